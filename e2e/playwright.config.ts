import { defineConfig } from '@playwright/test';
import { findChromium } from '../lib/commands/setup/chromium.mjs';
import { THOROUGH } from '../lib/testing/thorough';
import type { StoryOptions } from './support/test';

/** Disables the browser's background requests, so that all requests are those of our pages. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** Tests that start their own servers, or use features of our own register only. */
const STORIES_OF_ONE_SOURCE =
  /\/(accessibility|api|conformance|data-folder|walk|monitoring|open-data|network-(real|soak)|settings|token-hunt|two-explorers|upstream(-calls|-faults)?)\.spec\.ts$/;

/** Copies of the project that a thorough run makes for other versions of Node. */
const COPIES = /\/\.artifacts\//;

export default defineConfig<StoryOptions>({
  testDir: '.',
  testMatch: '*.spec.ts',
  testIgnore: COPIES,
  outputDir: '.artifacts/output',
  globalSetup: './support/global-setup.ts',
  workers: 2,
  // A busy machine may be late once; the totals name each test that needed a retry.
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
      // What users can do must not depend on the source of records. In a thorough run every test runs on both sources,
      // except those of browser features; otherwise those that the source can change, and one of each page.
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
    // Tracing takes a third of a test's time; `--trace on` enables it.
    trace: 'off',
  },
});
