/** Who acts where a command on this machine changes data. */
import { userInfo } from 'node:os';
import { operatorActor } from './domain/events/events.ts';
import type { Actor } from './domain/events/events.ts';

/** The operator who runs this process, by the name of their system account. */
export function currentOperator(): Actor {
  return operatorActor(systemAccountName());
}

/** Containers often run under a number that has no account. */
function systemAccountName(): string {
  try {
    return userInfo().username;
  } catch {
    return `uid ${process.getuid?.() ?? 'unknown'}`;
  }
}
