import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { parse } from 'csv-parse/sync';
import { SAMPLE_HIGHLIGHTS } from '../lib/register/sample/highlights';
import { type CompanyNumber, links } from '../lib/shared/links';
import { Database } from '../lib/shared/sqlite.mjs';
import { sharedServer } from './support/shared-servers';
import { expect, THOROUGHLY, test } from './support/test';
import { openList } from './support/workspace';

test.skip(
  ({ source }) => source === 'upstream',
  'a service is asked for a page of a list, and has few of these counts',
);

const { largest_group_head: head, hub, dissolved } = SAMPLE_HIGHLIGHTS;

/** What a page says, without its header and footer. */
interface Read {
  /** The text of each heading, paragraph, term, caption and summary. */
  texts: string[];
  /** Links with one number in them or beside them. */
  counted: { href: string; count: number; text: string }[];
  /** Rows of all tables. */
  rows: number;
}

/** Reads pages without opening them: hundreds take seconds. */
const readPage = (page: Page, address: string): Promise<Read> =>
  page.evaluate(async (href) => {
    const html = await (await fetch(href)).text();
    const main = new DOMParser().parseFromString(html, 'text/html').querySelector('main');
    for (const hidden of main?.querySelectorAll('.sr-only') ?? []) hidden.remove();
    const textOf = (node: Element) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    // A number stands in the link itself, or beside it in its row. A link of what is chosen takes it back.
    const rowOf = (link: Element): Element[] => [...(link.closest('tr, dl > div')?.querySelectorAll('td, dd') ?? [])];
    // In a list it may be the text after the first link.
    const endOf = (link: Element): string => {
      const item = link.closest('li, li > p');
      return item?.querySelector('a') === link ? (item.lastChild?.textContent ?? '') : '';
    };
    const links = [...(main?.querySelectorAll('a[href^="/"]:not([aria-current])') ?? [])].flatMap((link) => {
      const parts = [...link.querySelectorAll('*')].filter((part) => part.childElementCount === 0);
      const counts = [...[...parts, ...rowOf(link)].map(textOf), endOf(link)].filter((text) => /^\d[\d,]*$/.test(text));
      const [count] = counts;
      if (count === undefined || counts.length > 1) return [];
      return [{ href: link.getAttribute('href') ?? '', text: textOf(link), count: Number(count.replaceAll(',', '')) }];
    });
    return {
      texts: [...(main?.querySelectorAll('h1,h2,h3,p,li,dt,dd,th,summary,figcaption,[role=status]') ?? [])].map(textOf),
      counted: links,
      rows: main?.querySelectorAll('tbody tr').length ?? 0,
    };
  }, address);

const toNumber = (text: string): number => Number(text.replaceAll(',', ''));

/** The numbers in the first text that matches, by its groups. */
function numbersIn({ texts }: Pick<Read, 'texts'>, pattern: RegExp): number[] {
  const found = texts.map((text) => pattern.exec(text)).find((match) => match !== null);
  if (!found) throw new Error(`No text of the page matches ${pattern}: ${texts.join(' | ').slice(0, 2000)}`);
  return found.slice(1).map(toNumber);
}

const LIST =
  /^(?:[\d,]+ of )?([\d,]+) (?:companies|company|officers?|filings?|statements?|events?|data items?|groupings?|gazette notices?|control statements?|trademarks?)(?:, page \d+ of [\d,]+)?$/;

/** The length of the list on a page; 0 if it says that nothing was found. */
function totalOf(read: Read): number {
  const found = read.texts.find((text) => LIST.test(text));
  if (found === undefined && read.texts.some((text) => /^(?:No |Nothing |The registry holds no )/.test(text))) return 0;
  return numbersIn(read, LIST)[0] ?? Number.NaN;
}

