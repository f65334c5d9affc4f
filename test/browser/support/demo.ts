// Starts the example front end, fills boards for it, and opens it as a person who is signed in.
import type { AddressInfo } from 'node:net';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { addMember, makeCard, makeColumns, makeSession, makeTenant } from '../../support/factories.ts';
import type { Tenant } from '../../support/factories.ts';
import { startService } from '../../support/service.ts';
import type { Service } from '../../support/service.ts';
import { launchChromium, openPage } from './chromium.ts';

export const desk = { viewport: { width: 1440, height: 900 } };

export interface Demo {
  readonly browser: Browser;
  readonly service: Service;
  readonly origin: string;
}

export async function startDemo(): Promise<Demo> {
  const service = await startService({ demo: true });
  const { port } = service.server.address() as AddressInfo;
  return { browser: await launchChromium(), service, origin: `http://127.0.0.1:${port}` };
}

/** A board with two columns of cards, and another person in its workspace. */
export async function makeSharedBoard(service: Service) {
  const owner = await makeTenant(service);
  const { board, columns } = await makeColumns(service, owner, 'To do', 'Done');
  for (const title of ['Draft', 'Review', 'Publish']) await makeCard(service, owner, board.id, { title });
  const other = await makeTenant(service);
  await addMember(service, owner, other, 'member');
  return { owner, other, board, columns };
}

/** Ten columns of thirty cards, as different from each other as those of a team are. */
export async function makeLargeBoard(service: Service) {
  const owner = await makeTenant(service);
  const { token } = owner;
  const names = Array.from({ length: 9 }, (_, index) => `Column ${index + 2}`);
  const { board, columns } = await makeColumns(service, owner, 'Column 1', ...names);
  const labels = await Promise.all(
    ['Urgent', 'Design', 'Later'].map((name) =>
      service.succeed('createLabel', { token, id: board.id, body: { name, color: 'blue' } }),
    ),
  );
  const verbs = ['Write', 'Check', 'Translate', 'Photograph', 'Publish', 'Plan', 'Measure'];
  const things = ['pricing page', 'contact form', 'new office', 'customer stories', 'invoice template'];
  for (let number = 0; number < 300; number += 1) {
    const card = await makeCard(service, owner, board.id, {
      title: `${verbs[number % 7] ?? ''} the ${things[number % 5] ?? ''} for customer ${number * 7919}`,
      column_id: columns[number % 10]?.id,
      label_ids: labels.slice(0, number % 4).map(({ id }) => id),
      assignee_ids: number % 3 === 0 ? [owner.userId] : [],
      ...(number % 2 === 0 && { due_at: new Date(Date.UTC(2027, 0, 1, number)).toISOString() }),
    });
    const body = { body: 'A comment' };
    if (number % 5 === 0) await service.succeed('createComment', { token, id: card.id, body });
  }
  return { owner, board };
}

/** Opens a place in the front end, signed in. */
export async function openAs(
  { browser, service, origin }: Demo,
  { userId }: Pick<Tenant, 'userId'>,
  place: string,
  options: BrowserContextOptions = {},
) {
  const { secret } = await makeSession(service, { userId });
  const watched = await openPage(browser, { ...desk, ...options });
  await watched.page.goto(`${origin}/demo#${place}?access_token=${secret}`);
  return { ...watched, apiRequests: () => watched.requests.filter((url) => url.includes('/v1/')) };
}

export function cardsIn(page: Page, column: string) {
  return page.getByRole('list', { name: `Cards in ${column}` }).getByRole('link');
}

export function titlesIn(page: Page, column: string) {
  return cardsIn(page, column).allInnerTexts();
}

/** Waits for the response to the move of a card, which the page shows in its new place before. */
export function untilMoved(page: Page) {
  return page.waitForResponse(/\/v1\/cards\/[^/]+\/move$/);
}

export function cardLink(page: Page, title: string) {
  return page.getByRole('link', { name: title, exact: true });
}

/** The id of the card with this title. */
export async function cardIdOf(
  service: Service,
  { token }: Pick<Tenant, 'token'>,
  boardId: string,
  wanted: string,
): Promise<string> {
  const { data } = await service.succeed('listCards', { token, id: boardId });
  const card = data.find(({ title }) => title === wanted);
  if (card === undefined) throw new Error(`there is no card ${wanted}`);
  return card.id;
}

/** What a page says about its connection. */
export function status(page: Page) {
  return page.locator('.connection');
}

export async function isLive(page: Page): Promise<void> {
  await status(page).getByText('Live').waitFor();
}

/** JavaScript that says whether a column shows exactly these titles. */
export const shows = (column: string, titles: readonly string[]) =>
  `JSON.stringify([...document.querySelectorAll('[aria-label="Cards in ${column}"] .card a')].map((it) => it.innerText)) === ${JSON.stringify(JSON.stringify(titles))}`;

/** The others whom a page shows as looking at the board. */
export const others = (page: Page) =>
  page.getByRole('list', { name: 'Also looking at this board' }).getByRole('img');
