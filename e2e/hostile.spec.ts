import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import { ROOT, typescript } from '../lib/commands/setup/root.mjs';
import { formatsIn, offerOf } from '../lib/formats/offered';
import { readPdf } from '../lib/formats/out/network/pdf/pdf.fixture';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { createAccount } from '../lib/register/store/sqlite/accounts';
import { links } from '../lib/shared/links';
import { readCalendar } from '../lib/testing/calendar-reader';
import { readCypher } from '../lib/testing/cypher-reader';
import { THOROUGH } from '../lib/testing/thorough';
import { readTurtle } from '../lib/testing/turtle-reader';
import { networkCaseWords } from '../lib/words/network-analysis';
import { ENDS_IN_STAR, NAMES, pathOf, ROWS, VISITED } from './support/addresses';
import { scriptsAtWork } from './support/at-rest';
import { temporaryDataFolder } from './support/sample';
import { type FirmamentServer, startServer } from './support/servers';
import { startPair } from './support/shared-servers';
import { SITUATIONS } from './support/situations';
import { expect, THOROUGHLY, test } from './support/test';

// The sample register with something hostile in each text: every page in a browser, every file in a reader of its format.

const { largest_group_head: head } = SAMPLE_HIGHLIGHTS;

// One worker for the file: its server and register are made once.
test.describe.configure({ mode: 'serial', timeout: THOROUGH ? 600_000 : 90_000 });

/** With the register, and the one that is read: the same, or in front of it as in front of a remote service. */
let register: FirmamentServer;
let server: FirmamentServer;
let token = '';
const isInFront = (): boolean => test.info().project.name === 'upstream';

test.beforeAll(async () => {
  const dataFolder = temporaryDataFolder(false);
  const file = join(dataFolder, 'register.sqlite');
  execFileSync(process.execPath, [...typescript('e2e/support/hostile-register.ts'), file], { cwd: ROOT });
  ({ token } = createAccount(file, { plan: 'unlimited' }));
  register = await startServer({ dataFolder, env: { API_DAILY_LIMIT: '100000', API_MONTHLY_LIMIT: '100000' } });
  server = isInFront() ? (await startPair({ service: register })).explorer : register;
});
test.afterAll(async () => {
  if (server !== register) await server.stop();
  await register.stop();
});

/** What hostile texts have left in a page: elements and attributes of theirs, addresses that are programs. */
const plantedIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const signs = '[onerror],[onload],[onfocus],img[src="x"],c,marquee';
    const elements = [...document.querySelectorAll(signs)].map(({ outerHTML }) => outerHTML);
    const scripts = [...document.scripts]
      .filter(({ text }) => /^\s*globalThis\.ran/.test(text))
      .map(({ text }) => text);
    const addresses = [...document.querySelectorAll('[href],[src],[action]')]
      .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name) ?? ''))
      .filter(
        (address) => /^\s*(?:javascript|data|vbscript):/i.test(address) && !/^data:(?:image|font)\//.test(address),
      );
    const personal = document.documentElement.outerHTML.includes('Xyzzyland') ? ['A fact about a person.'] : [];
    return [...('ran' in globalThis ? ['A script ran.'] : []), ...elements, ...scripts, ...addresses, ...personal];
  });

const isShown = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.querySelector('main, body > article')?.textContent?.includes('globalThis.ran') ?? false);

// Every second page in a usual run, all in both themes in a thorough one.
for (const colorScheme of ['light', 'dark'] as const) {
  const when = colorScheme === 'light' ? {} : THOROUGHLY;
  test(`pages show hostile texts as texts, and run nothing (${colorScheme})`, when, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const pages = THOROUGH ? SITUATIONS.filter(({ isNotFound }) => !isNotFound) : VISITED;
    const addresses = [...pages.map(({ address }) => address), ENDS_IN_STAR, `/embed${links.company(head)}`];
    let shown = 0;
    for (const address of addresses.filter((_, at) => THOROUGH || at % 2 === 0)) {
      await page.goto(server.url + address);
      await scriptsAtWork(page);
      expect.soft(await plantedIn(page), address).toEqual([]);
      if (await isShown(page)) shown++;
    }
    expect(shown).toBeGreaterThan(addresses.length / (THOROUGH ? 2 : 4));
  });
}

/** Assertions of a test take longer than reading: of a file of many parts the first fault is enough. */
function refuse(isFault: boolean, what: string): void {
  if (isFault) throw new Error(what.slice(0, 300));
}

