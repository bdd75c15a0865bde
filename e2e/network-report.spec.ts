import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { inflateSync } from 'node:zlib';
import type { Locator, Page } from '@playwright/test';
import { readPdf } from '../lib/formats/out/network/pdf/pdf.fixture';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { links } from '../lib/shared/links';
import { parseXml, type XmlElement } from '../lib/testing/xml-reader';
import { scriptsAtWork } from './support/at-rest';
import { expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

const { loop, hub } = SAMPLE_HIGHLIGHTS;
const RING = `${links.companyNetwork(loop)}?confidence=all&ownership_percentage=0&expanded=companies/lu/B240402,companies/nl/64040403`;

const bar = (page: Page): Locator => page.getByRole('region', { name: 'This view' });
const picture = (page: Page): Locator => page.getByRole('application');
const counts = (page: Page): Locator => page.getByRole('status').filter({ hasText: /relationships? shown$/ });
const button = (page: Page, name: string): Locator => bar(page).getByRole('button', { name, exact: true });

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  await openShare(page);
}

const openShare = (page: Page): Promise<void> =>
  bar(page).locator('summary').filter({ hasText: 'Export and share' }).click();

async function saved(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await button(page, name).click();
  return readFile(await (await coming).path());
}

/** Width, height and the bytes of the pixels of a PNG (ISO 15948). */
function readPng(file: Buffer): { width: number; height: number; pixels: Buffer } {
  const parts: Buffer[] = [];
  for (let at = 8; at < file.length; at += 12 + file.readUInt32BE(at)) {
    if (file.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(file.subarray(at + 8, at + 8 + file.readUInt32BE(at)));
  }
  return { width: file.readUInt32BE(16), height: file.readUInt32BE(20), pixels: inflateSync(Buffer.concat(parts)) };
}

/** A remote service does not say in a network who published a relationship. */
const SOURCES = {
  embedded: /Sources: Sample \S+ .*\(CC0/,
  upstream: /Sources: no publisher named: \d+ relationships/,
};

/** Nor whether an owner has owners, until it is asked for that one. */
const ABOVE = {
  embedded: 'nothing is above it',
  upstream: 'at the top of what is loaded; its owners may not be loaded',
};

const textsIn = (element: XmlElement): string[] =>
  element.name === 'text' ? [element.content] : element.children.flatMap(textsIn);
const spaceless = (texts: readonly string[]): string => texts.join('').replace(/\s/g, '');

/** Pages of a PDF that a browser has made: their objects are not compressed. */
const pagesIn = (pdf: Buffer): number => pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;

test('a picture is saved as SVG with every name, what is drawn of what, and from whom', async ({ page, source }) => {
  await open(page, links.companyNetwork(hub));
  const root = parseXml((await saved(page, 'SVG picture')).toString('utf8'));
  const nodes = root.children.find(({ attributes }) => attributes.get('class') === 'nodes')?.children ?? [];
  expect(nodes.length).toBeGreaterThan(3);
  for (const node of nodes) {
    const [name = ''] = node.children.filter((one) => one.name === 'title').map(({ content }) => content);
    // A title also says the state of a company, after a comma.
    const whole = spaceless([name.replace(/, inactive$/, '')]);
    expect(spaceless(textsIn(node)), name).toContain(whole);
    expect(textsIn(node).join('')).not.toContain('…');
  }
  const said = textsIn(root).join(' ');
  expect(said).toContain(`Ownership network of ${hub.name}`);
  expect(said).toContain((await counts(page).textContent()) ?? '-');
  expect(said).toContain('Filters: confidence above 60, ownership from');
  expect(said).toMatch(/\d+ of \d+ entities drawn/);
  expect(said).toMatch(SOURCES[source]);
  expect(said).toContain(page.url());
});

test('a picture is saved as PNG at two sizes, and is not blank', THOROUGHLY, async ({ page }) => {
  await open(page, RING);
  const root = parseXml((await saved(page, 'SVG picture')).toString('utf8'));
  const [width, height] = ['width', 'height'].map((name) => Number(root.attributes.get(name)));
  for (const [name, scale] of [
    ['PNG picture (2x)', 2],
    ['PNG picture (4x)', 4],
  ] as const) {
    const png = readPng(await saved(page, name));
    // The browser rounds the size of the drawing to whole pixels before it is scaled.
    expect(Math.abs(png.width - (width ?? 0) * scale), name).toBeLessThanOrEqual(scale);
    expect(Math.abs(png.height - (height ?? 0) * scale), name).toBeLessThanOrEqual(scale);
    expect(new Set(png.pixels).size, name).toBeGreaterThan(50);
  }
});

test.describe('a picture in the clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is a PNG', async ({ page }) => {
    await open(page, RING);
    await button(page, 'Copy as picture').click();
    await expect(bar(page)).toContainText(/Picture copied; in pixels: [\d,]+ × [\d,]+\./);
    const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap((item) => item.types));
    expect(types).toEqual(['image/png']);
  });
});

