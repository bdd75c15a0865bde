import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { watchForProblems } from './problems';
import { sharedServer } from './shared-servers';

export interface StoryOptions {
  /** The shared server that the test runs on. */
  source: 'embedded' | 'upstream';
  /**
   * Problems that a test causes on purpose: `test.use({ expectedProblems: /status of 404/ })`.
   * One pattern instead of a list: the test runner takes some lists for a fixture with options.
   */
  expectedProblems: RegExp | undefined;
}

type OpenContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

/** Closes all pages and clears the site's data in the browser, but not cached scripts and fonts. */
async function clear(context: BrowserContext, origin: string): Promise<void> {
  const [page, ...others] = context.pages();
  if (page) {
    for (const other of others) await other.close();
    const session = await context.newCDPSession(page);
    const storageTypes = 'cookies,local_storage,indexeddb,service_workers,cache_storage';
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes });
    await page.close();
  }
  await context.clearCookies();
}

/**
 * Every test runs on a shared server, and fails on a console error, a page error, a hydration warning,
 * a failed request or a request to another host.
 */
export const test = base.extend<StoryOptions & { noProblems: undefined }, { openContext: OpenContext }>({
  source: ['embedded', { option: true }],
  expectedProblems: [undefined, { option: true }],
  // The port is known only once the server runs, after the configuration was read.
  baseURL: async ({ source }, use) => use(sharedServer(source).url),
  /** One context per set of options, reused by successive tests: a new one would compile all scripts again. */
  openContext: [
    async ({ browser }, use) => {
      const contexts = new Map<string, BrowserContext>();
      await use(async (options) => {
        const key = JSON.stringify(options);
        const context = contexts.get(key) ?? (await browser.newContext(options));
        contexts.set(key, context);
        return context;
      });
      for (const context of contexts.values()) await context.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { openContext, baseURL, viewport, javaScriptEnabled, locale, permissions, hasTouch, isMobile },
    use,
  ) => {
    const context = await openContext({
      baseURL,
      viewport,
      javaScriptEnabled,
      locale,
      permissions,
      hasTouch,
      isMobile,
    });
    await use(context);
    await clear(context, baseURL ?? '');
  },
  noProblems: [
    async ({ context, expectedProblems }, use) => {
      const { problems, stop } = watchForProblems(context);
      await use(undefined);
      stop();
      const unexpected = problems.filter((problem) => !expectedProblems?.test(problem));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Tests of behaviour that the source can change, and one of each page: they also run on the second source. */
export const BOTH_SOURCES = { tag: '@both' };

/** Tests that run in a thorough run only. */
export const THOROUGHLY = { tag: '@thorough' };

/** Marks tests of browser features: they run once, as the source makes no difference. */
export const DEVICE = { tag: '@device' };
export const DEVICE_THOROUGHLY = { tag: ['@device', '@thorough'] };

export { expect };
