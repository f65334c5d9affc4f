/** What has to be true before the service starts. */
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { Database } from './db/database.ts';
import { isOutOfConnections, unreachableSentence } from './db/errors.ts';
import { inspectPooling, lostStatementsSentence, missingDirectUrlSentence } from './db/poolers.ts';
import { countPayingAccounts, findOtherCurrencies } from './domain/billing/billing-account-rows.ts';
import { findMissingPlans } from './domain/billing/billing-accounts.ts';
import { missingSellerSentence } from './domain/billing/plans/plan-files.ts';

/** Why the service can't start, in one sentence for the person who starts it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** @throws {StartError} if the data and the configuration don't fit */
export async function checkStart(database: Database, config: Config, logger: Logger): Promise<void> {
  await requireFittingPlans(database, config);
  await requireKnownProvider(database, config);
  warnOfMissingSeller(config, logger);
}

/** @throws {StartError} if workspaces have plans that the file lacks, or pay in another currency */
async function requireFittingPlans({ reader }: Database, { billing }: Config): Promise<void> {
  const missing = await findMissingPlans({ tx: reader }, billing.plans);
  if (missing.length > 0) {
    throw new StartError(
      `Workspaces have plans that are missing from the plan file: ${missing.join(', ')}. Put them back with "offered": false.`,
    );
  }
  const others = await findOtherCurrencies({ tx: reader }, billing.plans);
  if (others.length > 0) {
    throw new StartError(
      `Workspaces pay in ${others.join(', ')}, but the plan file has prices in ${billing.plans.currency}. Restore the currency.`,
    );
  }
}

/** @throws {StartError} if the database can't be reached, or a pooler loses prepared statements */
export async function requireUsablePooler(
  url: string,
  directUrl: string | undefined,
  logger: Logger,
): Promise<void> {
  const { isPooled, keepsStatements } = await inspectPooling(url).catch((cause: unknown) => {
    if (isOutOfConnections(cause)) throw cause;
    throw new StartError(unreachableSentence(url, cause), { cause });
  });
  if (!keepsStatements) throw new StartError(lostStatementsSentence);
  if (isPooled && directUrl === undefined) logger.warn(missingDirectUrlSentence);
}

/** @throws {StartError} if workspaces pay with Stripe, but Stripe isn't configured */
async function requireKnownProvider({ reader }: Database, { stripe }: Config): Promise<void> {
  const paying = stripe === undefined ? await countPayingAccounts(reader, 'stripe') : 0;
  if (paying > 0) {
    const workspaces = paying === 1 ? 'One workspace pays' : `${paying} workspaces pay`;
    throw new StartError(`${workspaces} with Stripe. Set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET.`);
  }
}

/** The demo sends no invoices to anyone. */
function warnOfMissingSeller({ databaseUrl, billing }: Config, logger: Logger): void {
  const sentence = missingSellerSentence(billing.plans);
  if (databaseUrl !== undefined && sentence !== undefined) logger.warn(sentence);
}