/** The register that the server answers from, for counts that do without its code. */
function countInRegister(sql: string): number {
  const db = new Database(join(sharedServer('embedded').dataFolder, 'register.sqlite'), { readonly: true });
  try {
    return Number(db.prepare<[], number>(sql).pluck().get());
  } finally {
    db.close();
  }
}

const idOf = ({ jurisdiction_code, company_number }: CompanyNumber): string =>
  `(SELECT id FROM companies WHERE jurisdiction_code = '${jurisdiction_code}' AND company_number = '${company_number}')`;

const SHOWN = 'FROM companies WHERE redacted = 0';
const ofShownCompany = (table: string): string =>
  `SELECT count(*) FROM ${table} WHERE company_id NOT IN (SELECT id FROM companies WHERE redacted = 1)`;
const ofShownStatement = (table: string, id: string): string =>
  `SELECT count(*) FROM ${table} WHERE NOT EXISTS (SELECT 1 FROM statement_entities e JOIN companies c ON c.id = e.entity_id
     WHERE e.statement_id = ${table}.${id} AND c.redacted = 1)`;
const ofHub = `FROM statement_entities WHERE entity_id = ${idOf(hub)}`;
const ownedByHub = `SELECT count(DISTINCT r.child_id) FROM relationships r JOIN statements s ON s.id = r.statement_id
  WHERE r.parent_id = ${idOf(hub)} AND r.child_id <> r.parent_id AND s.end_date IS NULL
    AND (s.start_date IS NULL OR s.start_date <= date('now'))`;

const companySearch = (query: string) => links.companySearch(new URLSearchParams(query));
const officerSearch = (query: string) => links.officerSearch(new URLSearchParams(query));

/** A number of a page, and the same counted straight from the tables. Add a number by its page and its text. */
const COUNTS_OF_TABLES: [address: string, text: RegExp, ...sql: string[]][] = [
  ['/', /^([\d,]+) companies$/, `SELECT count(*) ${SHOWN}`],
  [
    links.jurisdictions(),
    /^([\d,]+) companies in (\d+) jurisdictions of/,
    `SELECT count(*) ${SHOWN}`,
    `SELECT count(DISTINCT jurisdiction_code) ${SHOWN}`,
  ],
  [links.companySearch(), /^([\d,]+) companies$/, `SELECT count(*) ${SHOWN}`],
  [
    companySearch('jurisdiction_code=gb'),
    /^([\d,]+) companies\b/,
    `SELECT count(*) ${SHOWN} AND jurisdiction_code = 'gb'`,
  ],
  [links.companySearch(), /^Each file holds all ([\d,]+) records/, `SELECT count(*) ${SHOWN}`],
  [links.officerSearch(), /^([\d,]+) officers$/, ofShownCompany('officers')],
  [links.events(), /^(?:[\d,]+ of )?([\d,]+) events/, ofShownCompany('known_events')],
  [links.corporateGroupingSearch(), /^([\d,]+) groupings$/, 'SELECT count(*) FROM corporate_groupings'],
  [links.register(), /^This register holds ([\d,]+) companies\./, `SELECT count(*) ${SHOWN}`],
  [links.companyFilings(head), /^([\d,]+) filings$/, `SELECT count(*) FROM filings WHERE company_id = ${idOf(head)}`],
  [
    links.companyStatements(hub),
    /^[\d,]+ of ([\d,]+) statements, page/,
    `SELECT count(DISTINCT statement_id) ${ofHub}`,
  ],
  [
    links.companyEvents(head),
    /^([\d,]+) events$/,
    `SELECT count(*) FROM known_events WHERE company_id = ${idOf(head)}`,
  ],
  [
    links.companyData(head),
    /^([\d,]+) data items$/,
    `SELECT count(*) FROM company_data_kinds WHERE company_id = ${idOf(head)}`,
  ],
  [links.company(head), /^Data (\d+)$/, `SELECT count(*) FROM company_data_kinds WHERE company_id = ${idOf(head)}`],
  [links.company(hub), /^Owns or controls ([\d,]+) companies$/, ownedByHub],
  [
    links.company(head),
    /^(\d+) officer, (\d+) former officers$/,
    `SELECT count(*) FROM officers WHERE company_id = ${idOf(head)} AND end_date IS NULL`,
    `SELECT count(*) FROM officers WHERE company_id = ${idOf(head)} AND end_date IS NOT NULL`,
  ],
];

