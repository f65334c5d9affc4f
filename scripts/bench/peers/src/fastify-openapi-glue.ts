/** Fastify with fastify-openapi-glue: routes, validation and serialization come from the contract. */
import fastify from 'fastify';
import type { FastifyReply, FastifyRequest } from 'fastify';
import openapiGlue from 'fastify-openapi-glue';
import { createCard, findCredential, listCards } from './prisma-store.js';
import { announce, toMe } from './shared.js';
import type { Credential } from './shared.js';

type Asked = FastifyRequest & { credential?: Credential };

const serviceHandlers = {
  getMe: async (request: Asked) => toMe(request.credential!),
  listCards: async (request: Asked) => {
    const { id } = request.params as { id: string };
    return listCards(id, (request.query as { limit: number }).limit);
  },
  createCard: async (request: Asked, reply: FastifyReply) => {
    const { id } = request.params as { id: string };
    reply.code(201);
    return createCard(id, (request.body as { title: string }).title, request.credential!);
  },
};

const securityHandlers = {
  accessTokenAuth: async (request: Asked) => {
    const credential = await findCredential(request.headers.authorization);
    if (credential === undefined) throw new Error('Invalid token');
    request.credential = credential;
  },
};

const app = fastify();
app.register(openapiGlue, {
  specification: new URL('../openapi.yaml', import.meta.url).pathname,
  serviceHandlers,
  securityHandlers,
});
await app.listen({ port: 0, host: '127.0.0.1' });
announce(app.server);
