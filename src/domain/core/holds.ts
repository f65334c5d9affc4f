/** Holds: what an operator has stopped in a workspace (docs/decisions/0108-holds.md). */
import { AppError } from './errors.ts';

/** `read_only` stops changes; `suspended` stops reading too. */
export type Hold = 'read_only' | 'suspended';

/** What an operation can do in a workspace that is on hold. */
export interface HoldRules {
  /** The strictest hold under which the operation works; `none` if it needs a workspace without one. */
  readonly worksUnder: Hold | 'none';
  /** Whom people can ask. */
  readonly contact?: string | undefined;
}

const strictness = { none: 0, read_only: 1, suspended: 2 } as const;

const facts = {
  read_only: {
    code: 'workspace_read_only',
    detail:
      'The operator of this service has made the workspace read-only. You can read and export everything in it, but not change it.',
  },
  suspended: {
    code: 'workspace_suspended',
    detail: 'The operator of this service has suspended the workspace. Nothing in it is deleted.',
  },
} as const;

/** @throws {AppError} `workspace_read_only`, `workspace_suspended` */
export function requireNotHeld({ worksUnder, contact }: HoldRules, hold: Hold | null): void {
  if (hold === null || strictness[hold] <= strictness[worksUnder]) return;
  const { code, detail } = facts[hold];
  throw new AppError(code, contact === undefined ? detail : `${detail} Contact ${contact}.`);
}