function readXml(text: string): void {
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ local, attributes }) => {
    refuse(/^(?:script|img|foreignObject|iframe)$/i.test(local), local);
    for (const [name, { value }] of Object.entries(attributes)) {
      refuse(/^on/i.test(name), name);
      refuse(/href$/.test(name) && /^\s*javascript:/i.test(value), value);
    }
  });
  parser.on('processinginstruction', ({ target }) => refuse(target !== 'xml-stylesheet', target));
  // A byte order mark is allowed there.
  parser.write(text.replace(/^\ufeff/, '')).close();
}

function readCsv(text: string): void {
  const [header = [], ...rows]: string[][] = parse(text, { bom: true, relax_column_count: true });
  for (const row of rows) {
    // The last row of a file that was cut says so.
    refuse(row.length !== 1 && row.length !== header.length, row.join());
    // As spreadsheets see a cell: ignoring blanks and invisible characters.
    for (const cell of row) refuse(/^[\s\p{Cf}]*[=+\-@＝＋－＠]/u.test(cell), cell);
  }
}

function readWorkbook(bytes: Buffer): void {
  const parts = unzipSync(bytes);
  expect(Object.keys(parts).filter((name) => !/\.(?:xml|rels)$/.test(name))).toEqual([]);
  for (const part of Object.values(parts)) {
    const text = strFromU8(part);
    readXml(text);
    // No formula, and no address that a click would follow elsewhere.
    expect(/<f[ >]|<hyperlink|externalLink|DDE/.exec(text)).toBeNull();
  }
}

