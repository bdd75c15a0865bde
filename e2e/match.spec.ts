import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { scriptsAtWork } from './support/at-rest';
import { DEVICE, DEVICE_THOROUGHLY, expect, test } from './support/test';

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;

interface Listed {
  name: string;
  jurisdiction_code: string;
  company_number: string;
}

/** Companies of the sample register, as many as are wanted. */
async function companiesOf(page: Page, count: number): Promise<Listed[]> {
  const pages = await Promise.all(
    Array.from({ length: Math.ceil(count / 100) }, async (_, at) => {
      const reply = await page.request.get(
        `/api/registry/companies/search?country_code=gb&per_page=100&page=${at + 1}`,
      );
      const { results }: { results: { companies: { company: Listed }[] } } = await reply.json();
      return results.companies.map(({ company }) => company);
    }),
  );
  return pages.flat().slice(0, count);
}

const row = (page: Page, number: number) => page.getByRole('button', { name: new RegExp(`^Row ${number} of `) });
const said = (page: Page) => page.getByRole('status').filter({ hasText: /Matched|No company|taken back|matched with/ });

async function readTable(page: Page, text: string): Promise<void> {
  await page.goto(links.match());
  await scriptsAtWork(page);
  await page.getByLabel('Table or list of names').fill(text);
  await page.getByRole('button', { name: 'Read the table' }).click();
}

async function download(page: Page, ending: 'CSV' | 'XLSX'): Promise<Buffer> {
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: ending, exact: true }).click();
  return readFile(await (await waiting).path());
}

test('200 rows are pasted, matched, judged by keyboard, kept over a reload, and taken away', async ({ page }) => {
  const companies = await companiesOf(page, 200);
  expect(companies).toHaveLength(200);
  const bodies: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') bodies.push(request.postData() ?? '');
  });
  const lines = companies.map(({ name }, at) => [name, 'United Kingdom', `private note ${at}`].join('\t'));
  await readTable(page, ['Supplier\tCountry\tNotes', ...lines].join('\n'));

  await expect(page.getByLabel('Company name')).toHaveValue('0');
  await expect(page.getByLabel('Country or jurisdiction')).toHaveValue('1');
  await expect(page.getByLabel('Address')).toHaveValue('');
  await page.getByRole('button', { name: 'Match 200 rows' }).click();
  await expect(page.getByText('200 rows looked up.')).toBeVisible();
  expect(bodies.length).toBeGreaterThanOrEqual(10);
  expect(bodies.join()).not.toContain('private note');

  await row(page, 1).focus();
  for (let number = 1; number <= 10; number++) {
    await expect(row(page, number)).toBeFocused();
    await page.keyboard.press(number === 4 ? 'n' : '1');
    await expect(said(page)).toHaveText(number === 4 ? /^No company/ : /^Matched with /);
  }
  await page.keyboard.press('u');
  await expect(said(page)).toHaveText('The decision on 1 row was taken back.');
  await expect(row(page, 10)).toBeFocused();
  await page.keyboard.press('1');
  await expect(page.getByText(/^9 matched · 1 without a company · 190 to decide/)).toBeVisible();

  await page.getByRole('button', { name: 'No company (1)' }).click();
  await expect(page.getByRole('button', { name: /^Row \d+ of / })).toHaveCount(1);
  await page.reload();
  await expect(page.getByText(/^9 matched · 1 without a company/)).toBeVisible();
  await page.getByRole('button', { name: /^Accept \d+ rows$/ }).click();
  await expect(said(page)).toHaveText(/rows matched with the best candidate/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText(/^9 matched · 1 without a company/)).toBeVisible();

  const table: Record<string, string>[] = parse(await download(page, 'CSV'), { bom: true, columns: true });
  expect(table.map(({ Supplier, Notes }) => [Supplier, Notes])).toEqual(
    companies.map(({ name }, at) => [name, `private note ${at}`]),
  );
  expect(table.slice(0, 11).map(({ match }) => match)).toEqual([
    ...Array.from({ length: 10 }, (_, at) => (at === 3 ? 'none' : 'matched')),
    'undecided',
  ]);
  expect(table[0]?.matched_page).toMatch(/^http:\/\/.*\/companies\/gb\/\w+$/);
  const sheet = strFromU8(unzipSync(await download(page, 'XLSX'))['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
  expect(sheet).toContain('matched_company_number');
  expect(sheet.match(/<row>/g)).toHaveLength(201);
});

