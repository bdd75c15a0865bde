import { readdirSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRoot } from '../lib/commands/setup/root.mjs';
import { links } from '../lib/links';
import { SAMPLE_HIGHLIGHTS } from '../lib/registry/embedded/sample/highlights';
import { findSampleIds } from '../lib/testing/conformance/ask';
import { FAULTS } from '../lib/testing/faults/table';
import { scriptsAtWork } from './support/at-rest';
import { barriersOf, lookAt, stickingOut, VIEWS } from './support/barriers';
import { inFrontOf } from './support/faulty-service';
import { startServer } from './support/servers';
import { SITUATIONS, type Situation } from './support/situations';
import { expect, test } from './support/test';

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;
const PROMISE = 'has no barrier that a machine can find, and scrolls sideways in no view';

// Nine looks at a table of hundreds of rows take their time.
test.setTimeout(300_000);

/** Loads a page once, and looks at it in every view. What is found in one does not keep the others from being looked at. */
async function walk(page: Page, address: string, begin: Situation['begin'] = async () => undefined): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await begin(page);
  for (const view of VIEWS) {
    await test.step(view.name, async () => {
      await lookAt(page, view);
      expect.soft(await barriersOf(page, view.contrast), view.name).toEqual([]);
      expect.soft(await stickingOut(page), view.name).toEqual([]);
    });
  }
}

/** Some numbers are the sample's own affair. */
async function filledIn(address: string, baseURL: string | undefined): Promise<string> {
  if (!address.includes('{placeholder}')) return address;
  const { placeholder } = await findSampleIds(async (path) => {
    const reply = await fetch(`${baseURL}/api/registry/${path}`);
    return { status: reply.status, headers: reply.headers, text: await reply.text() };
  });
  return address.replace('{placeholder}', String(placeholder));
}

for (const { name, address, begin, isNotFound } of SITUATIONS) {
  test.describe('', () => {
    test.use({ expectedProblems: isNotFound && /status of 404/ });
    test(`${name} ${PROMISE}`, async ({ page, baseURL }) => {
      await walk(page, await filledIn(address, baseURL), begin);
    });
  });
}

test('no page of the site is missing in that table', () => {
  const files = readdirSync(inRoot('app'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(^|\/)page\.tsx$/.test(file),
  );
  const paths = SITUATIONS.map(({ address }) => new URL(address, 'http://site').pathname);
  const isThere = (file: string) => {
    const pattern = file.replace(/\/?page\.tsx$/, '').replace(/\[\w+\]/g, '[^/]+');
    return paths.some((path) => new RegExp(`^/${pattern}$`).test(path));
  };
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => !isThere(file))).toEqual([]);
});

test.describe('', () => {
  test.use({ expectedProblems: /status of 500|Minified React error|Server Components render/ });
  test(`a page that failed ${PROMISE}`, async ({ page }) => {
    const server = await startServer({ sample: false });
    try {
      await walk(page, `${server.url}${links.companySearch()}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page failed');
    } finally {
      await page.goto('about:blank');
      await server.stop();
    }
  });
});

test.describe('in front of a remote service', () => {
  test.use({ source: 'upstream' });
  const candidates = (page: Page) =>
    expect(page.getByRole('region', { name: 'Possibly the same person' })).toContainText('1 call');
  for (const { name, address, begin } of [
    { name: 'a search with its prices', address: '/companies/search?q=harrowgate' },
    { name: 'a table of results with their prices', address: '/companies/search?q=harrowgate&view=table&per_page=10' },
    { name: 'statements with their prices', address: links.companyStatements(head) },
    { name: 'filings with their prices', address: links.companyFilings(head) },
    { name: 'a network with what a step costs', address: links.companyNetwork(head) },
    { name: 'a company with its age', address: links.company(head) },
    { name: 'an officer whose namesakes cost a call', address: links.officer(40), begin: candidates },
    { name: 'the map before anybody is asked', address: links.jurisdictions() },
    { name: 'the account', address: links.accountStatus() },
    { name: 'the register of somebody else', address: links.register() },
  ]) {
    test(`${name} ${PROMISE}`, ({ page }) => walk(page, address, begin));
  }
});

for (const row of FAULTS.filter(({ reason }) => reason === 'allowance').slice(0, 1)) {
  test(`a page that was refused by ${row.name} ${PROMISE}`, async ({ page }) => {
    await inFrontOf(row, async ({ url }) => {
      await walk(page, `${url}${links.company(head)}`, async () => {
        await expect(page.getByRole('alert').filter({ hasText: 'used up' })).toBeVisible();
      });
      await page.goto('about:blank');
    });
  });
}
