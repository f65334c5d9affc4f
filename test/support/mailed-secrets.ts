/** What the mails of a test service bring: tests derive it as the service does, instead of reading a mail for each. */
import { storedId } from './ids.ts';
import { testSettings } from './service.ts';

const { secrets } = testSettings;

export function signInCodeOf(signInId: string): string {
  return secrets.signInCode(storedId(signInId));
}

export function emailChangeCodeOf(emailChangeId: string): string {
  return secrets.emailChangeCode(storedId(emailChangeId));
}

export function accountDeletionCodeOf(accountDeletionId: string): string {
  return secrets.accountDeletionCode(storedId(accountDeletionId));
}

/** The token of a member's invite; `generation` counts the invites that they were sent. */
export function inviteTokenOf(memberId: string, generation: number): string {
  return secrets.inviteToken(storedId(memberId), generation);
}
