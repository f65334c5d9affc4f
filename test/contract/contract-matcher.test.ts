/** Owns that no answer passes the other tests which the contract does not allow. */
import { describe, expect, it } from 'vitest';
import { loadContract } from '../../src/api/contract/contract.ts';
import { assertMatchesContract, assertTags } from '../support/contract-matcher.ts';

const contract = loadContract();

describe('the contract matcher of these tests', () => {
  const problem = {
    type: 'http://boards.test/problems/not_found',
    title: 'Not found',
    status: 404,
    detail: 'There is nothing here.',
    code: 'not_found',
    request_id: 'r1',
  };
  const answer = (changes: object = {}, headers: Record<string, string> = {}, status = 404) => ({
    status,
    headers: { 'content-type': 'application/problem+json', 'request-id': 'r1', ...headers },
    text: JSON.stringify({ ...problem, ...changes }),
  });
  const check = (given: ReturnType<typeof answer>) => () => {
    assertMatchesContract('getBoard', given);
  };

  it('accepts a problem of the contract', () => {
    expect(check(answer())).not.toThrow();
  });

  it.each([
    ['a missing property', answer({ detail: undefined })],
    ['a property that the contract does not know', answer({ cause: 'x' })],
    ['a wrong type', answer({ detail: 1 })],
    ['an unknown code', answer({ code: 'lost' })],
    ['the code of another status', answer({ code: 'gone' })],
    ['another title', answer({ title: 'Lost' })],
    ['another request id', answer({ request_id: 'r2' })],
    ['a status that is not declared', answer({ status: 418 }, {}, 418)],
    ['JSON that is not a problem', answer({}, { 'content-type': 'application/json' })],
    ['HTML', answer({}, { 'content-type': 'text/html' })],
  ])("refuses %s, which the default response validator doesn't check", (_name, given) => {
    expect(check(given)).toThrow(/getBoard answered/);
  });

  it.each([
    ['a time without milliseconds', { created_at: '2026-11-02T09:31:10Z' }],
    ['a value that an open enum does not list', { color: 'mauve' }],
  ])('refuses %s, which the contract describes in words', (_name, changes) => {
    const label = contract.components.examples?.LabelExample as { value: object };
    const answerWith = (more: object) => () => {
      const headers = { 'content-type': 'application/json', 'request-id': 'r1' };
      assertMatchesContract('getLabel', {
        status: 200,
        headers,
        text: JSON.stringify({ ...label.value, ...more }),
      });
    };
    expect(answerWith({})).not.toThrow();
    expect(answerWith(changes)).toThrow(/does not match/);
  });

  it('refuses a response without a header that the contract requires', () => {
    const unauthorized = answer({ code: 'unauthorized', title: 'Credential required', status: 401 }, {}, 401);
    expect(check(unauthorized)).toThrow(/WWW-Authenticate/);
  });

  const tagged = '{"etag":"\\"2.7\\""}';
  const answerWith = (headers: Record<string, string>, text: string) => ({ status: 200, headers, text });

  it.each([
    ['the same tag twice', 'getLabel', answerWith({ etag: '"2.7"' }, tagged)],
    [
      'the tag of a coded response',
      'getLabel',
      answerWith({ etag: '"2.7-br"', 'content-encoding': 'br' }, tagged),
    ],
    ['no tag of a validated write', 'updateLabel', answerWith({ 'validate-only': 'true' }, '{}')],
    ['a page of items with tags', 'listLabels', answerWith({}, `{"data":[${tagged}]}`)],
    ['a resource without a version', 'getMe', answerWith({ etag: 'W/"a"' }, '{}')],
  ])('accepts %s', (_name, operationId, given) => {
    expect(() => {
      assertTags(operationId, given);
    }).not.toThrow();
  });

  it.each([
    ['another tag in the body', 'getLabel', answerWith({ etag: '"2.8"' }, tagged)],
    ['a tag in the header alone', 'getLabel', answerWith({ etag: '"2.7"' }, '{}')],
    ['a tag in the body alone', 'getLabel', answerWith({}, tagged)],
    ['no tag at all', 'getLabel', answerWith({}, '{}')],
    [
      'the tag of a validated write',
      'updateLabel',
      answerWith({ etag: '"2.7"', 'validate-only': 'true' }, tagged),
    ],
    ['an item without a tag', 'listLabels', answerWith({}, `{"data":[${tagged},{}]}`)],
  ])('refuses %s', (_name, operationId, given) => {
    expect(() => {
      assertTags(operationId, given);
    }).toThrow(/tag/);
  });
});
