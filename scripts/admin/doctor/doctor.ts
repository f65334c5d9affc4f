/** The work of `npm run admin -- doctor`: looks at everything that the service depends on, and changes nothing. */
import { loadConfig } from '../../../src/config.ts';
import type { Config } from '../../../src/config.ts';
import { ConfigError } from '../../../src/config-errors.ts';
import type { AdminResult } from '../../commands/admin/admin-commands.ts';
import { withDatabaseUrl } from '../../support/database-url.ts';
import { checkDatabase } from './database.ts';
import { failed, ok, reasonOf } from './findings.ts';
import type { Finding } from './findings.ts';
import { checkMail } from './mail.ts';
import { checkProxies, checkPublicUrl, checkSecretKey } from './settings.ts';
import { checkRedis, checkStorage } from './surroundings.ts';

/** Checks everything. A configuration that can't be read ends it at once. */
export async function examine(): Promise<AdminResult> {
  const findings = await findingsOf();
  const count = (status: Finding['status']) => findings.filter((it) => it.status === status).length;
  const [failures, warnings] = [count('failed'), count('warning')];
  const summary = `${findings.length} checks: ${failures} failed, ${warnings} with a warning.`;
  return {
    data: { status: failures > 0 ? 'failed' : warnings > 0 ? 'warning' : 'ok', checks: findings },
    text: `${findings.map(lineOf).join('')}${summary}\n`,
    isFailure: failures > 0,
  };
}

function lineOf({ check, status, message, advice }: Finding): string {
  const line = `${status.padEnd(7)}  ${check}: ${message}\n`;
  return advice === undefined ? line : `${line}         ${advice}\n`;
}

async function findingsOf(): Promise<Finding[]> {
  let config: Config;
  try {
    config = loadConfig(process.env);
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [
      failed(
        'configuration',
        error.message,
        'Correct the environment variable. README.md lists all of them.',
      ),
    ];
  }
  return [
    ok('configuration', 'All environment variables have valid values.'),
    checkSecretKey(config),
    checkPublicUrl(config),
    ...checkProxies(config),
    ...(await checkAnyDatabase(config)),
    await checkMail(config),
    await checkStorage(config),
    await checkRedis(config),
  ];
}

/** The configured database, or the embedded one, which is started if no service runs. */
async function checkAnyDatabase(config: Config): Promise<Finding[]> {
  try {
    return await withDatabaseUrl((url) => checkDatabase(url, config));
  } catch (error) {
    const advice = 'Stop other programs that use DATA_DIR, and see postgres.log in it.';
    return [failed('database', `The embedded database cannot be started: ${reasonOf(error)}.`, advice)];
  }
}
