/** Express 5 with express-openapi-validator, which checks requests and credentials by the contract. */
import { createServer } from 'node:http';
import express from 'express';
import type { ErrorRequestHandler, Request } from 'express';
import * as OpenApiValidator from 'express-openapi-validator';
import { createCard, findCredential, listCards } from './prisma-store.js';
import { announce, toMe } from './shared.js';
import type { Credential } from './shared.js';

type Asked = Request & { credential?: Credential };

const app = express();
app.use(express.json());
app.use(
  OpenApiValidator.middleware({
    apiSpec: new URL('../openapi.yaml', import.meta.url).pathname,
    validateRequests: true,
    validateSecurity: {
      handlers: {
        accessTokenAuth: async (request) => {
          const asked = request as unknown as Asked;
          const credential = await findCredential(asked.headers.authorization);
          if (credential === undefined) return false;
          asked.credential = credential;
          return true;
        },
      },
    },
  }),
);
app.get('/v1/me', (request: Asked, response) => {
  response.json(toMe(request.credential!));
});
app.get('/v1/boards/:id/cards', async (request, response) => {
  response.json(await listCards(request.params.id, Number(request.query.limit ?? 50)));
});
app.post('/v1/boards/:id/cards', async (request, response) => {
  const { title } = request.body as { title: string };
  const { credential } = request as unknown as Asked;
  response.status(201).json(await createCard(request.params.id, title, credential!));
});
const onError: ErrorRequestHandler = (
  error: { status?: number; message: string },
  _request,
  response,
  _next,
) => {
  response.status(error.status ?? 500).json({ message: error.message });
};
app.use(onError);
const server = createServer(app).listen(0, '127.0.0.1', () => announce(server));
