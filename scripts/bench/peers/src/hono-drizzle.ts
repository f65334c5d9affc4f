/** Hono on Node with Drizzle. */
import { serve } from '@hono/node-server';
import type { Server } from 'node:http';
import { Hono } from 'hono';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { validator } from 'hono/validator';
import { createCard, findCredential, listCards } from './drizzle-store.js';
import { announce, toMe } from './shared.js';
import type { Credential } from './shared.js';

interface Asked {
  Variables: { credential: Credential };
}

const requireToken = createMiddleware<Asked>(async (c, next) => {
  const credential = await findCredential(c.req.header('Authorization'));
  if (credential === undefined) throw new HTTPException(401);
  c.set('credential', credential);
  await next();
});

const requireTitle = validator('json', (body: { title?: unknown }, c) =>
  typeof body.title === 'string' && body.title !== '' ? { title: body.title } : c.json({ status: 400 }, 400),
);

const app = new Hono<Asked>();
app.use('/v1/*', requireToken);
app.get('/v1/me', (c) => c.json(toMe(c.get('credential'))));
app.get('/v1/boards/:id/cards', async (c) =>
  c.json(await listCards(c.req.param('id'), Number(c.req.query('limit') ?? 50))),
);
app.post('/v1/boards/:id/cards', requireTitle, async (c) =>
  c.json(await createCard(c.req.param('id'), c.req.valid('json').title, c.get('credential')), 201),
);
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, () => announce(server as Server));
