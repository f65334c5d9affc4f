/** Reads the code that was mailed to someone, in the folder where the service writes its mail. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** @throws {Error} when no mail comes within ten seconds */
export async function mailedCode(folder: string, email: string): Promise<string> {
  for (let tries = 0; tries < 200; tries += 1) {
    const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.eml')) : [];
    const mails = names.map((name) => readFileSync(path.join(folder, name), 'utf8'));
    const mail = mails.find((text) => text.includes(`\nTo: ${email}`));
    const [code] = /^\d{6}\b/m.exec(mail ?? '') ?? [];
    if (code !== undefined) return code;
    await delay(50);
  }
  throw new Error(`no mail with a code came for ${email}`);
}

/** @throws {Error} when it is not set */
export function setting(name: string): string {
  const value = process.env[name];
  if (value === undefined) throw new Error(`${name} is not set`);
  return value;
}
