/** The configuration: what each variable takes, and that a mistake in it is one clear sentence. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import express from 'express';
import { describe, expect, it, onTestFinished } from 'vitest';
import { noRateLimits } from '../../src/api/limits/rate-limits.ts';
import { loadConfig } from '../../src/config.ts';
import { defaultGuessLimits, guessLimitsOf } from '../../src/domain/core/guess-limits.ts';
import type { PlanTable } from '../../src/domain/core/plan-table.ts';
import { testBilling } from '../support/billing.ts';
import { mistake } from '../support/config-mistakes.ts';
import { testQuotas } from '../support/quotas.ts';
import { liftedInviteLimits } from '../support/service.ts';

const key = 'a'.repeat(32);
const ownDatabase = { DATABASE_URL: 'postgresql://boards:secret@db.internal:5432/boards', SECRET_KEY: key };
const largeImage = path.join(import.meta.dirname, '../../docs/images/reference-desktop-dark.png');

function makeFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'boards-config-'));
  onTestFinished(() => {
    rmSync(folder, { recursive: true });
  });
  return folder;
}

function makeLogo(content: string): string {
  const file = path.join(makeFolder(), 'logo.svg');
  writeFileSync(file, content);
  return file;
}

function plansOf(sellerName: string): PlanTable {
  const { invoicing, ...plans } = testBilling.plans;
  return { ...plans, invoicing: { ...invoicing, seller: { name: sellerName } } };
}

const limitVariables = [
  ...['RATE_LIMIT', 'RATE_LIMIT_ANONYMOUS', 'CONNECTION_LIMIT', 'CONNECTION_LIMIT_PER_NETWORK'],
  ...['STREAM_LIMIT', 'STREAM_LIMIT_PER_NETWORK', 'STREAM_LIMIT_PER_CREDENTIAL'],
  'RATE_LIMIT_WRONG_LINKS',
  ...['RATE_LIMIT_CODES_PER_EMAIL', 'RATE_LIMIT_CODES_PER_NETWORK'],
  'RATE_LIMIT_INVITES_PER_EMAIL',
  ...['RATE_LIMIT_INVITES_PER_WORKSPACE', 'RATE_LIMIT_INVITES_PER_NEW_WORKSPACE'],
  'RATE_LIMIT_INVITES_PER_NETWORK',
];

describe('loadConfig', () => {
  it('needs no variables: an embedded database, this machine only, and a generated secret key', () => {
    const folder = makeFolder();
    const config = loadConfig({ DATA_DIR: path.join(folder, 'data') });
    expect(config).toEqual({
      port: 3000,
      host: '127.0.0.1',
      logClientAddress: 'hashed',
      logSlowStatementMs: 1_000,
      dataDir: path.join(folder, 'data'),
      databaseReplicaUrls: [],
      role: 'all',
      databasePoolSize: 20,
      databaseReplicaPoolSize: 20,
      workerConcurrency: 5,
      shutdownDelayMs: 0,
      demo: true,
      secretKey: readFileSync(path.join(folder, 'data', 'secret.key')),
      trustedProxies: [],
      logLevel: 'info',
      brand: { name: 'Board and Workspace Service' },
      logFormat: 'json',
      connectionLimits: { connectionsMax: 10_000, connectionsPerNetworkMax: 500 },
      streamLimits: { perProcessMax: 5_000, perNetworkMax: 250, perCredentialMax: 25 },
      rateLimits: { requestsPerCredential: 1500, requestsPerNetwork: 300 },
      guessLimits: defaultGuessLimits,
      quotas: testQuotas,
      keptTexts: { bytesMax: 8_388_608, bytesPerWorkspaceMax: 2_097_152, pagesMax: 10_000 },
      webhooks: { allowHttp: true, allowedNetworks: ['127.0.0.0/8', '::1/128'] },
      billing: testBilling,
    });
  });

  it('reads every variable', () => {
    const config = loadConfig({
      ...ownDatabase,
      PORT: '8080',
      HOST: '::',
      DATA_DIR: '/srv/boards',
      DATABASE_DIRECT_URL: 'postgres://db.internal/boards',
      ROLE: 'worker',
      DATABASE_REPLICA_URL: 'postgres://one.internal/boards, postgres://two.internal/boards',
      DATABASE_POOL_SIZE: '8',
      DATABASE_REPLICA_POOL_SIZE: '4',
      WORKER_CONCURRENCY: '3',
      SHUTDOWN_DELAY: '2.5',
      DEMO: 'off',
      PUBLIC_URL: 'https://boards.example.com/',
      TRUSTED_PROXIES: 'loopback, 10.0.0.0/8,,2001:db8::1',
      LOG_LEVEL: 'warn',
      LOG_FORMAT: 'pretty',
      SMTP_URL: 'smtp://boards:p%40ss@mail.example.com:587?requireTLS=true',
      MAIL_FROM: 'Boards & Co <hello@boards.example.com>',
      SERVICE_NAME: ' Boards & Co ',
      APP_URL: 'https://app.example.com/',
      CARD_URL: 'https://app.example.com/{workspace_id}/b/{board_id}#{id}',
      CONTACT_ADDRESS: 'abuse@example.com',
      LOGO_FILE: makeLogo('<svg/>'),
      REDIS_URL: 'rediss://boards:p%40ss@redis.example.com:6380/2',
      RATE_LIMIT: '100',
      RATE_LIMIT_ANONYMOUS: '20',
      CONNECTION_LIMIT: '2000',
      CONNECTION_LIMIT_PER_NETWORK: '50',
      STREAM_LIMIT: '3000',
      STREAM_LIMIT_PER_NETWORK: '60',
      STREAM_LIMIT_PER_CREDENTIAL: '5',
      RATE_LIMIT_WRONG_LINKS: '7',
      RATE_LIMIT_CODES_PER_EMAIL: '3',
      RATE_LIMIT_CODES_PER_NETWORK: '9',
      RATE_LIMIT_INVITES_PER_EMAIL: '4',
      RATE_LIMIT_INVITES_PER_WORKSPACE: '40',
      RATE_LIMIT_INVITES_PER_NEW_WORKSPACE: '20',
      RATE_LIMIT_INVITES_PER_NETWORK: '80',
      BILLING_ENFORCED: 'true',
      EVENT_RETENTION_DAYS: '365',
      WEBHOOKS_ALLOW_HTTP: 'true',
      WEBHOOKS_ALLOWED_NETWORKS: '10.1.0.0/16, fd00::/8',
    });
    expect(config).toEqual({
      port: 8080,
      host: '::',
      logClientAddress: 'hashed',
      logSlowStatementMs: 1_000,
      dataDir: '/srv/boards',
      databaseUrl: ownDatabase.DATABASE_URL,
      databaseDirectUrl: 'postgres://db.internal/boards',
      databaseReplicaUrls: ['postgres://one.internal/boards', 'postgres://two.internal/boards'],
      role: 'worker',
      databasePoolSize: 8,
      databaseReplicaPoolSize: 4,
      workerConcurrency: 3,
      shutdownDelayMs: 2_500,
      demo: false,
      publicUrl: 'https://boards.example.com',
      cardUrl: 'https://app.example.com/{workspace_id}/b/{board_id}#{id}',
      contact: 'abuse@example.com',
      secretKey: Buffer.from(key),
      trustedProxies: ['loopback', '10.0.0.0/8', '2001:db8::1'],
      logLevel: 'warn',
      logFormat: 'pretty',
      smtpUrl: 'smtp://boards:p%40ss@mail.example.com:587?requireTLS=true',
      mailFrom: { name: 'Boards & Co', address: 'hello@boards.example.com' },
      brand: {
        name: 'Boards & Co',
        appUrl: 'https://app.example.com',
        logo: `data:image/svg+xml;base64,${Buffer.from('<svg/>').toString('base64')}`,
      },
      connectionLimits: { connectionsMax: 2_000, connectionsPerNetworkMax: 50 },
      streamLimits: { perProcessMax: 3_000, perNetworkMax: 60, perCredentialMax: 5 },
      rateLimits: { requestsPerCredential: 100, requestsPerNetwork: 20 },
      redisUrl: 'rediss://boards:p%40ss@redis.example.com:6380/2',
      guessLimits: guessLimitsOf({
        wrongLinksPerMinute: 7,
        signInCodesPerEmail: 3,
        signInCodesPerNetwork: 9,
        invitesPerEmail: 4,
        invitesPerWorkspace: 40,
        invitesPerNewWorkspace: 20,
        invitesPerNetwork: 80,
      }),
      quotas: testQuotas,
      keptTexts: { bytesMax: 8_388_608, bytesPerWorkspaceMax: 2_097_152, pagesMax: 10_000 },
      billing: {
        ...testBilling,
        plans: plansOf('Boards & Co'),
        enforced: true,
        eventRetentionDays: 365,
      },
      webhooks: { allowHttp: true, allowedNetworks: ['10.1.0.0/16', 'fd00::/8'] },
    });
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ LOG_SLOW_STATEMENT_MS: 'off' }, { logSlowStatementMs: Number.POSITIVE_INFINITY }],
    [{ METRICS_PORT: '9464' }, { metricsAddress: { host: '127.0.0.1', port: 9464 } }],
    [
      { HOST: '10.0.0.1', PORT: '9464', METRICS_PORT: '9464', METRICS_HOST: '127.0.0.1' },
      { port: 9464, metricsAddress: { host: '127.0.0.1', port: 9464 } },
    ],
    [{ METRICS_PORT: '9464', METRICS_HOST: '::' }, { metricsAddress: { host: '::', port: 9464 } }],
    [{ PUBLIC_URL: 'http://localhost:3000' }, { publicUrl: 'http://localhost:3000' }],
    [{ PUBLIC_URL: ' HTTPS://Boards.Example.com/team// ' }, { publicUrl: 'https://boards.example.com/team' }],
    [{ TRUSTED_PROXIES: '' }, { trustedProxies: [] }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
    [{ SMTP_URL: 'smtps://mail.example.com' }, { smtpUrl: 'smtps://mail.example.com' }],
    [{ SMTP_URL: 'smtp://[::1]:2525' }, { smtpUrl: 'smtp://[::1]:2525' }],
    [{ REDIS_URL: 'redis://localhost' }, { redisUrl: 'redis://localhost' }],
    [{ REDIS_URL: 'redis://:secret@[::1]:6379/' }, { redisUrl: 'redis://:secret@[::1]:6379/' }],
    [{ MAIL_FROM: 'a@b.example' }, { mailFrom: { name: '', address: 'a@b.example' } }],
    [{ MAIL_FROM: ' "Büro, Nord" <a@b> ' }, { mailFrom: { name: 'Büro, Nord', address: 'a@b' } }],
  ])('accepts %o', (env, expected) => {
    expect(loadConfig({ ...ownDatabase, ...env })).toMatchObject(expected);
  });

  it('delays the stop for load balancers, but not on a terminal or with the embedded database', () => {
    const delayMs = (env: Record<string, string>, isTerminal: boolean) =>
      loadConfig({ DATA_DIR: makeFolder(), ...env }, isTerminal).shutdownDelayMs;
    expect([delayMs(ownDatabase, false), delayMs(ownDatabase, true), delayMs({}, false)]).toEqual([
      5_000, 0, 0,
    ]);
    expect(delayMs({ SHUTDOWN_DELAY: '7' }, true)).toBe(7_000);
  });

  it.each([
    [{ ROLE: 'api' }, 'ROLE=api needs DATABASE_URL'],
    [{ ROLE: 'worker' }, 'ROLE=worker needs DATABASE_URL'],
    [{ ...ownDatabase, DEMO: 'on' }, 'DEMO=on requires the embedded database'],
  ])('refuses %o', (env, sentence) => {
    expect(mistake({ DATA_DIR: makeFolder(), ...env })).toContain(sentence);
  });

  it.each(['off', '0'])('turns off every limit with “%s”', (off) => {
    const lifted = Object.fromEntries(limitVariables.map((name) => [name, off]));
    const { rateLimits, guessLimits } = loadConfig({ ...ownDatabase, ...lifted });
    expect(rateLimits).toEqual(noRateLimits);
    const none = Number.POSITIVE_INFINITY;
    expect(guessLimits).toEqual(
      guessLimitsOf({
        wrongLinksPerMinute: none,
        signInCodesPerEmail: none,
        signInCodesPerNetwork: none,
        ...liftedInviteLimits,
      }),
    );
    expect(guessLimits.legacySharedCard.guessesMax).toBe(none);
  });

  it('never raises the limit on guessing legacy share links', () => {
    const max = (text: string) =>
      loadConfig({ ...ownDatabase, RATE_LIMIT_WRONG_LINKS: text }).guessLimits.legacySharedCard.guessesMax;
    expect([max('3'), max('1000')]).toEqual([3, 5]);
  });

  it.each([
    ['BILLING_ENFORCED', ['', 'yes', '1', 'TRUE']],
    ['EVENT_RETENTION_DAYS', ['', '0', '-1', '1.5', '100000', 'a year']],
    ['WEBHOOKS_ALLOW_HTTP', ['', 'yes', '1', 'TRUE']],
    [
      'WEBHOOKS_ALLOWED_NETWORKS',
      ['10.1.0.0', '10.1.0.0/33', 'internal', '10.1.0.0/16/2', 'fe80::1%eth0/64'],
    ],
    ['BILLING_PLANS', ['', '/there/is/nothing.json']],
    ['PORT', ['', '65536', '-1', '80.5', '3000 ', '0x50', '1e3', 'http', '999999']],
    ['HOST', ['']],
    ['DATA_DIR', ['']],
    ['ROLE', ['', 'web', 'API']],
    ['DATABASE_POOL_SIZE', ['', '1', '1001', '2.5', '-2', 'many']],
    ['WORKER_CONCURRENCY', ['', '0', '101', '1e1']],
    ['SHUTDOWN_DELAY', ['', '301', '-1', '5s', '1.2345', '.5']],
    ['DEMO', ['', 'no', 'true', 'OFF']],
    ['DATABASE_URL', ['', 'boards', 'localhost:5432', 'mysql://user:hunter2@db/boards', 'http://db']],
    ['DATABASE_DIRECT_URL', ['', 'db.internal', 'https://user:hunter2@db.internal/boards']],
    ['DATABASE_REPLICA_URL', ['', 'replica', 'postgres://a/b,', 'postgres://a/b,http://user:hunter2@c/d']],
    [
      'PUBLIC_URL',
      [
        '',
        'boards.example.com',
        'ftp://a.example',
        'https://',
        'https://a.example/?a=1',
        'https://a.example/#a',
      ],
    ],
    ['PUBLIC_URL', ['https://user:hunter2@a.example', 'https://user@a.example']],
    [
      'TRUSTED_PROXIES',
      ['true', '1', '10.0.0.0/33', '10.0.0.0/0', '::/129', '::/0', '10.0.0.0/', '/8', '10.0.0.0/8/8'],
    ],
    ['TRUSTED_PROXIES', ['10.0.0', 'proxy.internal', 'loopback;linklocal', '10.0.0.1,elsewhere']],
    ['LOG_LEVEL', ['', 'verbose', 'INFO', '30']],
    ['LOG_FORMAT', ['', 'text', 'JSON']],
    ['SECRET_KEY', ['', 'a'.repeat(31)]],
    ...limitVariables.map((name): [string, string[]] => [
      name,
      ['', '-1', '1.5', '1e3', '600/min', 'OFF', 'none', '00', '1000000001', '99999999999'],
    ]),
    ['SMTP_URL', ['', 'mail.example.com', 'mail.example.com:587', 'http://user:hunter2@mail', 'smtp://']],
    [
      'SMTP_URL',
      ['smtp://user:hunter2@mail/inbox', 'smtp://user:hunter2@mail?debug=true', 'smtp://u:%zz@mail'],
    ],
    ['REDIS_URL', ['', 'redis', 'localhost:6379', 'http://user:hunter2@redis', 'redis://', 'redis:///0']],
    [
      'REDIS_URL',
      ['redis://hunter2@redis', 'redis://:hunter2@redis/boards', 'redis://redis/0/1', 'redis://redis/-1'],
    ],
    ['REDIS_URL', ['redis://redis?db=1', 'redis://redis#1', 'redis://u:%zz@redis', 'redis://redis:99999']],
    [
      'MAIL_FROM',
      ['', 'Boards', 'a@b, c@d', 'Boards <a@b>, c@d', 'Boards <a b@c>', 'a@b\nBcc: c@d', 'X\r\n <a@b>'],
    ],
    ['SERVICE_NAME', ['', ' ', 'a'.repeat(61), 'Boards\nand more', '<b>Boards</b>', 'Say "Boards"']],
    [
      'APP_URL',
      ['', 'app', 'app.example.com', 'javascript:alert(1)', 'https://user:hunter2@app.example.com'],
    ],
    ['LOGO_FILE', ['', '/nowhere/logo.svg', import.meta.filename, largeImage]],
  ])('refuses an invalid %s in one sentence that names it and contains no secret', (name, values) => {
    for (const value of values) {
      const sentence = mistake({ ...ownDatabase, [name]: value });
      expect(sentence).toMatch(new RegExp(`^${name} must [^\\n]*\\.$`));
      expect(sentence).not.toContain('hunter2');
      if (name === 'SECRET_KEY' && value !== '') expect(sentence).not.toContain(value);
    }
  });

  it('shows the invalid value if it is not a secret', () => {
    expect(mistake({ METRICS_PORT: 'http' })).toBe(
      'METRICS_PORT must be a whole number from 0 to 65535, not "http".',
    );
    expect(mistake({ METRICS_HOST: '127.0.0.1' })).toBe(
      'METRICS_HOST is set but METRICS_PORT is not. Set both or neither.',
    );
    expect(mistake({ PORT: '9464', METRICS_PORT: '9464' })).toBe(
      'METRICS_PORT must differ from PORT (9464).',
    );
    expect(mistake({ LOG_SLOW_STATEMENT_MS: 'soon' })).toBe(
      'LOG_SLOW_STATEMENT_MS must be a whole number from 0 to 600000, or off, not "soon".',
    );
    expect(mistake({ LOG_CLIENT_ADDRESS: 'yes' })).toBe(
      'LOG_CLIENT_ADDRESS must be one of hashed, plain, off, not "yes".',
    );
    expect(mistake({ PORT: 'http' })).toBe('PORT must be a whole number from 0 to 65535, not "http".');
    expect(mistake({ ...ownDatabase, LOG_LEVEL: 'loud' })).toContain('not "loud"');
    expect(mistake({ ...ownDatabase, TRUSTED_PROXIES: '10.0.0.1, nginx' })).toContain('not "nginx"');
  });

  it('accepts only proxies that Express accepts', () => {
    const values = [
      'loopback',
      'linklocal',
      'uniquelocal',
      '10.0.0.0/1',
      '10.0.0.0/32',
      '::/1',
      '::1/128',
      '::ffff:10.0.0.0/104',
    ];
    for (const value of values) {
      const { trustedProxies } = loadConfig({ ...ownDatabase, TRUSTED_PROXIES: value });
      expect(() => express().set('trust proxy', [...trustedProxies])).not.toThrow();
    }
  });

  it('requires the secret key with an external database, and the database URL with its direct URL', () => {
    const { DATABASE_URL } = ownDatabase;
    expect(mistake({ DATABASE_URL })).toMatch(/^SECRET_KEY must be set together with DATABASE_URL[^\n]*\.$/);
    expect(mistake({ DATABASE_DIRECT_URL: DATABASE_URL, SECRET_KEY: key })).toMatch(
      /^DATABASE_DIRECT_URL is set but DATABASE_URL is not[^\n]*\.$/,
    );
  });
});
