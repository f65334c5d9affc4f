/** Looks at the data folder and at Redis. */
import { access, constants, mkdir, statfs } from 'node:fs/promises';
import { pino } from 'pino';
import { RedisQuotas } from '../../../src/api/limits/redis-quotas.ts';
import type { Config } from '../../../src/config.ts';
import { failed, ok, reasonOf, warning } from './findings.ts';
import type { Finding } from './findings.ts';

const mebibyte = 1_048_576;
const freeMebibytesMin = 200;
const freeMebibytesGood = 2_048;

/** The embedded database, mails without a mail server, and the generated key are there. */
export async function checkStorage({ dataDir, databaseUrl, smtpUrl }: Config): Promise<Finding> {
  const check = 'storage';
  if (databaseUrl !== undefined && smtpUrl !== undefined) {
    return ok(check, 'Nothing is stored on this machine.');
  }
  try {
    await mkdir(dataDir, { recursive: true });
    await access(dataDir, constants.R_OK | constants.W_OK);
    const { bavail, bsize } = await statfs(dataDir);
    const free = Math.floor((bavail * bsize) / mebibyte);
    const message = `${dataDir} has ${free} MiB free.`;
    const advice = 'Free some space, or set DATA_DIR to a folder on a larger disk.';
    if (free < freeMebibytesMin) return failed(check, message, advice);
    return free < freeMebibytesGood ? warning(check, message, advice) : ok(check, message);
  } catch (error) {
    const advice = 'Set DATA_DIR to a folder that this user may write to.';
    return failed(check, `${dataDir} cannot be used: ${reasonOf(error)}.`, advice);
  }
}

/** Connects, and counts once, with all rights that counting needs. */
export async function checkRedis({ redisUrl, secretKey }: Config): Promise<Finding> {
  const check = 'redis';
  if (redisUrl === undefined) {
    return ok(check, 'REDIS_URL is not set, so each process counts requests for itself.');
  }
  const warnings: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => warnings.push(line) });
  const quotas = new RedisQuotas({ url: redisUrl, secretKey, logger });
  try {
    await quotas.open();
  } catch (error) {
    const advice = 'Correct the password, the permissions or the database in REDIS_URL.';
    return failed(check, `Redis refuses the connection: ${reasonOf(error)}.`, advice);
  } finally {
    quotas.close();
  }
  if (warnings.length === 0) return ok(check, 'Redis counts requests.');
  const advice = 'Start Redis, or correct REDIS_URL. Until then, each process counts for itself.';
  return failed(check, 'Redis cannot be reached.', advice);
}
