/** Reads where webhooks may send. */
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';
import type { WebhookSettings } from './domain/core/context.ts';
import { isNetwork } from './outgoing/addresses.ts';

/** What a demo allows, so that people can try webhooks with a receiver on their own machine, and with nothing else. */
const demoSettings: WebhookSettings = { allowHttp: true, allowedNetworks: ['127.0.0.0/8', '::1/128'] };

/** @throws {ConfigError} */
export function readWebhooks(env: Environment, isDemo: boolean): WebhookSettings {
  const { WEBHOOKS_ALLOW_HTTP: allowHttp, WEBHOOKS_ALLOWED_NETWORKS: networks } = env;
  if (isDemo && allowHttp === undefined && networks === undefined) return demoSettings;
  return { allowHttp: readAllowHttp(allowHttp), allowedNetworks: readNetworks(networks ?? '') };
}

function readAllowHttp(text = 'false'): boolean {
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigError(`WEBHOOKS_ALLOW_HTTP must be true or false, not "${text}".`);
}

function readNetworks(text: string): readonly string[] {
  const networks = text
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  for (const network of networks) {
    if (!network.includes('/') || !isNetwork(network)) {
      throw new ConfigError(
        `WEBHOOKS_ALLOWED_NETWORKS must list networks such as 10.1.0.0/16 separated by commas, not "${network}".`,
      );
    }
  }
  return networks;
}
