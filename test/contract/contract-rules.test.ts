/** Owns that each rule for generators of clients refuses its case: the contract of 2.6.0 breaks them all. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { stringify } from 'yaml';

const root = path.join(import.meta.dirname, '..', '..');

/** The last step of the place of what each rule refuses must end like one of these, and each must be there. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'plain-times': [
    ...['Timestamp', 'Moment'].flatMap((name) => [
      `${name}/pattern`,
      `${name}/minLength`,
      `${name}/maxLength`,
    ]),
    ...['Day/minLength', 'Day/maxLength'],
    ...['due_at', 'completed_at'].flatMap((name) =>
      ['pattern', 'minLength', 'maxLength'].map((keyword) => `UpdateCard/properties/${name}/${keyword}`),
    ),
  ],
  'ascii-patterns': ['EntityTags/pattern'],
  'no-parameter-defaults': ['ValidateOnlyParameter', 'LimitParameter', 'ArchivedParameter'],
  'scheme-names': ['accessToken', 'session'],
  'named-successes': [
    ...['me/get/responses/200', 'me/patch/responses/200', 'workspaces/post/responses/201'],
    ...['members/post/responses/201', 'resend-invite/post/responses/200', 'accept/post/responses/200'],
    ...['access-tokens/post/responses/201', 'rotate/post/responses/200'],
    ...['plan-previews/post/responses/201', 'plan-previews~1{id}/get/responses/200'],
    ...['links/post/responses/201', 'billing-links~1{id}/get/responses/200'],
    ...[
      'boards/post/responses/201',
      'boards~1{id}~1archive/post/responses/200',
      'columns/post/responses/201',
    ],
    ...['cards/post/responses/201', 'cards~1{id}~1archive/post/responses/200', 'labels/post/responses/201'],
    ...['comments/post/responses/201', 'templates/post/responses/201'],
  ],
  'plain-reads': [
    ...['workspaces', 'members', 'boards', 'columns', 'cards', 'labels', 'comments', 'templates'].map(
      (name) => `${name}~1{id}/get/responses/200`,
    ),
    'billing/get/responses/200',
  ],
  'no-empty-minimums': [
    ...['ProblemError/properties/pointer', 'Description', 'UpdateBoard/properties/description'],
    ...['UpdateCard/properties/description', 'UpdateTemplate/properties/description'],
  ].map((name) => `${name}/minLength`),
  'open-enums': [
    ...['WorkspaceKind', 'MemberRole', 'MemberStatus', 'BillingInterval', 'BillingStatus', 'LimitStatus'],
    ...[
      'PlanPreviewStatus',
      'ChangeTime',
      'BillingLinkKind',
      'BillingLinkStatus',
      'LabelColor',
      'TemplateSource',
    ],
  ].map((name) => `${name}/enum`),
};

/** The places that each rule refuses in a released contract. */
function lint(version: string): Map<string, string[]> {
  const folder = mkdtempSync(path.join(tmpdir(), 'contract-rules-'));
  try {
    const config = path.join(folder, 'redocly.yaml');
    const rules = Object.keys(refused).map((name) => [`contract/${name}`, 'error']);
    const plugins = [path.join(root, 'openapi/lint/contract-rules.js')];
    writeFileSync(
      config,
      stringify({ telemetry: 'off', plugins, rules: Object.fromEntries(rules) as object }),
    );
    const { stdout, stderr } = spawnSync(
      path.join(root, 'node_modules/.bin/redocly'),
      [
        'lint',
        `openapi/releases/${version}.yaml`,
        '--config',
        config,
        '--format',
        'json',
        '--max-problems',
        '999',
      ],
      { cwd: root, encoding: 'utf8', env: { ...process.env, REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' } },
    );
    if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`);
    const { problems } = JSON.parse(stdout) as {
      problems: { ruleId: string; location: { pointer: string }[] }[];
    };
    const places = new Map<string, string[]>();
    for (const { ruleId, location } of problems) {
      const rule = ruleId.slice('contract/'.length);
      places.set(rule, [...(places.get(rule) ?? []), ...location.map(({ pointer }) => pointer)]);
    }
    return places;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

let found: Map<string, string[]>;
beforeAll(() => {
  found = lint('2.6.0');
});

it.each(Object.entries(refused))(
  '%s refuses what caused problems in generators in 2.6.0',
  (rule, expected) => {
    const places = found.get(rule) ?? [];
    expect(places.filter((place) => !expected.some((end) => place.endsWith(end)))).toEqual([]);
    expect(expected.filter((end) => !places.some((place) => place.endsWith(end)))).toEqual([]);
  },
);
