/**
 * Puts together what all test files have exercised of the contract, prints it, and writes it to
 * dist/contract-coverage.{json,md}. A run of the whole suite fails when an operation has a status that no test has
 * seen, or when less is exercised than test/contract/contract-coverage-floor.json asks for.
 */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Reporter, TestModule, TestRunEndReason, Vitest } from 'vitest/node';
import { loadContract } from '../../src/api/contract/contract.ts';
import { coverageOf, coverageSummary, coverageTable, failuresOf } from './contract-coverage.ts';
import type { Floor } from './contract-coverage.ts';
import { itemsOf } from './contract-items.ts';
import type { CoverageItem } from './coverage-parts.ts';
import { recordedName, updateProblemExamples } from './problem-examples.ts';

const root = path.join(import.meta.dirname, '..', '..');

export class ContractCoverageReporter implements Reporter {
  readonly #folder = mkdtempSync(path.join(tmpdir(), 'contract-coverage-'));
  #vitest: Vitest | undefined;

  onInit(vitest: Vitest): void {
    this.#vitest = vitest;
    vitest.provide('contractCoverageDir', this.#folder);
    process.once('exit', () => {
      rmSync(this.#folder, { recursive: true, force: true });
    });
  }

  async onTestRunEnd(
    modules: readonly TestModule[],
    _errors: readonly unknown[],
    reason: TestRunEndReason,
  ): Promise<void> {
    // The other projects are about other things than the whole contract.
    if (modules.some(({ project }) => project.name !== 'service')) return;
    const contract = loadContract();
    updateProblemExamples(this.#folder, contract);
    const coverage = coverageOf(itemsOf(contract), this.#seen());
    mkdirSync(path.join(root, 'dist'), { recursive: true });
    writeFileSync(path.join(root, 'dist', 'contract-coverage.json'), JSON.stringify(coverage, null, 2));
    writeFileSync(path.join(root, 'dist', 'contract-coverage.md'), coverageTable(coverage));
    // What single files leave out says nothing.
    if (!(await this.#isWhole(modules))) return;
    console.log(coverageSummary(coverage));
    if (reason !== 'passed') return;
    const failures = failuresOf(coverage, readFloor());
    for (const failure of failures) console.error(`Contract coverage: ${failure}`);
    if (failures.length > 0) process.exitCode = 1;
  }

  #seen(): Set<CoverageItem> {
    const names = readdirSync(this.#folder).filter((name) => name !== recordedName);
    const parts = names.map((name) => readFileSync(path.join(this.#folder, name), 'utf8'));
    return new Set(parts.flatMap((part) => JSON.parse(part) as CoverageItem[]));
  }

  async #isWhole(modules: readonly TestModule[]): Promise<boolean> {
    if (this.#vitest === undefined || this.#vitest.config.testNamePattern !== undefined) return false;
    const specifications = await this.#vitest.globTestSpecifications();
    return modules.length === specifications.filter(({ project }) => project.name === 'service').length;
  }
}

function readFloor(): Floor {
  return JSON.parse(
    readFileSync(path.join(root, 'test', 'contract', 'contract-coverage-floor.json'), 'utf8'),
  ) as Floor;
}
