/**
 * Follows the guide of docs/operations.md on a bare Debian, uses the service that stands there then as people do, kills it,
 * and looks at how closed its unit is.
 */
import { once } from 'node:events';
import { appendFileSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startMailServer } from '../../test/support/smtp-server.ts';
import type { MailServer } from '../../test/support/smtp-server.ts';
import { run } from '../clients/packed-packages.ts';
import { countSteps } from '../newcomers/steps.ts';
import type { Step } from '../newcomers/steps.ts';
import { CommandError } from '../support/command-errors.ts';
import { bootDebian } from './debian.ts';
import type { Debian } from './debian.ts';
import { guideScript, readGuideSteps, stepMark } from './guide-steps.ts';
import { tryService } from './service-trials.ts';

const repository = path.join(import.meta.dirname, '../..');
const smtpsPort = 465;
/** What fails in the log is near its end. */
const shownLines = 30;

async function execute(program: string, args: readonly string[], folder: string): Promise<void> {
  const { code, stdout, stderr } = await run(program, [...args], folder, process.env);
  if (code !== 0) throw new CommandError(`${program} ended with ${code}:\n${stdout}${stderr}`);
}

/** A certificate authority of an afternoon, and a certificate for both names of the guide. */
async function makeCertificates(folder: string): Promise<void> {
  const names = 'subjectAltName=DNS:boards.example.com,DNS:mail.example.com';
  const openssl = (...args: string[]) => execute('openssl', args, folder);
  const request = ['req', '-newkey', 'rsa:2048', '-nodes'];
  await openssl(
    ...request,
    '-x509',
    '-days',
    '2',
    '-subj',
    '/CN=Trial',
    '-keyout',
    'ca.key',
    '-out',
    'ca.crt',
  );
  await openssl(
    ...request,
    '-subj',
    '/CN=boards.example.com',
    '-keyout',
    'privkey.pem',
    '-out',
    'request.pem',
  );
  const signed = ['x509', '-req', '-in', 'request.pem', '-CA', 'ca.crt', '-CAkey', 'ca.key', '-days', '2'];
  await execute(
    'bash',
    ['-c', `openssl ${signed.join(' ')} -extfile <(echo ${names}) -out fullchain.pem`],
    folder,
  );
}

/** What the guide says that its reader has: a release, two names, a certificate, and a mail server. */
async function giveRequisites(debian: Debian, folder: string): Promise<MailServer> {
  await makeCertificates(folder);
  const { root } = debian;
  const certificates = path.join(root, 'etc/ssl/boards');
  mkdirSync(certificates, { recursive: true });
  for (const file of ['fullchain.pem', 'privkey.pem'])
    cpSync(path.join(folder, file), `${certificates}/${file}`);
  const authorities = 'usr/local/share/ca-certificates';
  // Those that this machine needs to reach the registries.
  if (existsSync(`/${authorities}`))
    cpSync(`/${authorities}`, path.join(root, authorities), { recursive: true });
  cpSync(path.join(folder, 'ca.crt'), path.join(root, authorities, 'trial.crt'));
  appendFileSync(path.join(root, 'etc/hosts'), '127.0.0.1 boards.example.com mail.example.com\n');
  const archive = path.join(root, 'root/boards.tar.gz');
  await execute('git', ['archive', '--prefix=boards/', '--output', archive, 'HEAD'], repository);
  const [key, cert] = ['privkey.pem', 'fullchain.pem'].map((file) =>
    readFileSync(path.join(folder, file), 'utf8'),
  );
  const login = { user: 'boards', password: 'secret' };
  return startMailServer({}, smtpsPort, login, '127.0.0.1', { key: key ?? '', cert: cert ?? '' });
}

/** Types the guide's commands into one shell. @throws {CommandError} at the first step that fails */
async function followGuide(step: Step, debian: Debian): Promise<void> {
  const steps = readGuideSteps();
  const shell = debian.shell();
  shell.stdin?.end(guideScript(steps));
  const log: string[] = [];
  const begun = steps.map(() => Promise.withResolvers<undefined>());
  for (const stream of [shell.stdout, shell.stderr]) {
    stream?.setEncoding('utf8').on('data', (text: string) => {
      log.push(text);
      for (const [, index] of text.matchAll(new RegExp(`^${stepMark}(\\d+)$`, 'gm'))) {
        begun[Number(index)]?.resolve(undefined);
      }
    });
  }
  const ended = once(shell, 'close').then(([code]) => {
    if (code !== 0) throw new CommandError(log.join('').split('\n').slice(-shownLines).join('\n'));
    return undefined;
  });
  ended.catch(() => undefined);
  for (const [index, { heading, commands }] of steps.entries()) {
    const [firstLine = ''] = commands.split('\n');
    // A step has ended when the next one begins.
    await step(`${heading}: ${firstLine}`, () => Promise.race([begun[index + 1]?.promise ?? ended, ended]));
    if (shell.exitCode !== null && shell.exitCode !== 0) {
      const journal = await debian.output(`journalctl --unit 'boards*' --no-pager --lines ${shownLines}`);
      throw new CommandError(`The guide ends here.\n${journal}`);
    }
  }
}

/** @throws {CommandError} if Debian can't be installed or booted */
export async function followOperationsGuide(): Promise<void> {
  const { step, counts } = countSteps();
  const folder = mkdtempSync(path.join(tmpdir(), 'operations-'));
  let debian: Debian | undefined;
  let mailServer: MailServer | undefined;
  try {
    debian = await bootDebian(path.join(folder, 'root'));
    mailServer = await giveRequisites(debian, folder);
    await followGuide(step, debian);
    await tryService(step, debian, mailServer);
  } finally {
    await mailServer?.close();
    await debian?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const { passed, failed } = counts();
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
}
