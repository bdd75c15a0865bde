import { readdirSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { inRoot } from '../../lib/commands/setup/root.mjs';
import { EXAMPLES } from '../../lib/contract/examples';
import { connectionsHref } from '../../lib/network/connections/address';
import { rootsHref } from '../../lib/network/roots-href';
import { STATEMENT_SEARCHES } from '../../lib/records/statement/searches';
import { SAMPLE_HIGHLIGHTS } from '../../lib/register/sample/highlights';
import { compareHref, links } from '../../lib/shared/links';
import { openList } from './workspace';

/** A page in a certain state, to be checked. */
export interface Situation {
  name: string;
  address: string;
  /** Actions before the check. */
  begin?: (page: Page) => Promise<unknown>;
  isNotFound?: true;
  /** A remote service has no such list: the page leads to the search. */
  redirectsUpstream?: true;
  /** Similar to another one: checked in a thorough run only. */
  isLikeAnother?: true;
}

const { largest_group_head: head, home_of_branch: home, ...others } = SAMPLE_HIGHLIGHTS;
const { hub, loop, dissolved, branch, nothing_known: unknown, long_name, redacted } = others;
const PLACEHOLDER = EXAMPLES.get_placeholder.variables.id;
const HARROWGATE = '/companies/search?q=harrowgate';

/** Waits until every entity is placed and drawn. */
const picture = (page: Page) => expect(page.getByRole('application')).toHaveAttribute('aria-busy', 'false');
const unfoldAll = (page: Page) =>
  page.locator('main').evaluate((main) => {
    for (const fold of main.querySelectorAll('details')) fold.open = true;
  });

async function focusOne(page: Page): Promise<void> {
  await picture(page);
  await unfoldAll(page);
  await page.keyboard.press('Tab');
  await page.getByRole('application').press('ArrowDown');
  await expect(page.getByRole('complementary', { name: 'Focused in the picture' })).toContainText('Kind');
}

async function focusRelationship(page: Page): Promise<void> {
  await openList(page, 'Table');
  await page
    .getByRole('table')
    .getByRole('button', { name: /^Show in the picture/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Show the sources' }).click();
  await expect(page.getByRole('complementary', { name: 'Focused in the picture' })).toContainText('Seen');
}

/** Harrowgate is a name of several, and the last row has none. */
const TABLE = `Supplier\tCountry\nHarrowgte Marine Group\tUnited Kingdom\nHarrowgate\tAtlantis\n${long_name.name}\t\n—\tgb`;

async function matchSome(page: Page): Promise<void> {
  await page.getByLabel('Table or list of names').fill(TABLE);
  await page.getByRole('button', { name: 'Read the table' }).click();
  await page.getByRole('button', { name: 'Match 3 rows' }).click();
  await expect(page.getByText('3 rows looked up.')).toBeVisible();
}

async function watchOne(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Watch', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Watched' })).toBeVisible();
  await page.goto(links.watchlist());
  await expect(page.getByRole('list', { name: 'Watched companies' })).toBeVisible();
}

const press = (key: string, name: string) => async (page: Page) => {
  await page.keyboard.press(key);
  await expect(page.getByRole('dialog', { name })).toBeVisible();
};

async function explainTerm(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Beneficial owners\b/ }).press('Enter');
  await expect(page.getByRole('note', { name: 'Beneficial owner' })).toBeVisible();
}

const tried = (page: Page) => page.locator('#get_company').locator('summary').first().click();

const SEARCHES: Situation[] = [
  { name: 'home', address: '/' },
  { name: 'a company search', address: '/companies/search?q=limited&inactive=false', isLikeAnother: true },
  { name: 'a company search, all of it unfolded', address: HARROWGATE, begin: unfoldAll },
  { name: 'a company search as a table', address: `${HARROWGATE}&view=table&per_page=10`, isLikeAnother: true },
  { name: 'a search with an opened filter', address: `${HARROWGATE}&facet=company_type&facet_query=private` },
  {
    name: 'a search with filters of every kind',
    address: `${HARROWGATE}&jurisdiction_code=gb|de&inactive=false`,
    isLikeAnother: true,
  },
  {
    name: 'a search with a mistake',
    address: '/companies/search?query=harrowgate+jursidiction:gb',
    isLikeAnother: true,
  },
  { name: 'a search without results', address: '/companies/search?q=zzzzzz' },
  { name: 'an officer search', address: '/officers/search?q=oldacre' },
  { name: 'an officer search as a table', address: '/officers/search?q=oldacre&view=table', isLikeAnother: true },
  ...Object.values(STATEMENT_SEARCHES).map(
    ({ path }, index): Situation => ({
      name: `a search at ${path}`,
      address: path,
      ...(index > 0 && { isLikeAnother: true }),
    }),
  ),
  { name: 'groupings', address: links.corporateGroupingSearch() },
  {
    name: 'companies by letter',
    address: links.companiesByLetter('gb', new URLSearchParams({ letter: 'h' })),
    redirectsUpstream: true,
  },
];

