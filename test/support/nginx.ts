/** A real nginx in front of services of a test, configured as docs/operations.md shows. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { atTheEnd } from './endings.ts';
import { findFreePort } from './free-ports.ts';

/**
 * Ends with the test, or the file, that started it; returns its URL.
 *
 * @param connections how many it can have, to clients and services together
 * @throws {Error} where there is no `nginx`
 */
export async function startNginx(servicePorts: readonly number[], connections = 512): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nginx-'));
  const port = await findFreePort();
  await writeFile(path.join(folder, 'nginx.conf'), await configuration(port, servicePorts, connections));
  const args = ['-p', folder, '-c', 'nginx.conf', '-e', 'error.log', '-g', 'daemon off;'];
  const child = spawn('nginx', args, { stdio: 'ignore' });
  const failed = new Promise<never>((_resolve, reject) => {
    child.on('error', () => {
      reject(new Error('nginx is not on PATH; install the package nginx-light.'));
    });
    child.on('exit', (code) => {
      reject(new Error(`nginx ended with ${code ?? 'a signal'}`));
    });
  });
  failed.catch(() => undefined);
  atTheEnd(async () => {
    if (child.exitCode === null && child.kill('SIGTERM')) await once(child, 'exit');
    await rm(folder, { recursive: true, force: true });
  });
  const url = `http://127.0.0.1:${port}`;
  const isUp = async (): Promise<boolean> =>
    fetch(url).then(
      () => true,
      () => false,
    );
  while (!(await Promise.race([isUp(), failed]))) await new Promise((resolve) => setImmediate(resolve));
  return url;
}

const documented = path.join(import.meta.dirname, '..', '..', 'docs', 'operations.md');

/**
 * What docs/operations.md shows, with the ports of a test. `proxy_next_upstream` stays as it comes: a POST that was sent to
 * one service is not sent to another.
 */
async function configuration(
  port: number,
  servicePorts: readonly number[],
  connections: number,
): Promise<string> {
  const shown = /```nginx\n(.*?)```/s.exec(await readFile(documented, 'utf8'))?.[1];
  const server = /^ *server \S+:\d+(.*;)\n/gm;
  const options = shown === undefined ? undefined : server.exec(shown)?.[1];
  if (shown === undefined || options === undefined)
    throw new Error('docs/operations.md shows no servers of nginx');
  const servers = servicePorts.map((it) => `server 127.0.0.1:${it}${options}\n`);
  return `
    worker_processes 1;
    pid nginx.pid;
    events { worker_connections ${connections}; }
    http {
      access_log off;
      client_body_temp_path body; proxy_temp_path proxy; fastcgi_temp_path fastcgi;
      uwsgi_temp_path uwsgi; scgi_temp_path scgi;
      ${shown
        .replace(server, () => servers.splice(0).join(''))
        .replace('listen 80;', `listen 127.0.0.1:${port};`)}
    }`;
}
