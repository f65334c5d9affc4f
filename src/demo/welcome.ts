/** What the terminal shows once the service is ready. */
import type { DemoFacts } from './seed-demo.ts';

export function welcome(baseUrl: string, demo: DemoFacts | undefined): string {
  const head = ['', `  Boards and workspaces   ${baseUrl}`, `  Documentation           ${baseUrl}/docs`];
  if (demo === undefined)
    return [...head, '', '  npm run create-token    makes an access token', '', ''].join('\n');
  const { access_token: token, board_id: boardId } = demo;
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
