/**
 * The peers: what others would build the same with, on the same tables. They have packages of their own, which npm
 * installs before they run, so that none of it is a dependency of the service.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { CommandError } from '../support/command-errors.ts';

/** Each is a file in peers/src, and a server of the benchmark. */
export const peerTitles = {
  'fastify-openapi-glue': 'Fastify, fastify-openapi-glue, Prisma',
  nestjs: 'NestJS, Prisma',
  'express-openapi-validator': 'Express, express-openapi-validator, Prisma',
  'hono-drizzle': 'Hono, Drizzle',
} as const;

export type Peer = keyof typeof peerTitles;

export const peers = Object.keys(peerTitles) as Peer[];

const folder = path.join(import.meta.dirname, 'peers');

export function isPeer(name: string): name is Peer {
  return name in peerTitles;
}

export function isPeerTitle(text: string): boolean {
  return Object.values<string>(peerTitles).includes(text);
}

export function fileOfPeer(name: Peer): string {
  return path.join(folder, 'build', `${name}.js`);
}

/** Installs and builds them. @throws {CommandError} */
export function preparePeers(): void {
  run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund']);
  // Prisma asks for an engine that it doesn't run.
  run('npx', ['prisma', 'generate'], { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath });
  run('npx', ['tsc', '-p', '.']);
}

function run(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd: folder,
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  if (status !== 0) throw new CommandError(`${command} ${args.join(' ')} failed: ${stdout}${stderr}`);
}
