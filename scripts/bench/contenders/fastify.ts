/** Fastify: one route with a schema of its response, the credential checked, nothing else. */
import fastify from 'fastify';
import { announce, checkCredential, describeCredential } from './support.ts';

const text = { type: 'string' } as const;
const response = {
  type: 'object',
  properties: {
    user: { type: 'object', properties: { id: text, email: text, name: text, created_at: text } },
    credential: {
      type: 'object',
      properties: {
        kind: text,
        id: text,
        name: text,
        scopes: { type: 'array', items: text },
        workspace_id: text,
      },
    },
  },
} as const;

const app = fastify();
app.get<{ Reply: object }>('/v1/me', { schema: { response: { 200: response } } }, async (request, reply) => {
  const credential = await checkCredential(request.headers.authorization);
  return credential === undefined ? reply.code(401).send({ status: 401 }) : describeCredential(credential);
});
await app.ready();
announce(app.server);
