/** What is refused in a generated client; the clients themselves are tried by `npm run test:sdk`. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { nameFindings, outcomeFindings, warningFindings } from '../../scripts/clients/sdk-findings.ts';

describe('the names in a generated client', () => {
  it.each([
    'export interface Inline1 {',
    'class InlineResponse200Data:',
    'public class GetBoard_200_response {',
    'pub struct Object3 {',
    'type CardAnyOf struct {',
    'export type ListCardsResponse200 = {',
  ])('are refused if they are meaningless: %s', (line) => {
    expect(nameFindings(line)).toHaveLength(1);
  });

  it.each([
    'class Board:',
    'type MoveCard struct {',
    'pub enum Position {',
    'public class AbstractOpenApiSchema',
  ])('pass when the contract gave them: %s', (line) => {
    expect(nameFindings(line)).toEqual([]);
  });
});

describe('the warnings of generators and compilers', () => {
  const expected = [{ line: '3\\.1 is beta', because: 'It says so always.' }];

  it('are refused unless they are expected', () => {
    const output = 'compiling\n[WARNING] OpenAPI 3.1 is beta\nwarning: unused variable\n';
    expect(warningFindings(output, expected)).toEqual(['an unexpected warning: warning: unused variable']);
  });

  it('are reported when they no longer appear', () => {
    expect(warningFindings('compiling\n', expected)).toEqual([expect.stringContaining('did not appear')]);
    expect(warningFindings('compiling\n', [])).toEqual([]);
  });
});

describe('the scenario', () => {
  it.each([
    ['one\nthree\n', 'line 2'],
    ['one\n', 'line 2'],
    ['one\ntwo\nthree\n', 'more than is expected'],
  ])('fails when it says %j', (output, place) => {
    expect(outcomeFindings(output, 'one\ntwo\n')).toEqual([expect.stringContaining(place)]);
  });

  it('passes when every language has the same example', () => {
    expect(outcomeFindings('one\ntwo\n', 'one\ntwo\n')).toEqual([]);
  });
});

describe('the guide on SDKs', () => {
  const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

  it.each([
    [/openapi-typescript@([\d.]+)/, 'package.json', /"openapi-typescript": "([\d.]+)"/],
    [/openapi-ts@([\d.]+)/, 'test/sdk/typescript-hey-api/package.json', /openapi-ts": "([\d.]+)"/],
    [/typescript@([\d.]+) -p/, 'test/sdk/typescript-hey-api/package.json', /"typescript": "([\d.]+)"/],
    [/python-client==([\d.]+)/, 'test/sdk/python/requirements.in', /python-client==([\d.]+)/],
    [/oapi-codegen@(v[\d.]+)/, 'test/sdk/go/go.mod', /oapi-codegen\/v2 (v[\d.]+)/],
    [/ogen@(v[\d.]+)/, 'test/sdk/go-ogen/go.mod', /ogen-go\/ogen (v[\d.]+)/],
    ...['java', 'kotlin', 'rust', 'php', 'ruby', 'csharp'].map((name): [RegExp, string, RegExp] => [
      /openapi-generator ([\d.]+\d)/,
      `test/sdk/${name}/pom.xml`,
      /generator-maven-plugin<\/artifactId>\s*<version>(.+)</,
    ]),
  ])('names the tested version of the generator: %s', (named, file, proved) => {
    const version = named.exec(read('docs/guides/sdks.md'))?.[1];
    expect(version).toBeDefined();
    expect(proved.exec(read(file))?.[1]).toBe(version);
  });
});
