/** Owns what the gate for breaking changes says of each small change in test/contract-changes. */
import { describe, expect, it } from 'vitest';
import { contractChangeCases } from '../scripts/support/contract-change-cases.ts';
import { judgeContract } from '../scripts/support/contract-changes.ts';
import { testStart } from './support/clock.ts';

const cases = contractChangeCases();

describe('a change that breaks no client', () => {
  it.each(cases.filter(({ refused }) => refused.length === 0))('passes: $name', ({ question }) => {
    expect(judgeContract(question).refusals).toEqual([]);
  });
});

describe('a change that breaks a client', () => {
  it.each(cases.filter(({ refused }) => refused.length > 0))(
    'is refused with its words: $name',
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

  it('is the highest one below the version, by number and not by letter', () => {
    expect(comparedWith('2.11.0')).toBe('2.10.0');
  });

  it('is the one before, when the version itself is frozen already', () => {
    expect(comparedWith('2.10.0')).toBe('2.9.0');
  });

  it('is missing before the first release, and then nothing is refused', () => {
    expect(comparedWith('2.0.0')).toBeUndefined();
  });

  it('cannot be found for what is no version number', () => {
    expect(() => comparedWith('2.1')).toThrow('2.1 is no version number.');
  });
});
