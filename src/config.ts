/** Reads and checks the environment variables at startup. An error is one sentence. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import type { Brand } from './brand.ts';
import { readBrand, readCardUrl, readContact } from './config-brand.ts';
import { readDatabaseAddresses } from './config-database.ts';
import type { DatabaseAddresses } from './config-database.ts';
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';
import { readAuditLog, readEventRetention } from './config-events.ts';
import type { AuditDestination } from './jobs/audit/destinations.ts';
import { readMetricsAddress, readTracing } from './config-monitoring.ts';
import type { MonitoringConfig } from './config-monitoring.ts';
import { readLimits } from './config-limits.ts';
import type { LimitConfig } from './config-limits.ts';
import { readWebhooks } from './config-webhooks.ts';
import { PlanFileError, parsePlans } from './domain/billing/plans/plan-files.ts';
import { billingIntervals } from './domain/core/plan-table.ts';
import type { BillingSettings, PlanTable } from './domain/core/plan-table.ts';
import type { WebhookSettings } from './domain/core/context.ts';
import { readLogConfig } from './log-config.ts';
import type { LogConfig } from './log-config.ts';
import { readProcessConfig } from './process-config.ts';
import type { ProcessConfig } from './process-config.ts';

export { ConfigError } from './config-errors.ts';

export interface Config extends ProcessConfig, LogConfig, LimitConfig, MonitoringConfig, DatabaseAddresses {
  /** The port to listen on; 0 uses any free port. */
  readonly port: number;
  readonly host: string;
  /** The folder of the embedded PostgreSQL, the secret key and `demo.json`. */
  readonly dataDir: string;
  /** The address of the service for people and clients, without a trailing slash. */
  readonly publicUrl?: string;
  /** The address where people see a card, with placeholders. */
  readonly cardUrl?: string;
  /** Whom people can ask about a workspace that is on hold. */
  readonly contact?: string;
  /** The key for cursors and derived secrets; at least 32 bytes. */
  readonly secretKey: Buffer;
  /** The key before it: what was derived with it goes on working. */
  readonly previousSecretKey?: Buffer;
  /** Addresses, networks or Express's names (`loopback`) of proxies whose X-Forwarded-* headers are trusted. */
  readonly trustedProxies: readonly string[];
  /** The mail server, as `smtp://` or `smtps://`; if absent, mails are written into files. */
  readonly smtpUrl?: string;
  /** The sender of mails. */
  readonly mailFrom?: { readonly name: string; readonly address: string };
  readonly brand: Brand;
  /** Where the requests of all processes are counted; if absent, each process counts in its memory. */
  readonly redisUrl?: string;
  readonly billing: BillingSettings;
  /** Where the audit log is written, if anywhere. */
  readonly auditLog?: AuditDestination;
  /** Where webhooks may send. */
  readonly webhooks: WebhookSettings;
  /** Set if Stripe collects payments. */
  readonly stripe?: { readonly secretKey: string; readonly webhookSecret: string };
}

/** The folder with the embedded database and what else a service keeps. @throws {ConfigError} */
export function readDataDir(env: Environment): string {
  return path.resolve(readText(env, 'DATA_DIR', 'data'));
}

/**
 * Reads and checks the configuration. `isTerminal` says whether a person watches the output and waits when the service
 * stops.
 *
 * @throws {ConfigError} naming the variable, its value and the valid values
 */
export function loadConfig(env: Environment, isTerminal = false): Config {
  const dataDir = readDataDir(env);
  const addresses = readDatabaseAddresses(env);
  const { databaseUrl } = addresses;
  const publicUrl = readPublicUrl(env);
  const cardUrl = readCardUrl(env);
  const contact = readContact(env);
  const smtpUrl = readSmtpUrl(env);
  const mailFrom = readMailFrom(env);
  const redisUrl = readRedisUrl(env);
  const auditLog = readAuditLog(env);
  const stripe = readStripe(env);
  const brand = readBrand(env);
  const host = readText(env, 'HOST', '127.0.0.1');
  const port = readPort(env);
  const processConfig = readProcessConfig(env, { hasOwnDatabase: databaseUrl !== undefined, isTerminal });
  return {
    port,
    host,
    ...readMetricsAddress(env, { host, port }),
    ...readTracing(env),
    dataDir,
    ...addresses,
    ...processConfig,
    ...(publicUrl !== undefined && { publicUrl }),
    ...(cardUrl !== undefined && { cardUrl }),
    ...(contact !== undefined && { contact }),
    ...readSecretKeys(env, databaseUrl !== undefined, dataDir),
    trustedProxies: readTrustedProxies(env),
    ...readLogConfig(env, isTerminal),
    ...(smtpUrl !== undefined && { smtpUrl }),
    ...(mailFrom !== undefined && { mailFrom }),
    brand,
    ...readLimits(env),
    ...(redisUrl !== undefined && { redisUrl }),
    ...(auditLog !== undefined && { auditLog }),
    webhooks: readWebhooks(env, processConfig.demo),
    billing: readBilling(env, stripe === undefined ? 'manual' : 'stripe', brand.name),
    ...(stripe !== undefined && { stripe }),
  };
}