const COMPANIES: Situation[] = [
  { name: 'a company', address: links.company(head), isLikeAnother: true },
  { name: 'a company, all of it unfolded', address: links.company(head), begin: unfoldAll },
  { name: 'a company with branches', address: links.company(home), isLikeAnother: true },
  { name: 'a branch', address: links.company(branch), isLikeAnother: true },
  { name: 'a dissolved company', address: links.company(dissolved), isLikeAnother: true },
  { name: 'a company of which nothing is known', address: links.company(unknown) },
  { name: 'a company with a very long name', address: links.company(long_name) },
  { name: 'a company with an Arabic name', address: links.company(others.arabic_name) },
  { name: 'a company with a Hebrew name', address: links.company(others.hebrew_name), isLikeAnother: true },
  { name: 'a company whose name looks like markup', address: links.company(others.markup_name), isLikeAnother: true },
  { name: 'a company whose records differ', address: links.company(others.differing_records), begin: unfoldAll },
  { name: 'a redacted company', address: links.company(redacted) },
  { name: 'filings', address: links.companyFilings(head) },
  { name: 'no filings', address: links.companyFilings(unknown), isLikeAnother: true },
  { name: 'statements, all of them unfolded', address: links.companyStatements(head), begin: unfoldAll },
  {
    name: 'statements of a company with a very long name',
    address: links.companyStatements(long_name),
    isLikeAnother: true,
  },
  { name: 'data items', address: links.companyData(head) },
  { name: 'the history and events of a company', address: links.companyEvents(dissolved), begin: unfoldAll },
  { name: 'the network of a loop', address: links.companyNetwork(loop), isLikeAnother: true, begin: picture },
  { name: 'the network of a hub', address: links.companyNetwork(hub), isLikeAnother: true, begin: picture },
  {
    name: 'the network of a company with a very long name',
    address: links.companyNetwork(long_name),
    isLikeAnother: true,
  },
  { name: 'an empty network', address: links.companyNetwork(unknown), isLikeAnother: true },
  {
    name: 'a network, all of it unfolded, with a company in focus',
    address: links.companyNetwork(head),
    begin: focusOne,
  },
  {
    name: 'an expanded network with a relationship in focus',
    address: `${links.companyNetwork(loop)}?expanded=companies/lu/B240402,companies/nl/64040403&list=table`,
    isLikeAnother: true,
    begin: focusRelationship,
  },
  {
    name: 'a network whose filters hide all',
    address: `${links.companyNetwork(head)}?on=1900-01-01`,
    isLikeAnother: true,
  },
  {
    name: 'the network of two, drawn',
    address: rootsHref([head, hub].map(links.company)),
    begin: picture,
    isLikeAnother: true,
  },
  {
    name: 'the network of two, of whom one is redacted, as a tree',
    address: `${rootsHref([loop, redacted].map(links.company))}&list=tree&depth=4`,
    begin: unfoldAll,
  },
  { name: 'the network of nobody', address: '/network?from=Harrowgate&depth=99', isLikeAnother: true },
];

const RECORDS: Situation[] = [
  { name: 'an officer', address: links.officer(1) },
  { name: 'a filing', address: links.filing(1) },
  { name: 'a statement', address: links.statement(1) },
  { name: 'a data item', address: links.datum(1) },
  { name: 'an event', address: links.event(1) },
  { name: 'events', address: links.events() },
  { name: 'events of a jurisdiction', address: links.jurisdictionEvents('fr'), isLikeAnother: true },
  { name: 'a placeholder', address: links.placeholder(PLACEHOLDER) },
  { name: 'the statements of a placeholder', address: links.placeholderStatements(PLACEHOLDER), isLikeAnother: true },
  { name: 'the network of a placeholder', address: links.placeholderNetwork(PLACEHOLDER), isLikeAnother: true },
  { name: 'a grouping', address: links.corporateGrouping('harrowgate marine') },
  { name: 'the map of jurisdictions', address: links.jurisdictions() },
  { name: 'jurisdictions found by a word', address: '/jurisdictions?q=united', isLikeAnother: true },
  { name: 'no jurisdiction', address: '/jurisdictions?q=nowhere', isLikeAnother: true },
  { name: 'a jurisdiction that is matched', address: '/jurisdictions/match?q=Delaware%2C+US' },
  { name: 'industry codes', address: links.industryCodes() },
  { name: 'a scheme', address: '/industry_codes/uk_sic_2007?open=62012' },
  { name: 'an industry code', address: links.industryCode('eu_nace_2', '62.01') },
];