/** What /register counts, by its term. */
const KINDS: Record<string, string> = {
  Companies: `SELECT count(*) ${SHOWN}`,
  Officers: ofShownCompany('officers'),
  Filings: ofShownCompany('filings'),
  Statements: ofShownStatement('statements', 'id'),
  'Ownership and control': ofShownStatement('relationships', 'statement_id'),
  Events: ofShownCompany('known_events'),
  'Corporate groupings': 'SELECT count(*) FROM corporate_groupings',
  'Industry codes': 'SELECT count(*) FROM industry_codes',
};

/** A list, and the file of it. */
const FILES: [address: string, file: string][] = [
  [companySearch('q=marine'), '/companies/search.csv?q=marine'],
  [officerSearch('q=oldacre'), '/officers/search.csv?q=oldacre'],
  [links.companyFilings(head), `${links.companyFilings(head)}.csv`],
  [`${links.companyFilings(dissolved)}?year=2016`, `${links.companyFilings(dissolved)}.csv?year=2016`],
  [links.companyStatements(hub), `${links.companyStatements(hub)}.csv`],
  [`${links.companyStatements(hub)}?confidence=high`, `${links.companyStatements(hub)}.csv?confidence=high`],
  [links.companyEvents(head), `${links.companyEvents(head)}.csv`],
  [links.companyData(head), `${links.companyData(head)}.csv`],
  [links.corporateGroupingSearch(), `${links.corporateGroupingSearch()}.csv`],
  ['/statements/gazette_notices/search', '/statements/gazette_notices/search.csv'],
  ['/statements/control_statements/search', '/statements/control_statements/search.csv'],
];

test.beforeEach(async ({ page }) => {
  // The smallest page of the site: what is fetched in it is of the same origin.
  await page.goto('/robots.txt');
});

/** Every number in a link of these pages is the length of the list that it leads to. Add a page by its address. */
const PAGES_OF_COUNTED_LINKS: [address: string, atLeast: number, when?: typeof THOROUGHLY][] = [
  ['/', 12],
  [links.jurisdictions(), 40, THOROUGHLY],
  [links.industryCodes(), 15, THOROUGHLY],
  [links.register(), 4],
  [links.companySearch(), 40, THOROUGHLY],
  [companySearch('q=marine&inactive=false'), 10],
  [officerSearch('q=oldacre'), 3],
  [links.officerSearch(), 15, THOROUGHLY],
  ['/statements/gazette_notices/search', 0],
  [links.companyFilings(dissolved), 2],
  [links.companyFilings({ jurisdiction_code: 'je', company_number: '110152' }), 4],
  [links.companyStatements(hub), 4],
  [links.companyStatements(hub, new URLSearchParams({ status: 'current' })), 3, THOROUGHLY],
  [links.company(head), 1],
];

for (const [address, atLeast, when = {}] of PAGES_OF_COUNTED_LINKS) {
  test(`each number in a link of ${address} is the length of the list behind it`, when, async ({ page }) => {
    const { counted } = await readPage(page, address);
    const listed = counted.filter(({ href }) => !/\/(?:statements|officers|filings|data|events)\/\d+$/.test(href));
    const wrong: string[] = [];
    let compared = 0;
    for (const { href, count, text } of listed.slice(0, 60)) {
      const target = await readPage(page, href);
      if (!target.texts.some((line) => LIST.test(line))) continue;
      compared += 1;
      const total = totalOf(target);
      if (total !== count) wrong.push(`“${text}” leads to ${total}: ${href}`);
    }
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThanOrEqual(atLeast);
  });
}

