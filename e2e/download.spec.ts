import { readFile } from 'node:fs/promises';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { compareHref, links } from '../lib/shared/links';
import { BOTH_SOURCES, expect, test } from './support/test';

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