const TOOLS: Situation[] = [
  { name: 'nothing to compare', address: links.compare(), isLikeAnother: true },
  { name: 'two companies side by side', address: compareHref([head, dissolved]), isLikeAnother: true },
  { name: 'three companies side by side', address: compareHref([branch, home, long_name]), isLikeAnother: true },
  { name: 'four companies side by side', address: compareHref([head, loop, unknown, redacted]) },
  { name: 'connections of nobody', address: links.connections(), isLikeAnother: true },
  {
    name: 'a connection, all of it unfolded',
    address: connectionsHref({ between: [links.company(head), '/companies/us_ca/C69266984'] }),
    begin: unfoldAll,
  },
  {
    name: 'connections of some that cannot be used',
    address: `/connections?from=${links.company(long_name)}&to=${links.company(redacted)}&to=Harrowgate&steps=99`,
    isLikeAnother: true,
  },
  { name: 'an empty watchlist', address: links.watchlist(), isLikeAnother: true },
  { name: 'a watchlist', address: links.company(long_name), begin: watchOne },
  { name: 'a table to match', address: links.match(), isLikeAnother: true },
  { name: 'a table that is matched', address: links.match(), begin: matchSome },
  { name: 'the register', address: links.register() },
  { name: 'files of the whole register', address: links.downloads(), begin: unfoldAll },
  {
    name: 'files of one jurisdiction',
    address: links.downloads(new URLSearchParams({ jurisdiction_code: 'gb' })),
    isLikeAnother: true,
  },
  {
    name: 'a jurisdiction without files',
    address: links.downloads(new URLSearchParams({ jurisdiction_code: 'fr' })),
    isLikeAnother: true,
  },
  { name: 'the account', address: links.accountStatus() },
  { name: 'the API reference', address: links.apiReference(), isLikeAnother: true },
  { name: 'the API reference with a form unfolded', address: `${links.apiReference()}#get_company`, begin: tried },
  { name: 'versions', address: links.versions() },
  { name: 'the glossary', address: links.glossary() },
  { name: 'the accessibility statement', address: links.accessibility() },
  { name: 'what is held of persons', address: links.people() },
  { name: 'the jump box', address: links.company(head), begin: press('Control+k', 'Go to…') },
  { name: 'the list of keys', address: links.companyNetwork(loop), begin: press('?', 'Keyboard shortcuts') },
  { name: 'a term explained where it stands', address: links.company(head), begin: explainTerm },
  { name: 'a page that is not there', address: '/nothing/here', isNotFound: true },
  { name: 'a record that is not there', address: '/companies/gb/00000000', isLikeAnother: true, isNotFound: true },
];

/** Every page of the site at least once, and its visually different states. */
export const SITUATIONS: Situation[] = [...SEARCHES, ...COMPANIES, ...RECORDS, ...TOOLS];

/** Page files by address, those with a fixed name before those with parameters. */
/** The page of numbers with slashes only redirects to the address with encoded ones. */
const REDIRECT = 'companies/[jurisdiction]/[number]/[...rest]/page.tsx';

export const PAGES = readdirSync(inRoot('app'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /(^|\/)page\.tsx$/.test(file) && file !== REDIRECT)
  .sort((a, b) => a.split('[').length - b.split('[').length)
  .map((file) => ({
    file,
    pattern: new RegExp(`^/${file.replace(/\/?page\.tsx$/, '').replace(/\[\w+\]/g, '[^/]+')}$`),
  }));

/** The file of a situation's page; undefined if there is none at its address. */
export function pageFileOf({ address }: Situation): string | undefined {
  const { pathname } = new URL(address, 'http://site');
  return PAGES.find(({ pattern }) => pattern.test(pathname))?.file;
}
