import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { exportCommand } from '../lib/formats/out/command';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { company, reference, statement } from '../lib/register/store/case-inputs';
import { openSqliteExport } from '../lib/register/store/sqlite/read/export/export';
import { openRegisterWriter } from '../lib/register/store/sqlite/writer';
import { compareHref, links } from '../lib/shared/links';
import { expectNoBarriers } from './support/barriers';
import { temporaryDataFolder } from './support/sample';
import { type FirmamentServer, startServer } from './support/servers';
import { BOTH_SOURCES, expect, THOROUGHLY, test } from './support/test';

const { largest_group_head: head, loop } = SAMPLE_HIGHLIGHTS;
const COMPANY = links.company(head);
const SEARCH = '/companies/search?q=harrowgate';

test.describe('taking a page with you', () => {
  test('a company is saved as a file, cited and requested from a terminal', async ({ page }) => {
    await page.goto(COMPANY);
    await page.getByText('Download and share').click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe(`companies-gb-${head.company_number}.csv`);
    expect(await readFile(await file.path(), 'utf8')).toContain(head.name);
    await expect(page.getByText(`${head.name} (company`)).toBeVisible();
    await expect(page.getByRole('link', { name: 'BibTeX' })).toBeVisible();
    await expect(page.getByText(/^curl '/)).toBeVisible();
    await page.getByRole('button', { name: 'Copy the curl command' }).click();
  });

  test('a search is kept with its filters, and says how much of it there is', async ({ page, source }) => {
    await page.goto(`${SEARCH}&jurisdiction_code=gb`);
    await page.getByText('Download and share').click();
    const says = source === 'embedded' ? /Each file holds all \d+ records/ : /Each file holds the first page/;
    await expect(page.getByText(says)).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Excel workbook' }).click();
    expect((await download).suggestedFilename()).toBe('companies-search-harrowgate.xlsx');
  });

  test('companies side by side are kept as one file, a row each', BOTH_SOURCES, async ({ page }) => {
    await page.goto(compareHref([head, loop], { ask: true }));
    await page.getByText('Download and share').click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'CSV', exact: true }).click();
    const file = await download;
    expect(file.suggestedFilename()).toBe('compare.csv');
    const [, ...rows] = (await readFile(await file.path(), 'utf8')).trimEnd().split('\r\n');
    expect(rows.map((row) => row.split(',')[0])).toEqual([head.name, loop.name]);
  });

  test('every suffix of a company is answered with its type, and found by no search engine', async ({ request }) => {
    const types = {
      json: 'application/json',
      xml: 'application/xml',
      csv: 'text/csv',
      xlsx: 'application/vnd.openxmlformats',
      md: 'text/markdown',
      jsonld: 'application/ld+json',
      bib: 'application/x-bibtex',
    };
    for (const [suffix, type] of Object.entries(types)) {
      const response = await request.get(`${COMPANY}.${suffix}`);
      expect(response.status(), suffix).toBe(200);
      expect(response.headers()['content-type']).toContain(type);
      expect(response.headers()['x-robots-tag']).toBe('noindex');
    }
    expect((await request.get('/companies/gb/nobody.csv')).status()).toBe(404);
  });

  test('a company and a search are followed by feeds that the page names', async ({ page, request }) => {
    await page.goto(COMPANY);
    const feed = page.locator('head link[rel="alternate"][type="application/atom+xml"]');
    await expect(feed).toHaveAttribute('href', `${COMPANY}/events.atom`);
    for (const address of [
      `${COMPANY}/events.atom`,
      `${COMPANY}/events.feed.json`,
      '/companies/search.atom?q=harrowgate',
    ]) {
      expect((await request.get(address)).status(), address).toBe(200);
    }
  });

  test('the page has structured data, and its picture can be downloaded', async ({ page, request }) => {
    await page.goto(COMPANY);
    const linked = await page.locator('script[type="application/ld+json"]').textContent();
    expect(JSON.parse(linked ?? '')).toMatchObject({ '@type': 'Organization', name: head.name });
    const image = await page.locator('meta[property="og:image"]').getAttribute('content');
    const response = await request.get(new URL(image ?? '').pathname);
    expect(response.headers()['content-type']).toBe('image/png');
  });

  test('the card can be embedded without scripts, and no other page can', async ({ request, baseURL }) => {
    const about = await request.get(`/oembed?url=${encodeURIComponent(baseURL + COMPANY)}`);
    expect((await about.json()).html).toContain(`/embed${COMPANY}`);
    const card = await request.get(`/embed${COMPANY}`);
    expect(await card.text()).not.toContain('<script');
    expect(card.headers()['content-security-policy']).toContain('frame-ancestors *');
    expect(card.headers()['x-frame-options']).toBeUndefined();
    expect((await request.get(COMPANY)).headers()['x-frame-options']).toBe('SAMEORIGIN');
  });

  test('robots.txt says what may be visited, and browsers learn how to search here', async ({
    page,
    request,
    source,
  }) => {
    const robots = await (await request.get('/robots.txt')).text();
    expect((await request.get('/officers/search?q=oldacre')).headers()['x-robots-tag']).toBe('noindex');
    expect((await request.get(links.companySearch())).headers()['x-robots-tag']).toBeUndefined();
    const sitemap = await request.get('/sitemap.xml');
    if (source === 'embedded') {
      expect(robots).toContain('Sitemap: ');
      const [, file = ''] = /<loc>[^<]*?(\/sitemaps\/[^<]*)<\/loc>/.exec(await sitemap.text()) ?? [];
      expect(await (await request.get(file)).text()).toContain(COMPANY);
    } else {
      expect(robots).toMatch(/^Disallow: \/$/m);
      expect(sitemap.status()).toBe(404);
    }
    await page.goto('/');
    const search = page.locator('head link[rel="search"]');
    const description = await request.get((await search.getAttribute('href')) ?? '');
    expect(await description.text()).toContain('/companies/search?query={searchTerms}');
  });

  test('on paper there is no menu, and the page says where it is from', async ({ page, baseURL }) => {
    await page.goto(COMPANY);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByText('Download and share')).toBeHidden();
    await expect(page.getByText(`${baseURL}${COMPANY}, as of`)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: head.name })).toBeVisible();
  });
});

