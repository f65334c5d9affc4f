/** Builds Stripe's own stripe-mock at a pinned version, once, and runs it on a port of its own while the tests do. */
import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

// It knows Stripe's API of 2026-08-26, one version before that of the library: there is none with the same yet.
const version = 'v0.203.0';
const folder = path.resolve(import.meta.dirname, '../../dist/stripe-mock', version);
const program = path.join(folder, 'stripe-mock');

declare module 'vitest' {
  interface ProvidedContext {
    stripeMockPort: number;
  }
}

/** vitest's way in; what it returns is called at the end. */
export async function setup(project: TestProject): Promise<() => void> {
  if (!existsSync(program)) {
    execFileSync('go', ['install', `github.com/stripe/stripe-mock@${version}`], {
      env: { ...process.env, GOBIN: folder },
      stdio: 'inherit',
    });
  }
  const child = spawn(program, ['-http-addr', '127.0.0.1:0'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  const port = await new Promise<number>((resolve, reject) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const found = /127\.0\.0\.1:(\d+)/.exec(output)?.[1];
      if (found !== undefined) resolve(Number(found));
    });
    child.on('exit', (code) => {
      reject(new Error(`stripe-mock ended with ${String(code)}: ${output}`));
    });
  });
  project.provide('stripeMockPort', port);
  return () => {
    child.kill();
  };
}
