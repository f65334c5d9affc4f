/** What node:http itself can do: the response to `GET /v1/me`, always the same, with the service's headers. No database. */
import { createServer } from 'node:http';
import { announce, describeCredential, headersOf } from './support.ts';

const body = JSON.stringify(
  describeCredential({
    id: 'token_01k8s3b6c4e8gvfc2d9yx0wz5n',
    name: 'Member 1',
    scopes: ['boards:read', 'boards:write'],
    workspace_id: 'workspace_01k8s3b6c4e8gvfc2d9yx0wz5n',
    user_id: 'user_01k8s3b6c4e8gvfc2d9yx0wz5n',
    email: 'member-1@example.com',
    user_name: 'Member 1',
    created_at: new Date(0),
  }),
);
const headers = headersOf(body);

announce(
  createServer((_request, response) => {
    response.writeHead(200, headers).end(body);
  }),
);
