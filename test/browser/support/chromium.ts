// Finds and starts the Chromium of the system, and opens pages that note whatever a reader should not meet.
import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { onTestFinished } from 'vitest';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * The browser to test with: `CHROMIUM_PATH`, or the first one on the `PATH`.
 *
 * @throws {Error} saying how to install one.
 */
export function findChromium(env: Readonly<Record<string, string | undefined>> = process.env): string {
  const given = env.CHROMIUM_PATH;
  const folders = (env.PATH ?? '').split(path.delimiter).filter((folder) => folder !== '');
  const candidates =
    given === undefined ? folders.flatMap((folder) => names.map((name) => path.join(folder, name))) : [given];
  const found = candidates.find(isExecutable);
  if (found !== undefined) return found;
  const where = given === undefined ? 'on the PATH' : `at CHROMIUM_PATH=${given}`;
  throw new Error(
    `There is no Chromium ${where}. Install one (on Debian: apt-get install chromium fonts-dejavu-core), ` +
      'or set CHROMIUM_PATH to its executable.',
  );
}

/** What Playwright turns off. Chromium reads only the last such list, so ours has to repeat it. */
const disabledByPlaywright = [
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];
/** The suggestions below the address bar, two web pages that each window loads although nobody sees it. */
const addressBar = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup', 'AimEnabled'];
/** A second process for each page, in case it is left for another site. */
const spareProcesses = ['SpareRendererForSitePerProcess'];

/** The name of another machine, by which Chromium reaches this one. */
export const otherHost = 'boards.example.test';

/** Starts Chromium without a window and without its own traffic. */
export function launchChromium(): Promise<Browser> {
  const quiet = ['--disable-quic', '--no-first-run', '--disable-background-networking'];
  const still = ['--disable-component-update', '--disable-sync'];
  // Chromium's sandbox refuses to run as root, as which containers often run.
  const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const names = [`--host-resolver-rules=MAP ${otherHost} 127.0.0.1`];
  const features = [...disabledByPlaywright, ...addressBar, ...spareProcesses].join(',');
  const args = [...quiet, ...still, ...asRoot, ...names, `--disable-features=${features}`];
  return chromium.launch({ executablePath: findChromium(), args });
}

/** A page together with what happened on it. */
export interface WatchedPage {
  readonly page: Page;
  /** The address of every request of the page and its workers. */
  readonly requests: string[];
  /** Errors and warnings on the console, exceptions, and what the Content-Security-Policy has blocked. */
  readonly complaints: string[];
}

/** A phone of common size. */
export const phone: BrowserContextOptions = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

const timeoutMs = 30_000;

/** Opens an empty page in a context of its own, which is closed with the test. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<WatchedPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  onTestFinished(() => context.close());
  const page = await context.newPage();
  page.setDefaultTimeout(timeoutMs);
  const requests: string[] = [];
  const complaints: string[] = [];
  context.on('request', (request) => requests.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  return { page, requests, complaints };
}

/** How many pixels a page is wider than what is seen of it. On a phone, the inner width of the window grows with the page. */
export async function overflowWidth(page: Page): Promise<number> {
  // Right after a click, the page that it opens may have no content yet.
  await page.waitForLoadState();
  return page.evaluate('document.documentElement.scrollWidth - visualViewport.width * visualViewport.scale');
}

/** The least contrast of text with what lies behind it (WCAG 2.2, section 1.4.3). */
export function leastContrast(page: Page): Promise<number> {
  return page.evaluate(`(() => {
    const channels = (color) => color.match(/[\\d.]+/g).map(Number);
    const luminance = (color) => {
      const [r, g, b] = channels(color).map((value) => {
        const part = value / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const backOf = (element) => {
      const back = getComputedStyle(element).backgroundColor;
      return channels(back)[3] === 0 && element.parentElement ? backOf(element.parentElement) : back;
    };
    const texts = [...document.querySelectorAll('body *')].filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== ''));
    return Math.min(...texts.map((element) => {
      const [a, b] = [luminance(getComputedStyle(element).color), luminance(backOf(element))];
      return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
    }));
  })()`);
}

/** The color of every text as it is printed, which is on white paper: backgrounds usually are not. */
export async function printedColors(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ media: 'print', colorScheme });
  return page.evaluate<string[]>(
    `[...document.querySelectorAll('body *')].map((element) => getComputedStyle(element).color)`,
  );
}

/** On which side of its first letter each element's text ends: its last character tells the direction of the text. */
export function endsOf(page: Page, selector: string): Promise<string[]> {
  return page.evaluate<
    string[]
  >(`[...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => {
    const { data } = element.firstChild;
    const leftOf = (index) => {
      const range = document.createRange();
      range.setStart(element.firstChild, index);
      range.setEnd(element.firstChild, index + 1);
      return range.getBoundingClientRect().left;
    };
    return leftOf(data.length - 1) < leftOf(0) ? 'left' : 'right';
  })`);
}