const usualPlanFile = path.join(import.meta.dirname, 'domain/billing/plans/plans.json');

function readBilling(
  env: Environment,
  provider: BillingSettings['provider'],
  serviceName: string,
): BillingSettings {
  const enforced = env.BILLING_ENFORCED ?? 'false';
  if (enforced !== 'true' && enforced !== 'false') {
    throw new ConfigError(`BILLING_ENFORCED must be true or false, not "${enforced}".`);
  }
  const file = path.resolve(readText(env, 'BILLING_PLANS', usualPlanFile));
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new ConfigError(`BILLING_PLANS must name a readable plan file, not "${file}".`);
  }
  try {
    const plans = parsePlans(text, serviceName);
    if (provider === 'stripe') requireStripePrices(plans);
    return { plans, enforced: enforced === 'true', provider, ...readEventRetention(env) };
  } catch (error) {
    if (!(error instanceof PlanFileError)) throw error;
    throw new ConfigError(
      `BILLING_PLANS must name a valid plan file. ${file} is not valid:\n${error.message}`,
    );
  }
}

/** The values are secrets, so errors don't contain them. */
function readStripe(env: Environment): Config['stripe'] {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (secretKey === undefined && webhookSecret === undefined) return undefined;
  if (secretKey === undefined || webhookSecret === undefined) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET belong together. Set both or neither.',
    );
  }
  if (!/^[rs]k_(?:test|live)_\w{8,500}$/.test(secretKey)) {
    throw new ConfigError(
      'STRIPE_SECRET_KEY must be a secret or restricted key of Stripe, such as sk_live_….',
    );
  }
  if (!/^whsec_[\w+/=]{8,500}$/.test(webhookSecret)) {
    throw new ConfigError('STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook endpoint, whsec_….');
  }
  return { secretKey, webhookSecret };
}

function requireStripePrices({ plans }: PlanTable): void {
  for (const { id, seatPrices, stripePrices } of plans) {
    const lacking = billingIntervals.find((interval) => seatPrices[interval] && !stripePrices[interval]);
    if (lacking !== undefined) {
      throw new ConfigError(
        `The plan ${id} needs stripe_prices.${lacking} in the plan file, because STRIPE_SECRET_KEY is set.`,
      );
    }
  }
}

/** An empty value is an error: as a host it would mean every address of the machine, as a folder the current one. */
function readText(env: Environment, name: 'BILLING_PLANS' | 'DATA_DIR' | 'HOST', otherwise: string): string {
  const text = env[name] ?? otherwise;
  if (text === '') throw new ConfigError(`${name} must not be empty. Leave it out to use ${otherwise}.`);
  return text;
}

function readPort(env: Environment): number {
  const text = env.PORT ?? '3000';
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) {
    throw new ConfigError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
  }
  return port;
}

function readPublicUrl(env: Environment): string | undefined {
  const text = env.PUBLIC_URL;
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (
    url === undefined ||
    !['http:', 'https:'].includes(url.protocol) ||
    url.search !== '' ||
    url.hash !== ''
  ) {
    throw new ConfigError(
      `PUBLIC_URL must be an http or https address without a query or fragment, such as https://boards.example.com, not "${text}".`,
    );
  }
  // Links contain this address, so everyone would see the password.
  if (url.username !== '' || url.password !== '') {
    throw new ConfigError('PUBLIC_URL must not contain a user name or a password.');
  }
  return url.origin + url.pathname.replace(/\/+$/, '');
}

function readTrustedProxies(env: Environment): readonly string[] {
  const entries = (env.TRUSTED_PROXIES ?? '').split(',').map((entry) => entry.trim());
  const proxies = entries.filter((entry) => entry !== '');
  for (const proxy of proxies) {
    const [address = '', prefix, ...rest] = proxy.split('/');
    const bitsMax = isIP(address) === 4 ? 32 : 128;
    const known = ['loopback', 'linklocal', 'uniquelocal'].includes(proxy);
    const prefixed =
      prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= bitsMax);
    if (!known && (isIP(address) === 0 || !prefixed || rest.length > 0)) {
      throw new ConfigError(
        `TRUSTED_PROXIES must list addresses or networks such as 10.0.0.0/8 separated by commas, not "${proxy}".`,
      );
    }
  }
  return proxies;
}