test('a browser that refuses to copy is reported', THOROUGHLY, async ({ page }) => {
  await open(page, RING);
  await page.evaluate(() => {
    navigator.clipboard.write = () => Promise.reject(new Error('refused'));
  });
  await button(page, 'Copy as picture').click();
  await expect(bar(page)).toContainText('The browser did not allow copying a picture. Save it as PNG instead.');
});

async function openPaper(page: Page): Promise<void> {
  await bar(page).locator('summary').filter({ hasText: 'Paper, pages and print' }).click();
}

/** Every entity of the hub has a place of its own. */
async function openHubWhole(page: Page): Promise<void> {
  await open(page, `${links.companyNetwork(hub)}?confidence=all&ownership_percentage=0`);
  await page.getByRole('button', { name: 'Draw all' }).click();
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  // A press elsewhere has closed it.
  await openShare(page);
}

test('a picture is saved as PDF with every name, on as many pages of the chosen paper as promised', async ({
  page,
  source,
}) => {
  await openHubWhole(page);
  const svg = parseXml((await saved(page, 'SVG picture')).toString('utf8'));
  const names = (svg.children.find(({ attributes }) => attributes.get('class') === 'nodes')?.children ?? []).map(
    textsIn,
  );
  expect(names.length).toBeGreaterThan(100);
  await openPaper(page);
  const hint = bar(page).getByText(/^\d+ pages: an overview/);
  const promised = Number.parseInt((await hint.textContent()) ?? '', 10);
  expect(promised).toBeGreaterThan(2);
  const { title, pages } = readPdf(await saved(page, 'PDF picture'));
  expect(title).toBe(`Ownership network of ${hub.name}`);
  expect(pages).toHaveLength(promised);
  // A4 across, in points.
  for (const { width, height } of pages) expect([Math.round(width), Math.round(height)]).toEqual([842, 595]);
  const [overview = [], ...parts] = pages.map(({ texts }) => texts);
  for (const texts of [overview, parts.flat()]) {
    for (const name of names.flat()) expect(texts).toContain(name);
  }
  const said = overview.join(' ');
  expect(said).toContain((await counts(page).textContent()) ?? '-');
  expect(said).toContain('Filters: any confidence');
  expect(said).toMatch(/\d+ of \d+ entities drawn/);
  expect(said).toMatch(SOURCES[source]);
  await bar(page).getByRole('combobox', { name: 'Paper' }).selectOption('A1');
  await bar(page).getByRole('combobox', { name: 'Pages' }).selectOption('one');
  await expect(bar(page).getByText(/^Names are printed in about/)).toBeVisible();
  const large = readPdf(await saved(page, 'Save as PDF'));
  expect(large.pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[2384, 1684]]);
  await expect(bar(page)).toContainText(/Saved as lanternholt-care-holdings-limited-[\d-]+\.pdf\./);
});

test(
  'a name in another script is drawn by the device, and can be searched in a PDF',
  THOROUGHLY,
  async ({ page }, testInfo) => {
    const name = 'شركة مرجان 香港 貿易';
    const members = ['companies/lu/B240402', 'companies/nl/64040403'].join(',');
    await open(page, `${RING}&group=hand,closed,g1,${encodeURIComponent(name)},,${members}`);
    const file = await saved(page, 'PDF picture');
    const texts = readPdf(file).pages[0]?.texts.join('') ?? '';
    expect(texts).toContain('香港 貿易');
    // Readers take letters as they stand on the page, and turn those that run to the left.
    expect(texts).toContain(Array.from('شركة مرجان').toReversed().join(''));
    expect(file.includes('/Subtype/Type3')).toBe(true);
    if (spawnSync('pdftotext', ['-v']).error !== undefined) return;
    const path = testInfo.outputPath('picture.pdf');
    await writeFile(path, file);
    const read = spawnSync('pdftotext', [path, '-'], { encoding: 'utf8' }).stdout;
    expect(read).toContain('شركة مرجان');
    expect(read).toContain('貿易');
  },
);

