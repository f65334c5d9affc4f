/** The work of `npm run admin -- secret-key …`. */
import { loadConfig } from '../../src/config.ts';
import type { Tx } from '../../src/db/database.ts';
import { derivedSecrets } from '../../src/domain/core/derived-secrets.ts';
import type { DerivedSecrets } from '../../src/domain/core/derived-secrets.ts';
import { mailedLinkDays } from '../../src/domain/billing/invoices/invoice-links.ts';
import { findLastOperatorAction, recordOperatorAction } from '../../src/domain/events/operator-actions.ts';
import { countSecretsToSeal, sealNextSecrets } from '../../src/domain/webhooks/webhook-secrets.ts';
import type { AdminResult } from '../commands/admin/admin-commands.ts';
import { CommandError } from '../support/command-errors.ts';
import { dayOf, lines } from './admin-results.ts';
import { withOperatorTransactions } from './operator-transactions.ts';
import type { Transact } from './operator-transactions.ts';

function ownSecrets(): DerivedSecrets {
  const { secretKey, previousSecretKey } = loadConfig(process.env);
  return derivedSecrets(secretKey, previousSecretKey);
}

const action = 'secret-key rekey';
const sameVariables = 'Give the command the same SECRET_KEY and SECRET_KEY_PREVIOUS as the service.';

/** Encrypts the secrets of all webhooks with the new key. @throws {CommandError} without the key that they had before */
export async function rekey(): Promise<AdminResult> {
  const secrets = ownSecrets();
  // A secret that an earlier release derived would become that of the new key.
  if (secrets.accepted.length === 1)
    throw new CommandError(`There is no SECRET_KEY_PREVIOUS. ${sameVariables}`);
  const { sealed, unopened } = await withOperatorTransactions(async (transact) => {
    const counts = await sealAll(transact, secrets);
    if (counts.unopened > 0) return counts;
    await transact(async (ctx) => {
      // The first time counts: from then on nothing new depended on the previous key.
      if ((await findRekeying(ctx.tx, secrets)) === undefined)
        await recordOperatorAction(ctx, { action, subject: secrets.keyName });
    });
    return counts;
  });
  if (unopened > 0) {
    throw new CommandError(
      `Neither key opens the secrets of ${unopened} webhooks, so they stay as they are; ${sealed} others are encrypted with the ` +
        `new key. ${sameVariables} If their key is lost, rotate these secrets.`,
    );
  }
  return {
    data: { key: secrets.keyName, sealed },
    text: `The secrets of ${sealed} webhooks are encrypted with the new key.\n`,
  };
}

/** Since when this key is in use; undefined if another one was used after it. */
async function findRekeying(tx: Tx, { keyName }: DerivedSecrets): Promise<Date | undefined> {
  const last = await findLastOperatorAction(tx, action);
  return last?.subject === keyName ? last.occurredAt : undefined;
}

async function sealAll(
  transact: Transact,
  secrets: DerivedSecrets,
): Promise<{ readonly sealed: number; readonly unopened: number }> {
  let after: string | undefined;
  let [sealed, unopened] = [0, 0];
  for (;;) {
    const start = after;
    const step = await transact((ctx) => sealNextSecrets({ ...ctx, secrets }, start));
    if (step === undefined) return { sealed, unopened };
    after = step.after;
    sealed += step.sealed;
    unopened += step.unopened;
  }
}

const dayMs = 86_400_000;

/** What depends on the previous key. Mailed links to invoices last the longest of what expires. */
export async function showSecretKeys(): Promise<AdminResult> {
  const secrets = ownSecrets();
  const [webhooks, rekeyed, now] = await withOperatorTransactions((transact) =>
    transact(async ({ tx, now: time }) => {
      const rekeyedAt = await findRekeying(tx, secrets);
      return [await countSecretsToSeal({ tx, now: time, secrets }), rekeyedAt, time] as const;
    }),
  );
  const removableAt = rekeyed && new Date(rekeyed.getTime() + (mailedLinkDays + 2) * dayMs);
  const isRemovable = webhooks === 0 && removableAt !== undefined && removableAt <= now;
  const data = {
    key: secrets.keyName,
    previous_key: secrets.accepted[1]?.keyName ?? 'none',
    webhooks_to_rekey: webhooks,
    rekeyed_at: rekeyed?.toISOString() ?? 'never',
    removable_at: webhooks === 0 && removableAt !== undefined ? removableAt.toISOString() : 'unknown',
    removable: isRemovable,
  };
  return { data, text: `${lines(data)}\n${adviceOf(secrets, { webhooks, removableAt, isRemovable })}\n` };
}

interface Standing {
  readonly webhooks: number;
  readonly removableAt: Date | undefined;
  readonly isRemovable: boolean;
}

function adviceOf({ accepted }: DerivedSecrets, { webhooks, removableAt, isRemovable }: Standing): string {
  if (accepted.length === 1) return 'There is no SECRET_KEY_PREVIOUS.';
  if (webhooks > 0 || removableAt === undefined) {
    return 'Run npm run admin -- secret-key rekey, once all processes have the new SECRET_KEY.';
  }
  if (isRemovable) return 'You can remove SECRET_KEY_PREVIOUS.';
  return (
    `You can remove SECRET_KEY_PREVIOUS on ${dayOf(removableAt)}. Sign-in codes no longer need it after ten minutes, invites that ` +
    'wait to be mailed after 7 days, and mailed links to invoices on that day.'
  );
}
