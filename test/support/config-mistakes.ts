/** What a configuration that isn't valid is answered with. */
import { ConfigError, loadConfig } from '../../src/config.ts';

/** The sentence that the person who starts the service reads. */
export function mistake(env: Record<string, string>): string {
  try {
    loadConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  throw new Error('the configuration was accepted');
}
