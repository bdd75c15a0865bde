import { defineConfig } from '@playwright/test';
import { findChromium } from '../lib/commands/setup/chromium.mjs';
import { THOROUGH } from '../lib/testing/thorough';
import type { StoryOptions } from './support/test';

/** Quiet: a browser that asks nothing of the world, so that what it requests is what our pages request. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Stories that start servers of their own, or are of what our own register alone gives to programs. */
const STORIES_OF_ONE_SOURCE =
  /\/(accessibility|api|conformance|walk|monitoring|open-data|network-(real|soak)|token-hunt|upstream(-calls|-faults)?)\.spec\.ts$/;

/** Copies of the project that a thorough run makes for other versions of Node. */
const COPIES = /\/\.artifacts\//;

export default defineConfig<StoryOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: COPIES,
  outputDir: '.artifacts/output',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  // A busy machine may be late once; the totals name each story that needed its second try.
  retries: process.env.CI ? 1 : 0,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Generous: nothing here measures time, and a machine may be slow.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.artifacts/results.json' }]],
  projects: [
    { name: 'embedded', grepInvert: THOROUGH ? [] : /@thorough/, use: { source: 'embedded' } },
    {
      // What people do must not depend on where the records come from. In a thorough run every story runs on both sources,
      // but for those of what a device does by itself; otherwise those that the source can change, and one of each page.
      name: 'upstream',
      testIgnore: [COPIES, STORIES_OF_ONE_SOURCE],
      ...(THOROUGH ? { grepInvert: /@device/ } : { grep: /@both/, grepInvert: /@thorough/ }),
      use: { source: 'upstream' },
    },
  ],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium(), args: ARGUMENTS },
    screenshot: 'only-on-failure',
    // A trace of each story takes a third of its time; `--trace on` makes one where it is wanted.
    trace: 'off',
  },
});
