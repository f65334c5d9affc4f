/** Owns what the gate for breaking changes says of each small change in test/contract/contract-changes. */
import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { contractChangeCases } from '../../scripts/contract/contract-change-cases.ts';
import { judgeContract } from '../../scripts/contract/contract-changes.ts';
import { frozenFaults } from '../../scripts/contract/frozen-contracts.ts';
import { testStart } from '../support/clock.ts';

const cases = contractChangeCases();

describe('a change that breaks no client', () => {
  it.each(cases.filter(({ refused }) => refused.length === 0))('passes: $name', ({ question }) => {
    expect(judgeContract(question).refusals).toEqual([]);
  });
});

describe('a change that breaks a client', () => {
  it.each(cases.filter(({ refused }) => refused.length > 0))(
    'is refused with the expected message: $name',
    ({ question, refused }) => {
      expect(judgeContract(question).refusals).toEqual(refused);
    },
  );
});

describe('the last released contract', () => {
  const contractOf = (version: string) => ({ info: { version }, paths: {} });
  const comparedWith = (version: string) =>
    judgeContract({
      contract: contractOf(version),
      releases: ['2.9.0', '2.10.0', '3.0.0'].map(contractOf),
      now: testStart,
    }).comparedWith;

  it('is the highest one below the version, compared as numbers', () => {
    expect(comparedWith('2.11.0')).toBe('2.10.0');
  });

  it('is the previous one, when the version itself is frozen already', () => {
    expect(comparedWith('2.10.0')).toBe('2.9.0');
  });

  it('is missing before the first release, and then nothing is refused', () => {
    expect(comparedWith('2.0.0')).toBeUndefined();
  });

  it('cannot be found for an invalid version number', () => {
    expect(() => comparedWith('2.1')).toThrow('2.1 is not a version number.');
  });
});

describe('the frozen contracts', () => {
  const frozen = path.join(import.meta.dirname, '..', '..', 'openapi', 'releases');
  const copyFrozen = () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'frozen-contracts-'));
    onTestFinished(() => {
      rmSync(folder, { recursive: true });
    });
    cpSync(frozen, folder, { recursive: true });
    return folder;
  };

  it('have not changed since they were frozen', () => {
    expect(frozenFaults(frozen)).toEqual([]);
  });

  it('are refused after an edit, even if it only adds a comment', () => {
    const folder = copyFrozen();
    appendFileSync(path.join(folder, '2.6.0.yaml'), '# One more line.\n');
    expect(frozenFaults(folder)).toEqual(['openapi/releases/2.6.0.yaml was edited after it was frozen']);
  });

  it('are refused under another name', () => {
    const folder = copyFrozen();
    renameSync(path.join(folder, '2.6.0.yaml'), path.join(folder, '2.6.1.yaml'));
    expect(frozenFaults(folder)).toEqual([
      'openapi/releases/2.6.0.yaml is missing',
      'openapi/releases/2.6.1.yaml has no hash in SHA256SUMS',
    ]);
  });
});
