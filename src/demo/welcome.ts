/** The message in the terminal once the service is ready. */
import type { DemoFacts } from './seed-demo.ts';

/** What a new user can try, and where the access token is stored. */
export interface Demo {
  /** Absent once its token was revoked. */
  readonly facts: DemoFacts | undefined;
  /** The path of `demo.json`. */
  readonly file: string;
}

/** Includes the token only on a terminal, because other output may be stored, for example in container logs. */
export function welcome(baseUrl: string, demo: Demo | undefined, isTerminal: boolean): string {
  const head = ['', `  Boards and workspaces   ${baseUrl}`, `  Documentation           ${baseUrl}/docs`];
  if (demo?.facts === undefined) {
    const command =
      demo === undefined
        ? 'npm run admin:create-token'
        : 'npm run admin:create-token -- --email demo@example.com';
    return [...head, `  Access token            ${command} creates one`, '', ''].join('\n');
  }
  if (!isTerminal) return [...head, `  Access token            in ${demo.file}`, '', ''].join('\n');
  const { access_token: token, board_id: boardId } = demo.facts;
  const auth = `-H 'Authorization: Bearer ${token}'`;
  return [
    ...head,
    `  Access token            ${token}`,
    '',
    '  Try it:',
    '',
    `  curl -s ${auth} ${baseUrl}/v1/templates`,
    '',
    `  curl -s ${auth} '${baseUrl}/v1/boards/${boardId}/cards?limit=250'`,
    '',
    `  curl -s ${auth} -H 'Content-Type: application/json' -d '{"title":"My first card"}' ${baseUrl}/v1/boards/${boardId}/cards`,
    '',
    '',
  ].join('\n');
}
