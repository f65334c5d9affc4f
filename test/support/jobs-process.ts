// Background work in a process of its own, so that tests can kill it: started with the URLs of a database and of a mail
// server and with the time at which its clock begins, it says so when it works, and stops on SIGTERM.
import { pino } from 'pino';
import { usualBrand } from '../../src/brand.ts';
import { openDatabase } from '../../src/db/database.ts';
import { startJobs } from '../../src/jobs/worker/jobs.ts';
import { smtpMailer, usualSender } from '../../src/jobs/mail/mailers.ts';
import { testBilling } from './billing.ts';
import { testQuotas } from './quotas.ts';

const [url = '', smtpUrl = '', startTime = ''] = process.argv.slice(2);
const publicUrl = 'http://boards.test';
const database = openDatabase({ url });
await startJobs({
  url,
  database,
  billing: testBilling,
  quotas: testQuotas,
  brand: usualBrand,
  mailer: smtpMailer(smtpUrl, usualSender(usualBrand.name, publicUrl), 2),
  secretKey: Buffer.alloc(32, 7),
  publicUrl,
  logger: pino({ level: 'silent' }),
  now: () => new Date(Date.parse(startTime) + performance.now()),
});
process.stdout.write('working\n');
