/** Owns what it takes for an example of the contract to agree with an answer. */
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { exampleItems, problemItem, walkAnswer } from '../support/contract-examples.ts';
import type { ShownAnswer } from '../support/contract-examples.ts';
import { operationSpec } from '../support/contract-matcher.ts';
import type { CoverageItem } from '../support/coverage-parts.ts';

const contract = loadContract();
const claims = exampleItems(contract);

/** The claims of the contract that an answer bears out. */
function borneOut(operationId: string, answer: ShownAnswer): CoverageItem[] {
  const found = new Set<CoverageItem>();
  walkAnswer(contract, operationSpec(operationId), answer, (item) => {
    if (claims.has(item)) found.add(item);
  });
  return [...found];
}

const unauthorized = (challenge: string) =>
  borneOut('getMe', { status: 401, headers: { 'www-authenticate': challenge } });

describe('a header of an example', () => {
  it('matches the same value', () => {
    const description = 'The credential is unknown, revoked or expired.';
    expect(unauthorized(`Bearer error="invalid_token", error_description="${description}"`)).toHaveLength(1);
  });

  it('does not match another value, such as a realm that is never sent', () => {
    expect(unauthorized('Bearer realm="Board and Workspace Service", error="invalid_token"')).toEqual([]);
  });

  it('matches another cursor and another board', () => {
    const link = `</v1/boards?limit=10&archived=false&cursor=${'Ab9'.repeat(20)}>; rel="next"`;
    expect(borneOut('listBoards', { status: 200, headers: { link } })).toHaveLength(1);
  });
});

describe('an object of an example', () => {
  const card = contract.components.examples?.CardExample as { value: Record<string, unknown> };
  const bodyItems = (changes: object) =>
    borneOut('getCard', { status: 200, headers: {}, body: { ...card.value, ...changes } });

  it('matches a response with the same properties and other text from people', () => {
    const [first] = bodyItems({ title: 'Something else', label_ids: [] });
    expect(first).toMatch(/^example object Card assignee_ids board_id/);
  });

  it('does not match a response with an additional property', () => {
    const [first] = bodyItems({ completed_at: '2026-11-21T09:30:00.000Z' });
    expect(first).not.toMatch(/^example object Card /);
  });
});

describe('a cursor of an example', () => {
  const pageItems = (cursor: string) =>
    borneOut('listCards', { status: 200, headers: {}, body: { data: [], next_cursor: cursor } });

  it('matches an opaque cursor, but not one that shows its parts', () => {
    expect(pageItems('x2T9kQmB7vWcE4Lh')).toContain('example text PageCursor w');
    expect(pageItems('eyJpZCI6ImNhcmRfMDFtNmd2cyJ9.Zk3qT0VQk1bX')).not.toContain('example text PageCursor w');
  });
});

describe('a problem of an example', () => {
  const problem = {
    type: 'http://boards.test/problems/rate_limited',
    title: 'Too many requests',
    status: 429,
    detail: 'Too many requests. Wait for 57 seconds.',
    code: 'rate_limited',
    request_id: '1',
    violated_policies: ['invite'],
    retry_after_seconds: 57,
  };

  it('matches a response with the same text and any numbers', () => {
    expect(claims).toContain(problemItem(problem));
  });

  it.each([
    ['detail', { detail: 'Wait for 57 seconds.' }],
    ['title', { title: 'Slow down' }],
    ['type', { type: 'http://boards.test/problems/limited' }],
    ['members', { instance: '/v1/me' }],
    ['errors', { errors: [{ header: 'Authorization', code: 'not_allowed', detail: 'is not known' }] }],
  ])('does not match one with another %s', (_name, changes) => {
    expect(claims).not.toContain(problemItem({ ...problem, ...changes }));
  });
});
