/** Stock openapi-backend on Express 5, as its readme sets it up, with the whole contract. */
import { createServer } from 'node:http';
import Ajv2020 from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import express from 'express';
import type { Request, Response } from 'express';
import { OpenAPIBackend } from 'openapi-backend';
import type { Document, Request as BackendRequest } from 'openapi-backend';
import { loadContract } from '../../../src/api/contract/contract.ts';
import { announce, checkCredential, describeCredential } from './support.ts';
import type { Credential } from './support.ts';

const api = new OpenAPIBackend({
  definition: loadContract() as unknown as Document,
  quick: true,
  customizeAjv: () => {
    // For JSON Schema 2020-12.
    const ajv = new Ajv2020.default({ strict: false });
    addFormats.default(ajv);
    return ajv;
  },
});
api.registerSecurityHandler('accessTokenAuth', (context) =>
  checkCredential((context.request.headers as Readonly<Record<string, string>>).authorization),
);
api.register({
  getMe: (context, _request: Request, response: Response) => {
    response.json(describeCredential(context.security.accessTokenAuth as Credential));
  },
  unauthorizedHandler: (_context, _request: Request, response: Response) => {
    response.status(401).json({ status: 401 });
  },
  notFound: (_context, _request: Request, response: Response) => {
    response.status(404).json({ status: 404 });
  },
});
await api.init();
const app = express();
app.use(
  (request, response) =>
    api.handleRequest(request as unknown as BackendRequest, request, response) as Promise<void>,
);
announce(createServer(app));
