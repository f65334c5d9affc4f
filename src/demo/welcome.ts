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
  const head = ['', row('Boards and workspaces', baseUrl)];
  const documentation = row('Documentation', `${baseUrl}/docs`);
  if (demo?.facts === undefined) {
    const command =
      demo === undefined
        ? 'npm run admin:create-token'
        : 'npm run admin:create-token -- --email demo@example.com';
    return [...head, documentation, row('Access token', `${command} creates one`), '', ''].join('\n');
  }
  if (!isTerminal) {
    return [
      ...head,
      documentation,
      row('Access token', `in ${demo.file}`),
      row('Example app', `${baseUrl}/demo`),
      '',
      '',
    ].join('\n');
  }
  const { access_token: token, board_id: boardId, small_board_id: smallBoardId } = demo.facts;
  return [
    ...head,
    row('Access token', token),
    '',
    row('1. Open the docs', `${baseUrl}/docs`),
    row('2. Paste a request', 'The response has three cards of the demo.'),
    '',
    `curl -s -H 'Authorization: Bearer ${token}' '${baseUrl}/v1/boards/${boardId}/cards?limit=3'`,
    '',
    row('3. Open the demo board', 'The link signs you in: it contains the access token.'),
    '',
    // Browsers never send what follows the #.
    `${baseUrl}/demo#/boards/${smallBoardId}?access_token=${token}`,
    '',
    '',
  ].join('\n');
}

function row(name: string, text: string): string {
  return `  ${name.padEnd(24)}${text}`;
}
