import { test as base, expect } from '@playwright/test';
import { watchForProblems } from './problems';

interface Options {
  /**
   * Problems a story means to cause: `test.use({ expectedProblems: /status of 404/ })`.
   * One pattern and no list: the test runner takes some lists for a fixture with options.
   */
  expectedProblems: RegExp | undefined;
}

/**
 * Every story runs on the shared server, and fails on a console error, a page error, a hydration warning,
 * a failed request or a request to anybody else.
 */
export const test = base.extend<Options & { noProblems: undefined }>({
  expectedProblems: [undefined, { option: true }],
  // The shared server's port is known only once it runs, which is after the configuration was read.
  // biome-ignore lint/correctness/noEmptyPattern: the test runner reads the names of a fixture from the pattern
  baseURL: async ({}, use) => use(process.env.FIRMAMENT_URL),
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

export { expect };
