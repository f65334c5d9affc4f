// The page of an invite as people see it who open the link in their mail: in Chromium, without script, by keyboard too.
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import path from 'node:path';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBoard, makeSession, makeTenant } from '../support/factories.ts';
import type { Tenant } from '../support/factories.ts';
import { startService } from '../support/service.ts';
import type { Service } from '../support/service.ts';
import { invite as sendInvite } from '../support/teams.ts';
import {
  launchChromium,
  leastContrast,
  openPage,
  overflowWidth,
  phone,
  printedColors,
} from './support/chromium.ts';

const images = path.join(import.meta.dirname, '..', '..', 'docs', 'images');
const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 } };
const now = new Date('2026-11-21T09:30:00Z');

let browser: Browser;
let service: Service;
let server: Server;
let address: string;
let tenant: Tenant;

beforeAll(async () => {
  browser = await launchChromium();
  service = await startService({ now: () => now });
  server = createServer(service.app).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const bound = server.address();
  if (bound === null || typeof bound === 'string') throw new Error('the server has no port');
  address = `http://127.0.0.1:${bound.port}`;
  tenant = await makeTenant(service);
  const { secret: session } = await makeSession(service, tenant, now);
  await service.succeed('updateMe', { token: session, body: { name: 'Ada Winter' } });
  await rename('Studio Winter');
});

afterAll(async () => {
  await browser.close();
  server.closeAllConnections();
  server.close();
});

function rename(name: string) {
  return service.succeed('updateWorkspace', { token: tenant.token, id: tenant.workspaceId, body: { name } });
}

/** Invites a guest, and returns the link that is mailed. */
async function invite(email: string): Promise<string> {
  const { board } = await makeBoard(service, tenant);
  const { token } = await sendInvite(service, tenant, email, { role: 'guest', board_ids: [board.id] });
  return `${address}/invites/${token}`;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).innerText();

describe.each([
  ['a phone', 'phone', phone],
  ['a desk', 'desktop', desk],
] as const)('on %s', (_where, name, options) => {
  it('is accepted without scripts, with the mouse, and says what to do next', async () => {
    const watched = await openPage(browser, { ...options, javaScriptEnabled: false });
    const { page, requests, complaints } = watched;
    const url = await invite(`printer-${name}@example.com`);
    await page.goto(url);
    expect(await heading(page)).toBe('Join Studio Winter');
    // Fonts differ from machine to machine, so the images in docs/ are created again only on demand.
    if (process.env.UPDATE_IMAGES === '1') {
      await page.screenshot({ path: path.join(images, `invite-${name}.png`) });
    }
    await page.getByLabel('Your name').fill('Grace Printer');
    await page.getByRole('button', { name: 'Accept' }).click();
    await page.getByRole('heading', { level: 1, name: 'You joined Studio Winter' }).waitFor();
    expect(await page.getByRole('link', { name: 'how to use the API' }).getAttribute('href')).toMatch(
      /\/docs$/,
    );
    expect(page.url()).toBe(url);
    expect(requests).toEqual([url, url]);
    expect(complaints).toEqual([]);
    const user = await service.database.reader.prisma.user.findFirst({
      where: { email: `printer-${name}@example.com` },
    });
    expect(user?.name).toBe('Grace Printer');
  });

  it('says that the invite was accepted or declined when the page is reloaded', async () => {
    const { page } = await openPage(browser, { ...options, javaScriptEnabled: false });
    await page.goto(await invite(`reload-${name}@example.com`));
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.getByRole('heading', { level: 1, name: 'You declined the invite' }).waitFor();
    await page.reload();
    expect(await heading(page)).toBe("This invite isn't available");
  });

  it.each(['light', 'dark'] as const)('fits and can be read when it is %s', async (colorScheme) => {
    const { page } = await openPage(browser, { ...options, colorScheme });
    const short = await invite(`short-${name}-${colorScheme}@example.com`);
    const long = await invite(
      `${'w'.repeat(55)}${name}@${colorScheme}.${'very-long-'.repeat(5)}domain.example.com`,
    );
    for (const [url, workspaceName] of [
      [short, 'Studio Winter'],
      [long, 'W'.repeat(120)],
    ] as const) {
      await rename(workspaceName);
      for (const answer of [undefined, 'Accept']) {
        if (answer === undefined) await page.goto(url);
        else await page.getByRole('button', { name: answer }).click();
        expect(await overflowWidth(page)).toBeLessThanOrEqual(0);
        expect(await leastContrast(page)).toBeGreaterThanOrEqual(4.5);
      }
    }
    await rename('Studio Winter');
  });
});

it('is printed in dark letters, whatever the color scheme', async () => {
  const { page } = await openPage(browser);
  await page.goto(await invite('printed@example.com'));
  expect(await printedColors(page, 'dark')).toEqual(await printedColors(page, 'light'));
});

describe('by keyboard', () => {
  it('moves the focus visibly from the name to the buttons, and Enter accepts', async () => {
    const { page } = await openPage(browser, { ...desk, javaScriptEnabled: true });
    await page.goto(await invite('keyboard@example.com'));
    const focused = () =>
      page.evaluate<readonly [string, string]>(`(() => {
        const element = document.activeElement;
        return [element.textContent || element.name, getComputedStyle(element).outlineStyle];
      })()`);
    for (const name of ['name', 'Accept', 'Decline']) {
      await page.keyboard.press('Tab');
      expect(await focused()).toEqual([name, 'solid']);
    }
    await page.getByLabel('Your name').focus();
    await page.keyboard.type('Kay Board');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'You joined Studio Winter' }).waitFor();
  });

  it('has buttons that are large enough to tap, and a field with a purpose', async () => {
    const { page } = await openPage(browser, phone);
    await page.goto(await invite('finger@example.com'));
    for (const button of await page.getByRole('button').all()) {
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    }
    const field = page.getByRole('textbox', { name: 'Your name', exact: true });
    expect(await field.getAttribute('autocomplete')).toBe('name');
    expect(await page.locator('#name-hint').innerText()).toContain('Optional');
  });
});