/** Outside code, no tag and no address that is a program. */
function readMarkdown(text: string): void {
  const written = text.replace(/^```[\s\S]*?^```/gm, '').replace(/`[^`\n]*`/g, '');
  expect(/(?<!\\)<(?!https?:)[a-z/!?].{0,60}/i.exec(written)?.[0]).toBeUndefined();
  expect(/(?<!\\)\]\(\s*<?\s*(?:javascript|data):.{0,60}/i.exec(written)?.[0]).toBeUndefined();
}

function readBibtex(text: string): void {
  const bare = text.replace(/\\[{}]/g, '');
  let depth = 0;
  for (const sign of bare) {
    if (sign === '{') depth++;
    if (sign === '}') depth--;
    refuse(depth < 0, bare);
  }
  expect(depth).toBe(0);
  expect(bare.match(/^@/gm)).toHaveLength(1);
}

function readRis(text: string): void {
  const lines = text.trimEnd().split('\r\n');
  expect(lines.filter((line) => !/^[A-Z][A-Z0-9] {2}- /.test(`${line} `))).toEqual([]);
  expect([lines[0], lines.at(-1)?.trim()]).toEqual(['TY  - ELEC', 'ER  -']);
  expect(text.match(/^(?:TY|ER) /gm)).toHaveLength(2);
}

const readJson = (text: string): void => void JSON.parse(text);
const readPng = (bytes: Buffer): void => expect(bytes.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
const asText = (read: (text: string) => void) => (bytes: Buffer) => read(bytes.toString());

/** A reader for each type of file; a file of another type fails. */
const READERS: Record<string, (bytes: Buffer) => void> = {
  'application/json': asText(readJson),
  'application/ld+json': asText(readJson),
  'application/feed+json': asText(readJson),
  'application/json+ftm': asText((text) => text.trimEnd().split('\n').forEach(readJson)),
  'application/x-cypher-query': asText((text) => void readCypher(text)),
  'text/calendar': asText((text) => void readCalendar(text)),
  'text/turtle': asText((text) => void readTurtle(text)),
  'application/x-ndjson': asText((text) => text.trimEnd().split('\n').forEach(readJson)),
  'application/xml': asText(readXml),
  'application/atom+xml': asText(readXml),
  'application/opensearchdescription+xml': asText(readXml),
  'application/graphml+xml': asText(readXml),
  'application/gexf+xml': asText(readXml),
  'image/svg+xml': asText(readXml),
  'image/png': readPng,
  'text/csv': asText(readCsv),
  'text/markdown': asText(readMarkdown),
  'text/plain': asText(() => undefined),
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': readWorkbook,
  'application/x-bibtex': asText(readBibtex),
  'application/x-research-info-systems': asText(readRis),
  'application/pdf': (bytes) => void readPdf(bytes),
};

const isPage = (type: string): boolean => type.startsWith('text/html');

test('what is looked for would be found', async ({ page }) => {
  const faults: [type: string, text: string][] = [
    ['application/json', '{'],
    ['application/xml', '<a><b></a>'],
    ['application/xml', '<a onload="x"/>'],
    ['image/svg+xml', '<a href=" javascript:x"/>'],
    ['image/svg+xml', '<svg><script/></svg>'],
    ['text/csv', 'a,b\n1,\u200b=1'],
    ['text/csv', 'a,b\n1,2,3'],
    ['application/x-cypher-query', "MERGE (e:Entity {id: ''}) DETACH DELETE (e);"],
    ['application/x-cypher-query', "MERGE (e:Entity {id: '\\u0027}) DETACH DELETE (e);//'}) SET e:Company, e += {};"],
    ['text/calendar', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n'],
    ['text/turtle', '<a:b> <c:d> "a"b" .'],
    ['text/turtle', '<a:b> <c:d> <e:f g> .'],
    ['text/markdown', 'a <img src=x>'],
    ['text/markdown', '[a](javascript:x)'],
    ['application/x-bibtex', '@misc{a, title = {}}}'],
    ['application/x-bibtex', '@misc{a}\n@misc{b}'],
    ['application/x-research-info-systems', 'TY  - ELEC\r\nER  - \r\nTY  - BOOK\r\nER  - '],
  ];
  for (const [type, text] of faults) expect(() => READERS[type]?.(Buffer.from(text)), text).toThrow();
  for (const planted of ['<svg onload="x">', '<a href="javascript:x">a</a>', '<script>globalThis.ran=1</script>']) {
    await page.setContent(planted);
    expect(await plantedIn(page), planted).not.toEqual([]);
  }
  const officer = await fetch(`${register.url}/v0.4/officers/1`, { headers: { 'X-API-TOKEN': token } });
  expect(await officer.text()).toContain('"nationality":"Xyzzyland"');
});

test('files and replies can be read by readers of their formats, and hold no formula, tag, program or personal fact', async ({
  page,
}) => {
  const pages = new Set(VISITED.map(({ address }) => address));
  const files = ROWS.filter(({ address, method }) => !method && !pages.has(address)).map(({ address }) => address);
  const api = NAMES.flatMap((name) => [`/v0.4${pathOf(name)}`, `/v0.4${pathOf(name)}`.replace(/(\?|$)/, '.xml$1')]);
  const read = new Set<string>();
  const shown: string[] = [];
  for (const path of [...files, ...api]) {
    const address = path.replace('{origin}', server.url);
    const reply = await fetch(server.url + address, { redirect: 'manual' });
    const bytes = Buffer.from(await reply.arrayBuffer());
    const [type = ''] = (reply.headers.get('content-type') ?? '').split(';');
    if (bytes.length === 0) continue;
    if (isPage(type)) {
      shown.push(address);
      continue;
    }
    await test.step(address, () => {
      const reader = READERS[type];
      expect(reader, type).toBeDefined();
      reader?.(bytes);
      // Nobody without a token gets facts about persons, by whatever door.
      expect(bytes.includes('Xyzzyland')).toBe(false);
    });
    read.add(type);
  }
  for (const address of shown) {
    await page.goto(server.url + address);
    expect.soft(await plantedIn(page), address).toEqual([]);
  }
  expect(shown.length).toBeGreaterThan(1);
  // A remote service has no feeds, maps of the site and suggestions.
  if (isInFront()) return;
  const ofNetworks = formatsIn('network').map((format) => offerOf('network', format).media_type);
  expect([...read].sort()).toEqual(
    expect.arrayContaining(Object.keys(READERS).filter((type) => !ofNetworks.some((one) => one === type))),
  );
});

test('files of a network can be read by readers of their formats', async ({ page }) => {
  await page.goto(server.url + links.companyNetwork(head));
  await scriptsAtWork(page);
  await expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
  await page
    .getByRole('region', { name: 'This view' })
    .locator('summary')
    .filter({ hasText: 'Export and share' })
    .click();
  for (const [at, format] of formatsIn('network').entries()) {
    const { media_type } = offerOf('network', format);
    // Chromium drops whatever a page saves beyond ten files within a second.
    if (at > 0 && at % 10 === 0) await page.waitForTimeout(1_100);
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: networkCaseWords.en.take.kinds[format], exact: true }).click();
    const bytes = readFileSync(await (await coming).path());
    await test.step(format, async () => {
      if (!isPage(media_type)) {
        READERS[media_type]?.(bytes);
        expect(READERS[media_type], media_type).toBeDefined();
        expect(bytes.includes('Xyzzyland')).toBe(false);
        return;
      }
      const opened = await page.context().newPage();
      await opened.setContent(bytes.toString());
      expect(await plantedIn(opened)).toEqual([]);
      expect(await isShown(opened)).toBe(true);
      await opened.close();
    });
  }
  expect(await plantedIn(page)).toEqual([]);
});
