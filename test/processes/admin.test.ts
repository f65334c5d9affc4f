/** The program by which operators find, change and check what is stored. */
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminCommands, admin as program } from '../../scripts/commands/admin/index.ts';
import { helpText } from '../../scripts/support/commands.ts';
import { makeInvoice } from '../support/billing.ts';
import { startAdmin } from '../support/admin-commands.ts';
import type { Admin } from '../support/admin-commands.ts';
import { runOnDatabase, startOnDatabase } from '../support/commands.ts';
import { makeBoard, makeTenant, readEvents } from '../support/factories.ts';
import { holdTransaction, untilWaiting } from '../support/races.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { systemNow } from '../support/clock.ts';
import { storedId } from '../support/ids.ts';
import { addTeammate, invite, makePerson, makeTeam } from '../support/teams.ts';

let service: Service;
let admin: Admin['admin'];
let found: Admin['found'];

beforeAll(async () => {
  service = await startService({ now: systemNow });
  ({ admin, found } = startAdmin(service));
});

const laterBy = (ms: number) => new Date(systemNow().getTime() + ms).toISOString();

describe('npm run admin', () => {
  it('has a help page for each command, and takes the example on it', () => {
    for (const command of adminCommands) {
      const text = helpText(command, 'npm');
      expect(text).toContain(`Usage: npm run ${command.name.replace(' ', ' -- ')} [options]`);
      expect(text).toContain('  --json ');
      expect(text.split('\n').filter((line) => line.length > 100)).toEqual([]);
      const words = [...command.example.matchAll(/"([^"]*)"|(\S+)/g)].map(
        ([, quoted, plain]) => quoted ?? plain ?? '',
      );
      expect(program.prepare(words)).toBeTypeOf('function');
      expect(program.prepare([...command.name.split(' ').slice(1), '--help'])).toBeUndefined();
      expect(program.select?.(words)?.command).toBe(command);
      expect(helpText(program, 'boards')).toContain(command.name.slice('admin '.length));
    }
  });

  it('refuses what it does not have, and to destroy something where nobody can be asked', async () => {
    const alone = (...args: string[]) => runOnDatabase(service.databaseUrl, 'admin', ...args);
    const refused = await Promise.all([
      alone('people', 'fly'),
      alone('people', 'find', 'nobody'),
      alone('people', 'erase', 'ada@example.com'),
    ]);
    expect(refused.map(({ code, stdout }) => [code, stdout])).toEqual(refused.map(() => [2, '']));
    expect(refused[0].stderr).toContain('There is no command admin people fly.');
    expect(refused[2].stderr).toContain('This needs --yes');
    for (const { stderr } of refused) expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(await alone('people', 'find', 'nobody@example.com')).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('what people called themselves', () => {
  it('reaches a terminal without control characters, and JSON as it is', async () => {
    const team = await makeTeam(service);
    const { workspaceId: id } = team;
    const name = 'Te\u001b[31mam\u007f\u009b2J\u202egpj';
    await service.succeed('updateWorkspace', { token: team.session, id, body: { name } });
    const texts = [
      (await admin('workspaces', 'show', id)).stdout,
      (await admin('workspaces', 'list')).stdout,
      (await admin('people', 'find', team.userId)).stdout,
      (await admin('people', 'erase', team.userId, '--yes')).stderr,
    ];
    for (const text of texts) {
      expect(text.replaceAll('\n', '')).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
      expect(text).toContain('Te\\u001b[31mam\\u007f\\u009b2J\\u202egpj');
    }
    expect(await found('workspaces', 'show', id)).toMatchObject({ name });
  });
});

describe('npm run admin -- events', () => {
  it('lets the log continue behind what a restore has lost, again and again, while the service works', async () => {
    const tenant = await makeTenant(service);
    const { token } = tenant;
    const { resume_cursor: cursor } = await service.succeed('listEvents', { token });
    const first = await found('events', 'mark-restored');
    const second = await found('events', 'mark-restored');
    expect(Number(second.after)).toBeGreaterThanOrEqual(Number(first.until));
    expect(Number(second.until)).toBeGreaterThan(Number(second.after));
    const { board } = await makeBoard(service, tenant);
    const { data } = await service.succeed('listEvents', { token, query: { cursor } });
    expect(data[0]).toMatchObject({ type: 'board.created', board_id: board.id });
    const actions = (await found('actions', 'list')) as unknown as { action: string; details: object }[];
    expect(actions[0]).toMatchObject({ action: 'events mark-restored', details: second });
  });
});

describe('npm run admin -- people', () => {
  it('finds a person by address and id, disables them, and enables them again', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    const { email } = await service.succeed('getMe', { token: person.session }).then(({ user }) => user);
    const seen = await found('people', 'find', email.toUpperCase());
    expect(seen).toMatchObject({ id: person.userId, email, sessions: 1 });
    expect(seen.workspaces).toContainEqual({ id: team.workspaceId, name: 'Team', role: 'member' });
    expect((await admin('people', 'find', person.userId)).stdout).toContain(email);
    await found('people', 'disable', person.userId, '--yes');
    await service.fail('getMe', 401, { token: person.session });
    await service.fail('getMe', 401, { token: person.token });
    const disabled = await found('people', 'find', email);
    expect(disabled.disabled_at).toBeTypeOf('string');
    await found('people', 'enable', email);
    await service.succeed('getMe', { token: person.session });
    await service.succeed('getMe', { token: person.token });
    const actions = (await found('actions', 'list')) as unknown as { action: string; subject: string }[];
    expect(actions.filter(({ subject }) => subject === person.userId).map(({ action }) => action)).toEqual([
      'people enable',
      'people disable',
    ]);
  });

  it('signs a person out everywhere, with their tokens if asked to', async () => {
    const team = await makeTeam(service);
    const person = await addTeammate(service, team, 'member');
    expect(await found('people', 'sign-out', person.userId, '--yes')).toMatchObject({ sessions: 1 });
    await service.fail('getMe', 401, { token: person.session });
    await service.succeed('getMe', { token: person.token });
    await found('people', 'sign-out', person.userId, '--tokens', '--yes');
    await service.fail('getMe', 401, { token: person.token });
    const revoked = (await readEvents(service, team)).find(({ type }) => type === 'token.deleted');
    expect(revoked).toMatchObject({ actorKind: 'operator' });
  });

  it('exports a person into a file of their own, and leaves no export behind', async () => {
    const person = await makePerson(service);
    const output = path.join(mkdtempSync(path.join(tmpdir(), 'boards-')), 'person.json');
    await found('people', 'export', person.userId, '--output', output);
    expect(JSON.parse(readFileSync(output, 'utf8'))).toHaveProperty('sessions');
    expect(statSync(output).mode & 0o777).toBe(0o600);
    expect((await service.succeed('listExports', { token: person.session })).data).toEqual([]);
    const again = await admin('people', 'export', person.userId, '--output', output);
    expect(again).toMatchObject({ code: 1, stderr: `${output} exists already.\n` });
  });

  it('gives way to the export of the person themselves once it was stopped', async () => {
    const { userId, session: token } = await makePerson(service);
    // So many that the comments are read in the second step.
    for (const name of ['1', '2', '3', '4', '5', '6'])
      await service.succeed('createWorkspace', { token, body: { name } });
    const output = path.join(mkdtempSync(path.join(tmpdir(), 'boards-')), 'person.json');
    const held = await holdTransaction(service, 'LOCK TABLE comments IN ACCESS EXCLUSIVE MODE');
    const command = startOnDatabase(
      service.databaseUrl,
      'admin',
      'people',
      'export',
      userId,
      '--output',
      output,
    );
    await untilWaiting(service, 1);
    command.kill('SIGKILL');
    await once(command, 'exit');
    await held.commit();
    const where = { userId: storedId(userId), parts: { gt: 0 } };
    const row = await service.database.reader.prisma.personExport.findFirstOrThrow({ where });
    expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBeGreaterThan(120_000);
    await service.fail('createExport', 409, { token });
    const now = () => new Date(systemNow().getTime() + 120_000);
    const later = await startService({ isOwn: true, databaseUrl: service.databaseUrl, now });
    await later.succeed('createExport', { token });
  });

  it('erases a person', async () => {
    const person = await makePerson(service);
    await found('people', 'erase', person.userId, '--yes');
    await service.fail('getMe', 401, { token: person.session });
    expect((await admin('people', 'erase', person.userId, '--yes')).code).toBe(1);
  });
});

describe('npm run admin -- audit', () => {
  it.each(['since', 'until'])('refuses a day that does not exist in --%s', async (option) => {
    for (const time of ['2026-02-31', '2026-02-30T10:00Z', '2026-13-01', '2026-02-01T25:00Z']) {
      const refused = await admin('audit', 'export', '--all', `--${option}`, time, '--to', '-');
      const sentence = `--${option} takes a day or a time that exists, such as 2026-11-20T12:00:00Z.`;
      expect([refused.code, refused.stdout]).toEqual([2, '']);
      expect(refused.stderr).toContain(sentence);
    }
  });

  it('exports a workspace with what operators did to it, and continues after a cursor', async () => {
    const team = await makeTeam(service);
    const folder = mkdtempSync(path.join(tmpdir(), 'boards-'));
    const [to, cursorFile] = [path.join(folder, 'audit.jsonl'), path.join(folder, 'cursor')];
    const entries = () =>
      readFileSync(to, 'utf8')
        .trimEnd()
        .split('\n')
        .map((line) => JSON.parse(line) as Record<string, unknown>);
    const given = [
      'audit',
      'export',
      '--workspace',
      team.workspaceId,
      '--cursor-file',
      cursorFile,
      '--to',
      to,
    ];
    await found(...given);
    const before = entries();
    expect(before.map(({ type }) => type)).toContain('workspace.created');
    expect(statSync(to).mode & 0o777).toBe(0o600);
    // As one that was killed leaves it.
    appendFileSync(to, '{"cursor":"1');
    const hold = ['--mode', 'read_only', '--reason', 'Report 4711', '--yes'];
    await found('workspaces', 'hold', team.workspaceId, ...hold);
    await found(...given);
    const added = entries().slice(before.length);
    expect(added.map(({ kind, type, action }) => [kind, type ?? action])).toEqual([
      ['event', 'workspace.held'],
      ['operator_action', 'workspaces hold'],
    ]);
    const early = path.join(path.dirname(to), 'early.jsonl');
    const continued = ['--all', '--to', early, '--cursor-file', `${early}.cursor`];
    await found('audit', 'export', ...continued, '--until', '2020-01-01');
    expect(readFileSync(early, 'utf8')).toBe('');
    await found('audit', 'export', ...continued);
    expect(readFileSync(early, 'utf8').split('\n').length).toBeGreaterThan(entries().length);
    const again = await admin('audit', 'export', '--all', '--to', to);
    expect(again).toMatchObject({ code: 1 });
    await makeTeam(service);
    const all = await admin('audit', 'export', '--all', '--to', '-', '--since', '2020-01-01');
    expect(all.stdout.trimEnd().split('\n').length).toBeGreaterThan(entries().length);
    expect((await admin('audit', 'export', '--all', '--to', '-', '--until', '2020-01-01')).stdout).toBe('');
    expect((await admin('audit', 'export', '--to', '-')).code).toBe(2);
  });
});

describe('npm run admin -- tokens and jobs', () => {
  it('lists tokens by their last use, and revokes one', async () => {
    const team = await makeTeam(service);
    const list = async (...args: string[]) =>
      (await found('tokens', 'list', '--workspace', team.workspaceId, ...args)) as unknown as {
        id: string;
      }[];
    const [token] = await list();
    if (token === undefined) throw new Error('no token is listed');
    expect(await list('--unused-days', '1')).toEqual([]);
    const createdAt = new Date(systemNow().getTime() - 2 * 86_400_000);
    const where = { id: storedId(token.id) };
    await service.database.reader.prisma.accessToken.update({ where, data: { createdAt } });
    expect((await list('--unused-days', '1')).map(({ id }) => id)).toEqual([token.id]);
    await found('tokens', 'revoke', token.id, '--yes');
    await service.fail('getMe', 401, { token: team.token });
    expect(await list()).toEqual([]);
    expect((await admin('tokens', 'revoke', token.id, '--yes')).code).toBe(1);
  });

  it('lists, retries and drops a job', async () => {
    const team = await makeTeam(service);
    await invite(service, team, 'bob@example.com');
    const [job] = (await found('jobs', 'list', '--task', 'mail-invite')) as unknown as {
      id: string;
      state: string;
    }[];
    if (job === undefined) throw new Error('no job is listed');
    expect(job.state).toBe('waiting');
    await found('jobs', 'retry', job.id);
    await found('jobs', 'drop', job.id, '--yes');
    expect(await admin('jobs', 'drop', job.id, '--yes')).toMatchObject({ code: 1, stdout: '' });
  });
});

describe('npm run admin -- invoices', () => {
  it('shows an invoice, credits a part of it, and marks it as paid', async () => {
    const team = await makeTeam(service);
    const id = await makeInvoice(service, team);
    const seen = await found('invoices', 'show', id);
    expect(seen).toMatchObject({ id, status: 'open', total: 4000, amount_due: 4000 });
    const number = String(seen.number);
    const credit = await found(
      'invoices',
      'credit',
      number,
      '--reason',
      'Billed twice',
      '--amount',
      '1600',
      '--yes',
    );
    expect(credit).toMatchObject({ credits: number });
    for (const [time, sentence] of [
      ['2026-02-31', '--paid-at takes a day or a time that exists, such as 2026-11-20T12:00:00Z.'],
      [laterBy(86_400_000), `${number} can't be marked as paid in the future.`],
      ['2026-01-02', `${number} can't be marked as paid before it was issued, on `],
    ] as const) {
      const refused = await admin('invoices', 'mark-paid', number, '--paid-at', time);
      expect([refused.stdout, refused.stderr]).toEqual(['', expect.stringContaining(sentence)]);
    }
    await found('invoices', 'mark-paid', number, '--paid-at', laterBy(0).slice(0, 10));
    expect(await found('invoices', 'show', number)).toMatchObject({ status: 'paid', amount_due: 0 });
    const events = (await readEvents(service, team)).filter(({ type }) => type === 'invoice.updated');
    expect(events.map(({ actorKind }) => actorKind)).toEqual(events.map(() => 'operator'));
    expect(await admin('invoices', 'show', 'ABC-0001')).toMatchObject({ code: 1, stdout: '' });
  });
});