test('the pages to print are as many as promised, on the chosen paper', THOROUGHLY, async ({ page }) => {
  await openHubWhole(page);
  await openPaper(page);
  const hint = bar(page).getByText(/^\d+ pages: an overview/);
  const promised = Number.parseInt((await hint.textContent()) ?? '', 10);
  const coming = page.context().waitForEvent('page');
  await button(page, 'Print').click();
  const pages = await coming;
  await expect(bar(page)).toContainText('The pages are in a new window.');
  await expect(pages).toHaveTitle(`Ownership network of ${hub.name}`);
  await expect(pages.locator('.page')).toHaveCount(promised);
  const pdf = await pages.pdf({ preferCSSPageSize: true });
  expect(pagesIn(pdf)).toBe(promised);
  expect(pdf.toString('latin1')).toMatch(/\/MediaBox\s*\[0 0 84[12][\d.]* 59[45][\d.]*\]/);
});

test('the page itself is printed with the picture as SVG, the filters and whole rows, without controls', async ({
  page,
}) => {
  await page.goto(RING);
  await scriptsAtWork(page);
  await expect(picture(page)).toHaveAttribute('aria-busy', 'false');
  const drawing = page.locator('figure svg').filter({ hasText: 'Filters: any confidence' });
  await page.emulateMedia({ media: 'print' });
  // The code that draws it is loaded a moment after the page.
  await expect(async () => {
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(drawing).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(picture(page)).toBeHidden();
  await expect(page.getByRole('table').locator('tbody td').nth(2)).toHaveText('Shareholding');
  await expect(
    page
      .getByRole('table')
      .getByRole('button', { name: /^Show in the picture: Shareholding/ })
      .first(),
  ).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(drawing).toHaveCount(0);
});

test(
  'a dossier says what the page says: counts, owners with their arithmetic, rows',
  THOROUGHLY,
  async ({ page, browser, source }) => {
    await open(page, RING);
    const html = (await saved(page, 'Dossier (HTML)')).toString('utf8');
    await page.keyboard.press('Escape');
    await openList(page, 'Findings');
    const owners = page.getByRole('region', { name: 'Ultimate owners' });
    const share = /\d+(\.\d+)?\s%/.exec((await owners.locator('ol > li').first().textContent()) ?? '')?.[0] ?? '-';
    const context = await browser.newContext();
    const dossier = await context.newPage();
    await dossier.setContent(html);
    await expect(dossier.getByRole('heading', { level: 1 })).toHaveText(`Ownership network of ${loop.name}`);
    await expect(dossier.locator('dl')).toContainText((await counts(page).textContent()) ?? '-');
    await expect(dossier.getByRole('listitem').filter({ hasText: share }).first()).toContainText('Loops add');
    await openList(page, 'Table');
    const rows = await page.getByRole('table').locator('tbody tr').count();
    await expect(dossier.getByRole('table').locator('tbody tr')).toHaveCount(rows);
    await expect(dossier.locator('figure svg')).toBeVisible();
    await openShare(page);
    const markdown = (await saved(page, 'Dossier with history and sources (Markdown)')).toString('utf8');
    expect(markdown).toContain('## Relationships shown');
    expect(markdown).toContain(`: **${share.replace(/\s/g, ' ')}** · ${ABOVE[source]}`);
    const pdf = readPdf(await saved(page, 'Dossier (PDF)'));
    const said = pdf.pages.flatMap(({ texts }) => texts).join(' ');
    expect(spaceless([said])).toContain(spaceless([`${share} · ${ABOVE[source]}`]));
    expect(said).toContain('Relationships shown');
    expect(pdf.pages.flatMap((one) => one.links)).toContain(new URL(links.company(loop), page.url()).href);
    await context.close();
  },
);
