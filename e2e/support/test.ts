import { type BrowserContext, type BrowserContextOptions, test as base, expect } from '@playwright/test';
import { watchForProblems } from './problems';
import { sharedServer } from './shared-servers';

export interface StoryOptions {
  /** Which of the shared servers the story runs on. */
  source: 'embedded' | 'upstream';
  /**
   * Problems a story means to cause: `test.use({ expectedProblems: /status of 404/ })`.
   * One pattern and no list: the test runner takes some lists for a fixture with options.
   */
  expectedProblems: RegExp | undefined;
}

type OpenContext = (options: BrowserContextOptions) => Promise<BrowserContext>;

/** Closes all pages and forgets what the site has kept in the browser, but not its scripts and fonts. */
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
 * Every story runs on a shared server, and fails on a console error, a page error, a hydration warning,
 * a failed request or a request to anybody else.
 */
export const test = base.extend<StoryOptions & { noProblems: undefined }, { openContext: OpenContext }>({
  source: ['embedded', { option: true }],
  expectedProblems: [undefined, { option: true }],
  // A shared server's port is known only once it runs, which is after the configuration was read.
  baseURL: async ({ source }, use) => use(sharedServer(source).url),
  /** A context for each set of options, used by one story after the other: in a new one all scripts are compiled again. */
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

/** Stories of what the source can make different, and one of each page: these run on the second source as well. */
export const BOTH_SOURCES = { tag: '@both' };

/** Stories that run in a thorough run only. */
export const THOROUGHLY = { tag: '@thorough' };

/** Marks what a device does by itself: the stories that are told once, since no source makes a difference. */
export const DEVICE = { tag: '@device' };

export { expect };
