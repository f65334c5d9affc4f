/** The consumer who reads the site, and uses what it offers: the client package, the mock and the collection. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { contractOperations, loadContract } from '../../src/api/contract/contract.ts';
import type { DemoFacts } from '../../src/demo/seed-demo.ts';
import { examplePath } from '../../test/support/example-paths.ts';
import { searchQuestions } from '../../test/support/search-questions.ts';
import { runStory } from '../clients/run-collection.ts';
import { CommandError } from '../support/command-errors.ts';
import { startServer } from '../support/fresh-clone.ts';
import { follow, guideNamed } from './evaluator.ts';
import type { Clone } from './evaluator.ts';
import { crawl, loadSearch } from './site-pages.ts';
import { requireNone } from './steps.ts';
import type { Step } from './steps.ts';

type ClientPackage = typeof import('../../packages/client/src/index.ts');
type Client = ReturnType<ClientPackage['createBoardsClient']>;

/** The client as the guide has installed it, beside the clone. */
async function installedClient({ folder }: Clone): Promise<ClientPackage> {
  const name = 'node_modules/board-and-workspace-client/dist/index.js';
  return (await import(pathToFileURL(path.join(folder, '..', 'boards-client', name)).href)) as ClientPackage;
}

async function withMock(
  clone: Clone,
  options: readonly string[],
  work: (client: Client, clientPackage: ClientPackage) => Promise<string>,
): Promise<string> {
  const command = ['npm', 'run', 'contract:mock', '--', '--port', '0', ...options] as const;
  const mock = startServer(command, clone.folder, clone.env);
  try {
    const [baseUrl] = await mock.printed(/http:\/\/127\.0\.0\.1:\d+/);
    const clientPackage = await installedClient(clone);
    return await work(clientPackage.createBoardsClient({ baseUrl, token: 'any' }), clientPackage);
  } finally {
    await mock.stop();
  }
}

const itemsMax = 1000;

/** Reads each list of the contract to its end, three items at a time. */
async function readLists(client: Client): Promise<string> {
  const contract = loadContract();
  const lists = [...contractOperations(contract)].filter(({ queryParameters }) =>
    queryParameters.some(({ name }) => name === 'cursor'),
  );
  let total = 0;
  for (const spec of lists) {
    let count = 0;
    const items = client.paginate(examplePath(contract, spec) as '/v1/boards', {
      params: { query: { limit: 3 } },
    });
    for await (const item of items) {
      count += 'id' in item ? 1 : 0;
      if (count > itemsMax) throw new CommandError(`${spec.operationId} doesn't end.`);
    }
    if (count < 4) throw new CommandError(`${spec.operationId} has ${count} items, so it has one page.`);
    total += count;
  }
  return `${lists.length} lists with ${total} items`;
}

/** Creates, lists, changes, moves and deletes cards, and makes a mistake. */
async function keepCards(client: Client, { ProblemError }: ClientPackage): Promise<string> {
  const { data: board } = await client.POST('/v1/boards', { body: { name: 'Groceries' } });
  const inBoard = { path: { id: board.id } };
  const cards = [];
  for (const title of ['Bread', 'Milk', 'Tea']) {
    cards.push((await client.POST('/v1/boards/{id}/cards', { params: inBoard, body: { title } })).data);
  }
  const [bread, milk, tea] = cards;
  if (!bread || !milk || !tea) throw new CommandError('The mock created no cards.');
  const of = ({ id }: { readonly id: string }) => ({ params: { path: { id } } });
  await client.PATCH('/v1/cards/{id}', { ...of(milk), body: { title: 'Oat milk' } });
  await client.POST('/v1/cards/{id}/move', {
    ...of(tea),
    body: { column_id: tea.column_id, position: 'top' },
  });
  await client.DELETE('/v1/cards/{id}', of(bread));
  const titles: string[] = [];
  for await (const { title } of client.paginate('/v1/boards/{id}/cards', { params: inBoard }))
    titles.push(title);
  if (titles.join() !== 'Tea,Oat milk') throw new CommandError(`The board has ${titles.join(', ')}.`);
  const mistake = client.POST('/v1/boards', { body: { name: '' } });
  const refusal: unknown = await mistake.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!(refusal instanceof ProblemError) || refusal.code !== 'invalid_request') {
    throw new CommandError(`A board without a name gets ${String(refusal)}.`);
  }
  return 'created, listed, changed, moved, deleted, and one mistake refused';
}

async function crawlSite(baseUrl: string): Promise<string> {
  const { pages, links, broken } = await crawl(baseUrl);
  requireNone('links lead nowhere', broken);
  return `${pages} pages, ${links} links`;
}

export async function playConsumer(step: Step, clone: Clone, facts: DemoFacts): Promise<void> {
  await step('Every page of the site answers, and its links lead somewhere', () => crawlSite(facts.base_url));
  for (const [question, address] of searchQuestions) {
    await step(`The search finds the right page first for “${question}”`, async () => {
      const found = (await loadSearch(facts.base_url))(question);
      if (found !== address) throw new CommandError(`It finds ${found ?? 'nothing'} instead of ${address}.`);
      return address;
    });
  }
  await step('The guide of the client package', () => follow(guideNamed('client-package'), clone, 'bash'));
  await step('The client reads each list of the mock to its end', () => withMock(clone, [], readLists));
  await step('The mock with --stateful keeps what the client stores', () =>
    withMock(clone, ['--stateful'], keepCards),
  );
  await step('The guide of the mock', () => follow(guideNamed('mock'), clone, 'bash'));
  await step('The Bruno collection runs twice', () => {
    runStory(clone.folder, facts, 'pipe');
    return '@usebruno/cli';
  });
}
