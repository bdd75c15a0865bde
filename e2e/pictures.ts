import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../lib/commands/setup/chromium.mjs';
import { inRoot } from '../lib/commands/setup/root.mjs';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { makeSampleFile } from '../lib/testing/sample-file';
import { startServer } from './support/servers';

// Pictures of the main pages, to be looked at: `npx tsx e2e/pictures.ts` after a build, into e2e/.artifacts/pictures.

const { largest_group_head: head, hub, dissolved, long_name, arabic_name, nothing_known } = SAMPLE_HIGHLIGHTS;

const PAGES = {
  home: links.home(),
  search: '/companies/search?q=harrowgate',
  company: links.company(head),
  'long-name': links.company(long_name),
  'right-to-left': links.company(arabic_name),
  'nothing-known': links.company(nothing_known),
  network: links.companyNetwork(hub),
  statements: links.companyStatements(head),
  events: links.companyEvents(head),
  officer: links.officer(1),
  jurisdictions: links.jurisdictions(),
  compare: `/compare?company=gb/${head.company_number}&company=gb/${dissolved.company_number}`,
};

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

const FOLDER: string = inRoot('e2e/.artifacts/pictures');

async function takeAll(page: Page, url: string, suffix: string): Promise<void> {
  for (const [name, path] of Object.entries(PAGES)) {
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await page.screenshot({ path: join(FOLDER, `${name}-${suffix}.png`) });
  }
}

makeSampleFile();
mkdirSync(FOLDER, { recursive: true });
const server = await startServer();
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu'] });
try {
  for (const viewport of SIZES) {
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({ viewport, colorScheme });
      await takeAll(await context.newPage(), server.url, `${viewport.width}-${colorScheme}`);
      await context.close();
    }
  }
  console.log(`The pictures are in ${FOLDER}.`);
} finally {
  await browser.close();
  await server.stop();
}
