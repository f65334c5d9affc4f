/** Bare Express 5: one route, the credential checked, nothing else. */
import { createServer } from 'node:http';
import express from 'express';
import { announce, checkCredential, describeCredential } from './support.ts';

const app = express();
app.get('/v1/me', async (request, response) => {
  const credential = await checkCredential(request.headers.authorization);
  if (credential === undefined) response.status(401).json({ status: 401 });
  else response.json(describeCredential(credential));
});
announce(createServer(app));