function readSmtpUrl(env: Environment): string | undefined {
  const text = env.SMTP_URL;
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The value can contain a password, so the error doesn't show it.
  if (
    url === undefined ||
    !['smtp:', 'smtps:'].includes(url.protocol) ||
    url.hostname === '' ||
    !['', '/'].includes(url.pathname) ||
    !['', '?requireTLS=true'].includes(url.search) ||
    url.hash !== '' ||
    !isDecodable(url.username + url.password)
  ) {
    throw new ConfigError(
      'SMTP_URL must look like smtps://user:password@mail.example.com or smtp://mail.example.com:587?requireTLS=true, ' +
        'with special characters in the password percent-encoded.',
    );
  }
  return text;
}

function readRedisUrl(env: Environment): string | undefined {
  const text = env.REDIS_URL;
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  // The value can contain a password, so the error doesn't show it.
  if (
    url === undefined ||
    !['redis:', 'rediss:'].includes(url.protocol) ||
    url.hostname === '' ||
    !/^(?:\/\d{0,5})?$/.test(url.pathname) ||
    url.search !== '' ||
    url.hash !== '' ||
    (url.username !== '' && url.password === '') ||
    !isDecodable(url.username + url.password)
  ) {
    throw new ConfigError(
      'REDIS_URL must look like redis://redis.example.com:6379/0 or rediss://user:password@redis.example.com:6380, ' +
        'with special characters in the password percent-encoded.',
    );
  }
  return text;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

function readMailFrom(env: Environment): Config['mailFrom'] {
  const text = env.MAIL_FROM;
  if (text === undefined) return undefined;
  const address = String.raw`[^\s\p{C}"(),:;<>@[\]\\]+@[^\s\p{C}"(),:;<>@[\]\\]+`;
  const parts = new RegExp(
    String.raw`^(?:"?(?<name>[^\p{C}"<>]*?)"? *<(?<named>${address})>|(?<bare>${address}))$`,
    'u',
  ).exec(text.trim())?.groups;
  if (parts === undefined) {
    throw new ConfigError('MAIL_FROM must look like Boards <no-reply@boards.example.com>.');
  }
  return { name: (parts.name ?? '').trim(), address: parts.named ?? parts.bare ?? '' };
}

const secretKeyBytesMin = 32;

function readSecretKeys(
  env: Environment,
  required: boolean,
  dataDir: string,
): Pick<Config, 'secretKey' | 'previousSecretKey'> {
  const { SECRET_KEY: text, SECRET_KEY_PREVIOUS: previous } = env;
  const secretKey = readSecretKey(env, required, dataDir);
  if (previous === undefined) return { secretKey };
  if (text === undefined) {
    throw new ConfigError('SECRET_KEY_PREVIOUS is set but SECRET_KEY is not. Set SECRET_KEY to the new key.');
  }
  if (Buffer.byteLength(previous) < secretKeyBytesMin || previous === text) {
    throw new ConfigError('SECRET_KEY_PREVIOUS must be another key of at least 32 characters.');
  }
  return { secretKey, previousSecretKey: Buffer.from(previous) };
}

function readSecretKey(env: Environment, required: boolean, dataDir: string): Buffer {
  const text = env.SECRET_KEY;
  if (text !== undefined) {
    if (Buffer.byteLength(text) < secretKeyBytesMin) {
      throw new ConfigError(
        'SECRET_KEY must have at least 32 characters. `openssl rand -base64 32` generates one.',
      );
    }
    return Buffer.from(text);
  }
  if (required) {
    throw new ConfigError(
      'SECRET_KEY must be set together with DATABASE_URL, and be the same for every process. `openssl rand -base64 32` generates one.',
    );
  }
  return generatedSecretKey(path.join(dataDir, 'secret.key'));
}

function generatedSecretKey(file: string): Buffer {
  try {
    if (!existsSync(file)) {
      mkdirSync(path.dirname(file), { recursive: true });
      // `wx`: if two processes start at the same time, one creates the key and the other reads it below.
      writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
    }
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') {
      // A partly written file would be read as a damaged key.
      rmSync(file, { force: true });
      throw new ConfigError(`The disk of the data folder ${path.dirname(file)} is full. Free some space.`);
    }
    // EEXIST is also the error if there is a file instead of the folder.
    if (!existsSync(file)) {
      throw new ConfigError(
        `The data folder ${path.dirname(file)} is not writable. Set DATA_DIR to one that is.`,
      );
    }
  }
  return readKeyFile(file);
}

function readKeyFile(file: string): Buffer {
  let text: string;
  try {
    text = readFileSync(file, 'utf8').trim();
  } catch {
    throw new ConfigError(`The secret key in ${file} cannot be read. Give this user permission to read it.`);
  }
  if (Buffer.byteLength(text) < secretKeyBytesMin) {
    throw new ConfigError(`The secret key in ${file} is damaged. Delete the file to generate a new key.`);
  }
  return Buffer.from(text);
}
