/** The settings that domain code and handlers get, in requests and in the background. */
import type { AppDependencies } from './app.ts';
import { usualWebhookSettings } from './domain/core/context.ts';
import type { Settings } from './domain/core/context.ts';
import { derivedSecrets } from './domain/core/derived-secrets.ts';
import { defaultGuessLimits } from './domain/core/guess-limits.ts';
import { usualQuotas } from './domain/core/quotas.ts';

export type SettingsSources = Pick<
  AppDependencies,
  | 'publicUrl'
  | 'cardUrl'
  | 'demo'
  | 'guessLimits'
  | 'secretKey'
  | 'previousSecretKey'
  | 'billing'
  | 'quotas'
  | 'webhooks'
  | 'contact'
>;

export function settingsOf(sources: SettingsSources): Settings {
  const { publicUrl, secretKey, billing } = sources;
  return {
    publicUrl,
    cardUrl: sources.cardUrl ?? usualCardUrl(sources),
    guessLimits: sources.guessLimits ?? defaultGuessLimits,
    secrets: derivedSecrets(secretKey, sources.previousSecretKey),
    billing,
    quotas: sources.quotas ?? usualQuotas,
    webhooks: sources.webhooks ?? usualWebhookSettings,
    contact: sources.contact,
  };
}

function usualCardUrl({ publicUrl, demo = false }: SettingsSources): string {
  return demo ? `${publicUrl}/demo#/boards/{board_id}/cards/{id}` : `${publicUrl}/v1/cards/{id}`;
}