for (const [address, text, ...sql] of COUNTS_OF_TABLES) {
  test(`the number of ${text.source} on ${address} is that of the register`, async ({ page }) => {
    expect(numbersIn(await readPage(page, address), text)).toEqual(sql.map(countInRegister));
  });
}

test('the numbers of /register are those of its tables', async ({ page }) => {
  await page.goto(links.register());
  for (const [term, sql] of Object.entries(KINDS)) {
    const row = page.locator('dl > div', { has: page.getByRole('term').filter({ hasText: new RegExp(`^${term}$`) }) });
    expect([term, toNumber((await row.getByRole('definition').textContent()) ?? '')]).toEqual([
      term,
      countInRegister(sql),
    ]);
  }
});

for (const [address, file] of FILES) {
  test(`the file ${file} has as many rows as ${address} says`, async ({ page }) => {
    const rows = parse(await (await page.request.get(file)).text(), { bom: true, columns: true });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows).toHaveLength(totalOf(await readPage(page, address)));
  });
}

/** Lists that say how many entries they have in all; every page of them is read. */
const LISTS_OF_ROWS: [address: string, pages: number][] = [
  [links.companyStatements(hub), 2],
  [links.companyStatements(hub, new URLSearchParams({ status: 'current' })), 2],
  [links.companyStatements(head), 1],
  [links.companyData(head), 1],
];

for (const [address, pages] of LISTS_OF_ROWS) {
  test(`the pages of ${address} list as many entries as they say`, async ({ page }) => {
    const numbers = Array.from({ length: pages }, (_, index) => index + 1);
    const addressOf = (number: number) => `${address}${address.includes('?') ? '&' : '?'}page=${number}`;
    const read = await Promise.all(numbers.map((number) => readPage(page, addressOf(number))));
    expect(read.reduce((sum, { rows }) => sum + rows, 0)).toBe(read[0] && totalOf(read[0]));
  });
}

test('the groups of a list of statements add up to it, and each is as long as it says', async ({ page }) => {
  const address = links.companyStatements(hub);
  const { results } = await (await page.request.get(`/api/registry${address}?group=says`)).json();
  const groups: { says: string; status: string; count: number }[] = results.groups;
  expect(groups.length).toBeGreaterThan(1);
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(totalOf(await readPage(page, address)));
  for (const { says, status, count } of groups) {
    const only = new URLSearchParams({ says, status });
    expect([says, status, totalOf(await readPage(page, `${address}?${only}`))]).toEqual([says, status, count]);
  }
});

test('a company page lists what it owns and says how many more there are', async ({ page }) => {
  await page.goto(links.company(hub));
  const heading = page.getByRole('heading', { name: /^Owns or controls/ });
  const listed = await heading.locator('xpath=following-sibling::ul[1]').getByRole('listitem').count();
  const { texts } = await readPage(page, links.company(hub));
  const [total] = numbersIn({ texts }, /^Owns or controls ([\d,]+) companies$/);
  const [more] = numbersIn({ texts }, /^and ([\d,]+) more companies in the network$/);
  expect(listed + (more ?? 0)).toBe(total);
});

test('a network page shows as many relationships as it says, and as its files hold', async ({ page }) => {
  await page.goto(links.companyNetwork(head));
  const { texts } = await readPage(page, links.companyNetwork(head));
  const [entities, relationships] = numbersIn({ texts }, /: (\d+) entities, (\d+) relationships\./);
  const reply = await (await page.request.get(`/api/registry${links.companyNetwork(head)}?include=persons`)).json();
  expect(reply.results).toHaveLength(relationships ?? -1);
  expect(entities).toBeGreaterThan(0);
  await openList(page, 'Table');
  await expect(page.getByRole('table').locator('tbody tr')).toHaveCount(relationships ?? -1);
});
