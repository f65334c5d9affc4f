/** Reads how the service presents itself: its name, its app, the addresses of cards there, and its logo. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { usualBrand } from './brand.ts';
import type { Brand } from './brand.ts';
import { ConfigError } from './config-errors.ts';
import type { Environment } from './config-errors.ts';
import { cardAddress } from './domain/core/card-urls.ts';

/** @throws {ConfigError} */
export function readBrand(env: Environment): Brand {
  const appUrl = readAppUrl(env);
  const logo = readLogo(env);
  return {
    name: readName(env),
    ...(appUrl !== undefined && { appUrl }),
    ...(logo !== undefined && { logo }),
  };
}

const nameLengthMax = 60;

function readName({ SERVICE_NAME: text = usualBrand.name }: Environment): string {
  const name = text.trim();
  if (name === '' || name.length > nameLengthMax || /[\p{C}<>"]/u.test(name)) {
    throw new ConfigError(
      `SERVICE_NAME must have 1 to ${nameLengthMax} characters on one line, without <, > and ".`,
    );
  }
  return name;
}

function readAppUrl({ APP_URL: text }: Environment): string | undefined {
  if (text === undefined) return undefined;
  const url = URL.parse(text);
  const isWeb = url?.protocol === 'https:' || url?.protocol === 'http:';
  if (url === null || !isWeb || url.username !== '' || url.password !== '') {
    throw new ConfigError('APP_URL must be the address of your app, such as https://app.example.com.');
  }
  return url.href.replace(/\/$/, '');
}

const contactLengthMax = 200;

/** @throws {ConfigError} */
export function readContact({ CONTACT_ADDRESS: text }: Environment): string | undefined {
  if (text === undefined) return undefined;
  const isSound = /^(?:[^\s@]+@[^\s@]+|https?:\/\/\S+)$/.test(text) && !/[\p{C}<>"]/u.test(text);
  if (!isSound || text.length > contactLengthMax) {
    throw new ConfigError(
      'CONTACT_ADDRESS must be an email address or a web address, such as abuse@example.com.',
    );
  }
  return text;
}

const cardUrlLengthMax = 1_000;

/** @throws {ConfigError} */
export function readCardUrl({ CARD_URL: text }: Environment): string | undefined {
  if (text === undefined) return undefined;
  const example = cardAddress(text, { id: 'card', board_id: 'board', workspace_id: 'workspace' });
  const url = /^https?:\/\/[\w.~:/?#[\]@!$&'()*+,;=%-]+$/.test(example) ? URL.parse(example) : null;
  const isSound = url?.username === '' && url.password === '' && text.length <= cardUrlLengthMax;
  if (!isSound || !text.includes('{id}')) {
    throw new ConfigError(
      'CARD_URL must be the address of a card in your app, such as https://app.example.com/cards/{id}, with {id}, and ' +
        '{board_id} and {workspace_id} where you need them.',
    );
  }
  return text;
}

/** Pages hold the logo, so that it has to be small. */
const logoBytesMax = 64 * 1024;

const logoTypes: Readonly<Record<string, string>> = {
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
};

function readLogo({ LOGO_FILE: file }: Environment): string | undefined {
  if (file === undefined) return undefined;
  const type = logoTypes[path.extname(file).toLowerCase()];
  const bytes = type === undefined ? undefined : readBytes(file);
  if (type === undefined || bytes === undefined || bytes.length === 0 || bytes.length > logoBytesMax) {
    throw new ConfigError(
      `LOGO_FILE must name a readable .svg, .png, .jpg or .webp file of at most 64 KiB, not "${file}".`,
    );
  }
  return `data:${type};base64,${bytes.toString('base64')}`;
}

function readBytes(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}
