/**
 * The secrets that sign what webhooks are sent. Each is random, and kept encrypted with the service's key, so that it stays
 * the same when the key changes (docs/decisions/0101-two-secret-keys.md). Those of earlier releases were derived.
 */
import type { WebhookModel } from '../../../generated/prisma/models.ts';
import type { Tx } from '../../db/database.ts';
import { newWebhookSecret } from '../../outgoing/webhook-signatures.ts';
import type { DerivedSecrets, KeySecrets } from '../core/derived-secrets.ts';

export type SealedSecrets = Pick<
  WebhookModel,
  'id' | 'secretGeneration' | 'sealedSecret' | 'sealedGeneration' | 'previousSealedSecret'
>;

/** What a webhook has before its first secret. */
export const neverSealed: Omit<SealedSecrets, 'id'> = {
  ...{ secretGeneration: 0, sealedSecret: null, sealedGeneration: null, previousSealedSecret: null },
};

/**
 * A new secret and its columns. The one before it stays, as long as it can still sign. It is random, because what a rehearsal
 * shows would be the next one otherwise.
 */
export function issueSecret(
  secrets: DerivedSecrets,
  { secretGeneration, sealedSecret: before, sealedGeneration }: Omit<SealedSecrets, 'id'>,
) {
  const secret = newWebhookSecret();
  const columns = {
    sealedSecret: new Uint8Array(secrets.seal(secret)),
    sealedGeneration: secretGeneration,
    previousSealedSecret:
      before !== null && sealedGeneration === secretGeneration - 1 ? new Uint8Array(before) : null,
  };
  return { secret, columns };
}

/** The secret of a generation; several if it was never sealed, and each key can be the one that it was derived with. */
export function signingSecrets(
  secrets: DerivedSecrets,
  webhook: SealedSecrets,
  generation: number,
): string[] {
  const opened = openedSecret(secrets, webhook, generation);
  return opened === undefined
    ? secrets.accepted.map((key) => key.webhookSecret(webhook.id, generation))
    : [opened.secret];
}

function openedSecret(
  { accepted }: DerivedSecrets,
  { sealedSecret: sealed, sealedGeneration, previousSealedSecret }: SealedSecrets,
  generation: number,
): { readonly secret: string; readonly key: KeySecrets } | undefined {
  if (sealedGeneration === null) return undefined;
  const isPrevious = generation === sealedGeneration - 1;
  const text = generation === sealedGeneration ? sealed : isPrevious ? previousSealedSecret : null;
  if (text === null) return undefined;
  for (const key of accepted) {
    const secret = key.open(text);
    if (secret !== undefined) return { secret, key };
  }
  return undefined;
}

const webhooksPerStep = 500;

/**
 * Seals the secrets of the next webhooks with the service's key, so that the previous key is no longer needed for them.
 * One that was never sealed was derived with the previous key, if there is one: what is created with a new key is sealed. One
 * that neither key opens stays as it is, for the key that does.
 *
 * @returns the last webhook that it looked at, how many it sealed, and how many neither key opens; undefined at the end
 */
export async function sealNextSecrets(
  { tx, now, secrets }: { readonly tx: Tx; readonly now: Date; readonly secrets: DerivedSecrets },
  after: string | undefined,
): Promise<{ readonly after: string; readonly sealed: number; readonly unopened: number } | undefined> {
  const webhooks = await nextWebhooks(tx, after);
  let sealed = 0;
  let unopened = 0;
  for (const webhook of webhooks) {
    if (isSealed(secrets, webhook, now)) continue;
    if (isUnopened(secrets, webhook)) {
      unopened += 1;
      continue;
    }
    const { id, secretGeneration } = webhook;
    const { count } = await tx.prisma.webhook.updateMany({
      // Not if it was rotated meanwhile, which seals it too.
      where: { id, secretGeneration },
      data: resealed(secrets, webhook),
    });
    sealed += count;
  }
  const last = webhooks.at(-1);
  return last === undefined ? undefined : { after: last.id, sealed, unopened };
}

/** How many webhooks have a secret that the service's key alone can't open. */
export async function countSecretsToSeal(ctx: {
  readonly tx: Tx;
  readonly now: Date;
  readonly secrets: DerivedSecrets;
}): Promise<number> {
  let count = 0;
  let after: string | undefined;
  for (;;) {
    const webhooks = await nextWebhooks(ctx.tx, after);
    count += webhooks.filter((webhook) => !isSealed(ctx.secrets, webhook, ctx.now)).length;
    after = webhooks.at(-1)?.id;
    if (after === undefined) return count;
  }
}

function nextWebhooks(tx: Tx, after: string | undefined): Promise<WebhookModel[]> {
  return tx.prisma.webhook.findMany({
    where: { ...(after !== undefined && { id: { gt: after } }) },
    orderBy: { id: 'asc' },
    take: webhooksPerStep,
  });
}

/** Whether the service's key opens all that signs. */
function isSealed(
  secrets: DerivedSecrets,
  webhook: SealedSecrets & Pick<WebhookModel, 'previousSecretEndsAt'>,
  now: Date,
): boolean {
  const { secretGeneration, previousSecretEndsAt: endsAt } = webhook;
  const overlaps = endsAt !== null && endsAt > now;
  const generations = overlaps ? [secretGeneration, secretGeneration - 1] : [secretGeneration];
  const [own] = secrets.accepted;
  return generations.every((generation) => openedSecret(secrets, webhook, generation)?.key === own);
}

/** Whether the secret is sealed with a key that is not here. */
function isUnopened(secrets: DerivedSecrets, webhook: SealedSecrets): boolean {
  const { secretGeneration, sealedGeneration } = webhook;
  return (
    sealedGeneration === secretGeneration && openedSecret(secrets, webhook, secretGeneration) === undefined
  );
}

function resealed(secrets: DerivedSecrets, webhook: SealedSecrets) {
  const { id, secretGeneration } = webhook;
  const oldest = secrets.accepted.at(-1) ?? secrets;
  const seal = (generation: number) => {
    const secret = openedSecret(secrets, webhook, generation)?.secret ?? oldest.webhookSecret(id, generation);
    return new Uint8Array(secrets.seal(secret));
  };
  return {
    sealedSecret: seal(secretGeneration),
    sealedGeneration: secretGeneration,
    previousSealedSecret: secretGeneration === 0 ? null : seal(secretGeneration - 1),
  };
}
