/** The actor of commands on this machine. */
import { userInfo } from 'node:os';
import { operatorActor } from './domain/events/events.ts';
import type { Actor } from './domain/core/principals.ts';

/** The operator who runs this process, identified by their system account. */
export function currentOperator(): Actor {
  return operatorActor(systemAccountName());
}

/** Containers often run with a user id that has no account. */
function systemAccountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
