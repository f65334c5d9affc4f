/** What the faults cost, as tables, and which promises were broken. */
import { table } from '../support/tables.ts';
import type { Losses } from './tenants.ts';

export interface Result {
  readonly fault: string;
  readonly requests: number;
  readonly failed: number;
  readonly failures: Readonly<Record<string, number>>;
  /** The longest time in which no write was answered, of any client. */
  readonly pauseSeconds: number;
  /** From the fault to the last write that failed; 0 if none did. */
  readonly failingSeconds: number;
  readonly slowestSeconds: number;
  readonly losses: Losses;
  readonly streamsReopened: number;
  readonly alerts: readonly string[];
  readonly broken: readonly string[];
}

/** Writes have to be answered again after this time. */
const failingSecondsMax = 90;

export function brokenPromises(
  { failures, failingSeconds, losses }: Pick<Result, 'failures' | 'failingSeconds' | 'losses'>,
  isUnnoticed: boolean,
): string[] {
  // A lost race, which 2.11.0 doesn't repeat as often as later releases, is no failure of the cluster.
  const failed = Object.entries(failures).reduce(
    (sum, [kind, n]) => sum + (kind === '409 conflict' ? 0 : n),
    0,
  );
  return [
    losses.lost > 0 && `${losses.lost} answered writes are lost`,
    losses.doubled > 0 && `${losses.doubled} writes were carried out twice`,
    losses.mailsMissing > 0 && `${losses.mailsMissing} invites have no mail`,
    losses.mailsDoubled > 0 && `${losses.mailsDoubled} invites were mailed as several messages`,
    losses.eventsMissed > 0 && `streams missed ${losses.eventsMissed} events`,
    losses.eventsRepeated > 0 && `streams repeated ${losses.eventsRepeated} events`,
    losses.streamsRefused > 0 && `${losses.streamsRefused} streams were refused`,
    failingSeconds > failingSecondsMax && `writes failed for ${failingSeconds} s`,
    isUnnoticed && failed > 0 && `${failed} requests failed`,
  ].filter((it) => it !== false);
}

const head = [
  'Fault',
  'Requests',
  'Failed',
  'Writes fail for',
  'No write for',
  'Lost',
  'Twice',
  'Mails',
  'Events',
];

function rowOf({ fault, requests, failed, failingSeconds, pauseSeconds, losses }: Result): string[] {
  const { lost, doubled, mailsMissing, mailsDoubled, mailsRepeated, eventsMissed, eventsRepeated } = losses;
  return [
    fault,
    String(requests),
    String(failed),
    `${failingSeconds} s`,
    `${pauseSeconds} s`,
    String(lost),
    String(doubled),
    `${mailsMissing} / ${mailsDoubled} / ${mailsRepeated}`,
    `${eventsMissed} / ${eventsRepeated}`,
  ];
}

const legend = [
  'Writes fail for: from the fault to the last write that failed. No write for: the longest time without an answered write.',
  'Lost: answered writes that are not there. Twice: writes with an Idempotency-Key that are there twice.',
  'Mails: invites without one / with several messages / mails that came again with the same Message-ID.',
  'Events: missed / repeated by streams that continue with Last-Event-ID.',
];

function detailsOf({ fault, failures, slowestSeconds, streamsReopened, alerts }: Result): string[] {
  const kinds = Object.entries(failures).map(([kind, count]) => `${count} × ${kind}`);
  return [
    `${fault}: ${kinds.length === 0 ? 'no failure' : kinds.join(', ')}; slowest request ${slowestSeconds} s; ` +
      `streams reopened ${streamsReopened} times; alerts: ${alerts.length === 0 ? 'none' : alerts.join(', ')}`,
  ];
}

export function asText(results: readonly Result[], silent: readonly string[]): string {
  return [
    table([head, ...results.map(rowOf)]),
    ...legend,
    '',
    ...results.flatMap(detailsOf),
    '',
    'Alerts that did not fire:',
    ...silent,
    ...results.flatMap(({ fault, broken }) => broken.map((it) => `BROKEN PROMISE, ${fault}: ${it}`)),
    '',
  ].join('\n');
}

export function asMarkdown(results: readonly Result[], silent: readonly string[]): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [
    '# Faults of a cluster',
    '',
    row(head),
    row(head.map(() => '---')),
    ...results.map((result) => row(rowOf(result))),
    '',
    ...legend.map((line) => `- ${line}`),
    '',
    ...results.flatMap(detailsOf).map((line) => `- ${line}`),
    '',
    '## Alerts that did not fire',
    '',
    ...silent.map((line) => `- ${line}`),
    '',
  ].join('\n');
}
