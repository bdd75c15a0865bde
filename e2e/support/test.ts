import { test as base, expect } from '@playwright/test';
import { watchForProblems } from './problems';
import { sharedServerUrl } from './shared-servers';

export interface StoryOptions {
  /** Which of the shared servers the story runs on. */
  source: 'embedded' | 'upstream';
  /**
   * Problems a story means to cause: `test.use({ expectedProblems: /status of 404/ })`.
   * One pattern and no list: the test runner takes some lists for a fixture with options.
   */
  expectedProblems: RegExp | undefined;
}

/**
 * Every story runs on a shared server, and fails on a console error, a page error, a hydration warning,
 * a failed request or a request to anybody else.
 */
export const test = base.extend<StoryOptions & { noProblems: undefined }>({
  source: ['embedded', { option: true }],
  expectedProblems: [undefined, { option: true }],
  // A shared server's port is known only once it runs, which is after the configuration was read.
  baseURL: async ({ source }, use) => use(sharedServerUrl(source)),
  noProblems: [
    async ({ context, expectedProblems }, use) => {
      const problems = watchForProblems(context);
      await use(undefined);
      const unexpected = problems.filter((problem) => !expectedProblems?.test(problem));
      expect(unexpected, 'problems in the browser').toEqual([]);
    },
    { auto: true },
  ],
});

/** Marks what a device does by itself: the stories that are told once, since no source makes a difference. */
export const DEVICE = { tag: '@device' };

export { expect };