/** Not the shared server: pages of other tests would show these files. */
async function serverWithFiles(): Promise<FirmamentServer> {
  const dataFolder = temporaryDataFolder(true);
  const code = await exportCommand(['csv', '--offer', '--jurisdictions', 'gb'], {
    ...{ dataFolder, registerFile: join(dataFolder, 'register.sqlite'), openExport: openSqliteExport, clock: Date.now },
    ...{ stdout: new PassThrough().resume(), stderr: { write: () => undefined } },
  });
  expect(code).toBe(0);
  return startServer({ dataFolder });
}

test('the whole register, or one jurisdiction, is downloaded as files with size, age, licence and checksum', async ({
  page,
  request,
}) => {
  const server = await serverWithFiles();
  try {
    await page.goto(server.url + links.register());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Downloads' })).toBeVisible();
    const row = page.getByRole('row', { name: /Companies, CSV/ });
    await expect(row).toContainText(/[\d,]+ ?\d+ kB.*just now/);
    await expect(page.getByRole('region', { name: 'Sources and licences' })).toContainText('CC0 1.0 (fictional data)');
    await expectNoBarriers(page);
    const saved = page.waitForEvent('download');
    await row.getByRole('link').click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/^register-companies-\d{4}-\d\d-\d\d\.csv\.gz$/);
    const bytes = await readFile(await file.path());
    await expect(row).toContainText(createHash('sha256').update(bytes).digest('hex'));
    expect(gunzipSync(bytes).toString()).toContain(head.name);

    await page
      .getByRole('row', { name: /United Kingdom/ })
      .getByRole('link')
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Downloads: United Kingdom' })).toBeVisible();
    await expect(page.getByRole('row', { name: /Companies, CSV/ })).toContainText('gb-companies.csv.gz');

    const { files } = await (await request.get(`${server.url}/downloads.json`)).json();
    expect(files).toHaveLength(10);
    const [{ url, bytes: length, sha256 }] = files;
    const part = await request.get(url, { headers: { range: 'bytes=0-1' } });
    expect([part.status(), (await part.body()).toString('hex')]).toEqual([206, '1f8b']);
    expect(part.headers()).toMatchObject({ 'content-range': `bytes 0-1/${length}`, 'content-length': '2' });
    const whole = await request.head(url);
    expect(whole.headers()).toMatchObject({ 'content-length': String(length), etag: `"${sha256}"` });
    expect(whole.headers()['content-encoding']).toBeUndefined();
    expect((await request.get(url, { headers: { 'if-none-match': `"${sha256}"` } })).status()).toBe(304);
    expect((await request.get(`${server.url}/downloads/..%2Fregister.sqlite`)).status()).toBe(404);
  } finally {
    await page.goto('about:blank');
    await server.stop();
  }
});

test.describe('in front of a remote service', () => {
  test.use({ source: 'upstream' });
  test('there are no files of the whole register, which the page says and no other page leads to', async ({
    page,
    request,
  }) => {
    await page.goto(links.downloads());
    await expect(page.getByText('so there are no files of all of them here')).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Downloads' })).toHaveCount(0);
    expect((await request.get('/downloads.json')).status()).toBe(404);
  });
});

test('files of a network with 2,000 holdings have all of them', THOROUGHLY, async ({ request, source }) => {
  test.skip(source === 'upstream', 'runs once, as it starts its own server');
  const folder = temporaryDataFolder(false);
  const writer = openRegisterWriter(join(folder, 'register.sqlite'));
  const numbers = Array.from({ length: 2_000 }, (_, at) => String(at + 2));
  const head = reference('1');
  writer.write([
    company('1', 'Head of many'),
    ...numbers.map((number) => company(number, `Holding ${number}`)),
    ...numbers.map((number) =>
      statement(number, 'share_parcel', {
        subjects: [head],
        objects: [reference(number)],
        relationship: { relationship_type: 'shareholding', percentage: 100 },
      }),
    ),
  ]);
  writer.close();
  const server = await startServer({ dataFolder: folder });
  try {
    const path = '/companies/gb/1/network';
    const { results } = await (await request.get(`${server.url}/v0.4${path}?confidence=all&include=publishers`)).json();
    expect(results).toHaveLength(numbers.length);
    const get = async (suffix: string) => (await request.get(`${server.url}${path}.${suffix}?confidence=all`)).text();
    expect(JSON.parse(await get('json')).results).toEqual(results);
    expect((await get('graphml')).match(/<edge /g)).toHaveLength(numbers.length);
    expect(await get('svg')).toContain('Head of many');
  } finally {
    await server.stop();
  }
});
