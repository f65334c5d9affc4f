/** `npm run contract:mock -- --port 4010`: the contract's examples over HTTP, without a database, for front ends. */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { loadContract } from '../../src/api/contract/contract.ts';
import { createMockApp } from './mock-app.ts';

const { values } = parseArgs({ options: { port: { type: 'string', default: '4010' } } });
const port = Number(values.port);
const url = `http://127.0.0.1:${port}`;
createServer(createMockApp(loadContract(), url) as Parameters<typeof createServer>[1]).listen(
  port,
  '127.0.0.1',
  () => {
    console.log(
      `Mock of the contract's examples at ${url}. Any token works, and Prefer: code=404 asks for a 404`,
    );
  },
);
