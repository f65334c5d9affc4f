/** Starts the background work of a process from its configuration. */
import path from 'node:path';
import { brandOf } from './brand.ts';
import type { Config } from './config.ts';
import type { PaymentProvider } from './domain/billing/payments/payment-providers.ts';
import { fileMailer, smtpMailer, usualSender } from './jobs/mail/mailers.ts';
import type { Mailer } from './jobs/mail/mailers.ts';
import { startJobs } from './jobs/worker/jobs.ts';
import type { Jobs, JobsOptions } from './jobs/worker/jobs.ts';

export async function startBackgroundWork(
  config: Config,
  parts: Pick<
    JobsOptions,
    'url' | 'database' | 'publicUrl' | 'logger' | 'now' | 'webhooks' | 'metrics' | 'recordSpan'
  >,
): Promise<Jobs> {
  const { stripe } = config;
  const { webhooks } = parts;
  return startJobs({
    ...parts,
    ...(webhooks && { webhooks: { ...webhooks, servesRequests: config.role !== 'worker' } }),
    mailer: openMailer(config, parts),
    concurrency: config.workerConcurrency,
    secretKey: config.secretKey,
    ...(config.previousSecretKey !== undefined && { previousSecretKey: config.previousSecretKey }),
    billing: config.billing,
    quotas: config.quotas,
    brand: brandOf({ ...config, publicUrl: parts.publicUrl }),
    auditLog: config.auditLog,
    ...(stripe !== undefined && { paymentProvider: await openStripe(stripe.secretKey, parts.now) }),
  });
}

/** Loads Stripe's library, which only installations that collect money with it need. */
async function openStripe(secretKey: string, now: () => Date): Promise<PaymentProvider> {
  const { stripeProvider } = await import('./payments/stripe.ts');
  return stripeProvider({ secretKey, now });
}

function openMailer(
  { smtpUrl, mailFrom, ...config }: Config,
  { publicUrl, logger, now }: Pick<JobsOptions, 'publicUrl' | 'logger' | 'now'>,
): Mailer {
  const from = mailFrom ?? usualSender(config.brand.name, publicUrl);
  if (smtpUrl === undefined) {
    const folder = path.join(config.dataDir, 'mail');
    if (config.databaseUrl !== undefined) {
      logger.warn({ folder }, 'SMTP_URL is not set; mails are written to files and not sent');
    }
    return fileMailer(folder, from, now);
  }
  if (config.publicUrl === undefined) {
    logger.warn({ publicUrl }, 'PUBLIC_URL is not set; links in mails point to this machine');
  }
  return smtpMailer(smtpUrl, from, config.workerConcurrency);
}