test(
  'a file is read, looking rows up is cancelled and goes on, and a row is looked up by another name',
  DEVICE,
  async ({ page }) => {
    await page.goto(links.match());
    await scriptsAtWork(page);
    const names = Array.from({ length: 45 }, (_, at) => `Quarzwerk ${at}`);
    const text = `Firma;Land\r\n${names.map((name) => `${name};de`).join('\r\n')}\r\nSoci\u00e9t\u00e9;fr`;
    await page.getByLabel(/choose a file/).setInputFiles({
      ...{ name: 'suppliers.csv', mimeType: 'text/csv' },
      // As Excel saves CSV in Western Europe.
      buffer: Buffer.from(text, 'latin1'),
    });
    await expect(page.getByRole('heading', { name: 'suppliers: 46 rows' })).toBeFocused();
    await expect(page.getByRole('region', { name: 'The first rows' })).toContainText('Quarzwerk 0');

    let release = (): void => undefined;
    let asked = 0;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/api/match/rows', async (route) => {
      asked += 1;
      if (asked === 2) await held;
      await route.continue().catch(() => undefined);
    });
    await page.getByRole('button', { name: 'Match 46 rows' }).click();
    await expect(page.getByText('20 of 46 rows looked up')).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Cancelled: 20 of 46 rows looked up.')).toBeVisible();
    release();
    await page.getByRole('button', { name: 'Go on with 26 rows' }).click();
    await expect(page.getByText('26 rows looked up.')).toBeVisible();

    await row(page, 1).click();
    await page.getByLabel('Look up another name').fill(head.name);
    await page.getByRole('button', { name: 'Look up', exact: true }).click();
    await page.getByRole('button', { name: `Choose ${head.name}` }).click();
    await expect(said(page)).toHaveText(`Matched with ${head.name}.`);

    const workbook = await download(page, 'XLSX');
    await page.getByText('Match another table').click();
    await page.getByRole('button', { name: 'Remove this table and its decisions from this device' }).click();
    await expect(page.getByLabel('Table or list of names')).toBeVisible();
    expect(await page.evaluate(() => Object.values(localStorage).join())).not.toContain('Quarzwerk');

    // The workbook that was taken away before can be brought again.
    await page.getByLabel(/choose a file/).setInputFiles({ name: 'again.xlsx', mimeType: '', buffer: workbook });
    await expect(page.getByRole('heading', { name: 'again: 46 rows' })).toBeFocused();
    await expect(page.getByLabel('Company name')).toHaveValue('0');
    await expect(page.getByRole('region', { name: 'The first rows' })).toContainText(head.name);
  },
);

test.describe('in front of a remote service', () => {
  test.use({ source: 'upstream' });
  test('the price of a table is said before it is looked up', async ({ page }) => {
    await readTable(page, `${head.name}\nZanzibar Quicksilver\n${head.name}`);
    await expect(
      page.getByText(/Costs up to [12] calls? of the remote service\. You have [\d,]+ left today|Costs nothing/),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Match 3 rows' }).click();
    await expect(page.getByText('3 rows looked up.')).toBeVisible();
    await expect(row(page, 1)).toContainText('To decide');
    await row(page, 2).click();
    await expect(page.getByText('Nothing similar was found.')).toBeVisible();
  });
});

test('a table that is too large is refused with a sentence', DEVICE_THOROUGHLY, async ({ page }) => {
  await readTable(page, 'Acme\n'.repeat(1_001));
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveText(
    'It has 1,001 rows, and at most 1,000 can be matched at once. Divide it into smaller tables.',
  );
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, expectedProblems: /_next\/static\/\S+ csp$/ });
  test('the page says that it needs them, and what programs can do', DEVICE, async ({ page }) => {
    await page.goto(links.match());
    await expect(
      page.getByText(/This page needs JavaScript\. Programs can match lists by POST \/api\/match/),
    ).toBeVisible();
  });
});
