import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { closingLine } from '../lib/commands/setup/totals.mjs';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { makeSampleFile } from '../lib/testing/sample-file';
import { startServer } from './support/servers';

// The main journeys in a stock Firefox, by WebDriver BiDi: `npm test -- thorough firefox`.

interface Locator {
  click(): Promise<void>;
  fill(value: string): Promise<void>;
}

/** The part of Puppeteer's page API used here: the package is fetched for this program only, without its types. */
interface Page {
  goto(address: string): Promise<unknown>;
  url(): string;
  locator(selector: string): Locator;
  focus(selector: string): Promise<void>;
  keyboard: { press(key: string): Promise<void> };
  evaluate(script: string): Promise<unknown>;
  waitForFunction(script: string): Promise<unknown>;
  on(event: 'pageerror', listener: (error: Error) => void): void;
  close(): Promise<void>;
}

interface Browser {
  newPage(): Promise<Page>;
  version(): Promise<string>;
  close(): Promise<void>;
}

interface Puppeteer {
  launch(options: {
    browser: 'firefox';
    executablePath: string;
    headless: true;
    defaultViewport: { width: number; height: number };
  }): Promise<Browser>;
}

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;
const named = (role: string, name: string): string => `::-p-aria([name="${name}"][role="${role}"])`;

async function expectAddress(page: Page, pattern: RegExp): Promise<void> {
  await page.waitForFunction(`${pattern}.test(location.href)`);
}

const textOf = async (page: Page, selector: string): Promise<string> =>
  String(await page.evaluate(`document.querySelector(${JSON.stringify(selector)})?.textContent ?? ''`));

/** The number of relationships that the network page shows. */
const shownIn = async (page: Page): Promise<number> =>
  Number(/· (\d+) of \d+ relationship/.exec(await textOf(page, 'p[role="status"]'))?.[1]);

/** The content of the next file that the page creates. */
const CATCH_FILE = `URL.createObjectURL = new Proxy(URL.createObjectURL, {
  apply(create, self, [blob]) { blob.text().then((text) => { window.caught = text; }); return create.call(self, blob); },
})`;

const JOURNEYS: Record<string, (page: Page, url: string) => Promise<void>> = {
  async 'from the first page by a search and a filter to a company'(page, url) {
    await page.goto(url);
    await page.locator('main form input[name]:not([type="hidden"])').fill('harrowgate marine');
    await page.locator('main button[type="submit"]').click();
    await expectAddress(page, /companies\/search\?q=harrowgate/);
    await page.locator('aside a[href*="jurisdiction_code=gb"]').click();
    await expectAddress(page, /jurisdiction_code=gb/);
    await page.locator(`main h2 a[href="${links.company(head)}"]`).click();
    await page.waitForFunction(`document.querySelector('h1')?.textContent === ${JSON.stringify(head.name)}`);
  },
  async 'a network follows a slider, and Back leads back'(page, url) {
    await page.goto(`${url}${links.company(head)}`);
    await page.locator(named('link', 'Explore the network')).click();
    await page.waitForFunction(`document.querySelector('[role="application"]')?.getAttribute('aria-busy') === 'false'`);
    const before = await shownIn(page);
    await page.focus(named('slider', 'Minimum ownership'));
    await page.keyboard.press('End');
    await expectAddress(page, /ownership_percentage=100/);
    const after = await shownIn(page);
    assert.ok(after < before, `${after} of ${before} shown`);
    await page.evaluate('history.back()');
    await page.waitForFunction(`document.querySelector('h1')?.textContent === ${JSON.stringify(head.name)}`);
  },
  async 'a network is exported as a table with as many rows as it shows'(page, url) {
    await page.goto(`${url}${links.companyNetwork(head)}`);
    await page.waitForFunction(`document.querySelector('[role="application"]')?.getAttribute('aria-busy') === 'false'`);
    await page.evaluate(CATCH_FILE);
    await page.locator('summary[title="Export and share"]').click();
    await page.locator(named('button', 'Relationships (CSV)')).click();
    await page.waitForFunction('window.caught !== undefined');
    const rows = String(await page.evaluate('window.caught'))
      .trimEnd()
      .split('\r\n');
    assert.equal(rows.length, (await shownIn(page)) + 1);
  },
};

/** A journey on a separate page; any error on the page fails it. */
async function passes(browser: Browser, url: string, [name, travel]: [string, (typeof JOURNEYS)[string]]) {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    await travel(page, url);
    assert.deepEqual(errors, []);
    console.log(`passed: ${name}`);
    return true;
  } catch (error) {
    console.log(`failed: ${name}, at ${page.url()}\n${error instanceof Error ? error.stack : error}`);
    return false;
  } finally {
    await page.close();
  }
}

const [driver = '', executablePath = ''] = process.argv.slice(2);
const puppeteer: Puppeteer = createRequire(driver)(driver);
makeSampleFile();
const server = await startServer();
const browser = await puppeteer.launch({
  ...{ browser: 'firefox', executablePath, headless: true },
  defaultViewport: { width: 1280, height: 800 },
});
const results: boolean[] = [];
try {
  console.log(await browser.version());
  for (const journey of Object.entries(JOURNEYS)) results.push(await passes(browser, server.url, journey));
} finally {
  await browser.close();
  await server.stop();
}
const passed = results.filter(Boolean).length;
console.log(closingLine({ passed, failed: results.length - passed, skipped: 0 }));
