import { addressLines } from '@/lib/records/company/company';
import type { CompanyInput } from '@/lib/register/store/records';
import { COMPANY_SEARCH, OFFICER_SEARCH, type SearchPage } from '@/lib/search/filters';
import { searchRequest } from '@/lib/search/request';
import { parseSearch } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { createDice, type Dice } from '@/lib/testing/chance';
import { COMPANY_TYPES, HUB, inventCompany, JURISDICTION_CODES, POSITIONS, STATUSES } from './invent';
import { MOST_FREQUENT, rankOfWord, surnameOfRank, townOfRank, wordOfRank } from './vocabulary';

/** A question in many variants, so that no cache of replies answers. */
export interface Question {
  name: string;
  /** The address of our page, without the part that makes it a request of the API; it begins with a slash. */
  page(variant: number): string;
  /** The parameters that only the API needs: the facets that the page counts anyway. */
  api?: Record<string, string>;
  /** How it is asked: at the API and as a page by default. */
  only?: 'api' | 'page';
  /** A heavy one, for the streams beside which records are asked. */
  isHeavy?: true;
}

const companyAt = (index: number): CompanyInput => {
  const [company] = inventCompany(index);
  if (company?.kind !== 'company') throw new Error('An invented company comes first in its record.');
  return company;
};

const withQuery = (path: string, query: Record<string, string>): string => `${path}?${new URLSearchParams(query)}`;

/** The facets that our page of the search counts while no filter is open. */
const facetsOf = (page: SearchPage): { facets: string } => ({
  facets: searchRequest(page, parseSearch(page, {})).get('facets') ?? '',
});

const searchCompanies = (query: Record<string, string>): string => withQuery(COMPANY_SEARCH.path, query);
const searchOfficers = (query: Record<string, string>): string => withQuery(OFFICER_SEARCH.path, query);

/** One after another, again and again. */
export const at = <T>(list: readonly T[], variant: number): T => {
  const found = list[variant % list.length];
  if (found === undefined) throw new Error('There is nothing to ask for.');
  return found;
};

/** Words in 4 % to 0.4 % of names. */
const COMMON = 26;
const commonWord = (variant: number): string => wordOfRank(1 + (variant % COMMON));

/** Ranks from which on a word is in one of 300,000 names or fewer. */
const RARE = 100_000;

const wordsOf = ({ name }: CompanyInput): string[] =>
  name
    .toLowerCase()
    .split(' ')
    .filter((word) => rankOfWord(word) !== undefined);

interface Companies {
  /** Some company, another one for each variant. */
  any(variant: number): CompanyInput;
  /** A word of some name that hardly another name has. */
  rareWord(variant: number): string;
}

/** Companies of the register of this size. */
function createCompanies(count: number): Companies {
  const diceFor = (variant: number): Dice => createDice(1_000_003 * (variant + 1));
  const any = (variant: number) => companyAt(diceFor(variant).below(count));
  return {
    any,
    rareWord(variant) {
      const { below } = diceFor(variant);
      for (;;) {
        const rare = wordsOf(companyAt(below(count))).find((word) => (rankOfWord(word) ?? 0) > RARE);
        if (rare !== undefined) return rare;
      }
    },
  };
}

const yearsFrom = (year: number): string => `${year}-01-01:${year + 1}-12-31`;

/** The searches of companies: the same for the program, its pages and other engines. */
export function companyQuestions(count: number): Question[] {
  const companies = createCompanies(count);
  const facets = facetsOf(COMPANY_SEARCH);
  const both = (name: string, page: Question['page'], more: Partial<Question> = {}): Question[] => [
    { name: `${name}: plain`, page, only: 'api' },
    { name: `${name}: with facets`, page, api: facets, ...more },
  ];
  return [
    { name: 'record', page: (variant) => links.company(companies.any(variant)) },
    { name: 'rare word', page: (variant) => searchCompanies({ q: companies.rareWord(variant) }) },
    {
      name: 'two words',
      page: (variant) => searchCompanies({ q: wordsOf(companies.any(variant)).slice(0, 2).join(' ') }),
    },
    ...both('common word (0.4 to 4 %)', (variant) => searchCompanies({ q: commonWord(variant) })),
    ...both('"services" (17 %)', () => searchCompanies({ q: MOST_FREQUENT })),
    {
      name: 'a status: with facets',
      page: (variant) => searchCompanies({ current_status: at(STATUSES, variant) }),
      api: facets,
      isHeavy: true,
    },
    {
      name: 'a type: with facets',
      page: (variant) => searchCompanies({ company_type: at(COMPANY_TYPES, variant) }),
      api: facets,
    },
    {
      name: 'two years: with facets',
      page: (variant) => searchCompanies({ incorporation_date: yearsFrom(1960 + ((variant * 7) % 65)) }),
      api: facets,
    },
    ...both('a town', (variant) => searchCompanies({ registered_address: townOfRank(1 + (variant % 40)) })),
    ...both('nothing', () => searchCompanies({}), { isHeavy: true }),
    { name: '"limited" (most names)', page: () => searchCompanies({ q: 'limited' }) },
    { name: '"services" by relevance', page: () => searchCompanies({ q: MOST_FREQUENT, order: 'score' }) },
  ];
}

const [ALL_KINDS, NODES] = ['/api/walk', 2_000];

/** The rest of the register: lists, officers, statements, events, networks and files. */
export function otherQuestions(count: number): Question[] {
  const companies = createCompanies(count);
  const facets = facetsOf(OFFICER_SEARCH);
  const hub = companyAt(HUB);
  const list = (name: string, toPage: (company: CompanyInput) => string): Question => ({
    name: `a company's ${name}`,
    page: (variant) => toPage(companies.any(variant)),
  });
  return [
    {
      name: 'officers: frequent surname',
      page: (variant) => searchOfficers({ q: surnameOfRank(1 + (variant % 20)) }),
      api: facets,
    },
    {
      name: 'officers: rare surname',
      page: (variant) => searchOfficers({ q: surnameOfRank(20_000 + 37 * variant) }),
      api: facets,
    },
    {
      name: 'officers: a position',
      page: (variant) => searchOfficers({ position: at(POSITIONS, variant) }),
      api: facets,
    },
    {
      name: 'officers: a jurisdiction',
      page: (variant) => searchOfficers({ jurisdiction_code: at(JURISDICTION_CODES, variant) }),
      api: facets,
    },
    // A page of a company lists its officers.
    { ...list('officers', (company) => links.company(company)), only: 'page' },
    list('filings', links.companyFilings),
    list('statements', links.companyStatements),
    list('events', links.companyEvents),
    list('network', links.companyNetwork),
    {
      name: "the hub's statements",
      page: (variant) => withQuery(links.companyStatements(hub), { page: `${1 + variant}` }),
    },
    { name: "the hub's network", page: () => links.companyNetwork(hub) },
    {
      name: `a walk of ${NODES.toLocaleString('en')} from the hub`,
      page: () => withQuery(ALL_KINDS, { from: links.company(hub), depth: '3', nodes: String(NODES) }),
      only: 'page',
    },
    {
      name: 'control statements: a surname',
      page: (variant) => withQuery('/statements/control_statements/search', { q: surnameOfRank(1 + variant) }),
    },
    {
      name: 'control statements: nothing',
      page: () => '/statements/control_statements/search',
    },
    {
      name: 'notices: a common word',
      page: (variant) => withQuery('/statements/gazette_notices/search', { q: commonWord(variant) }),
    },
    {
      name: 'notices: a jurisdiction',
      page: (variant) =>
        withQuery('/statements/gazette_notices/search', { jurisdiction_code: at(JURISDICTION_CODES, variant) }),
    },
    { name: 'events of a jurisdiction', page: (variant) => links.jurisdictionEvents(at(JURISDICTION_CODES, variant)) },
    {
      name: 'others at this address',
      page: (variant) => searchCompanies({ registered_address: addressOf(companies.any(variant)) }),
      api: facetsOf(COMPANY_SEARCH),
    },
    { name: 'neighbours by name', page: (variant) => searchCompanies({ q: `nobody${variant}` }), only: 'page' },
    {
      name: 'names of a jurisdiction by letter',
      page: (variant) =>
        links.companiesByLetter(
          at(JURISDICTION_CODES, variant),
          new URLSearchParams({ letter: 'klm'.charAt(variant % 3) }),
        ),
      only: 'page',
    },
    {
      name: 'suggestions',
      page: (variant) => withQuery('/api/suggest', { q: companies.rareWord(variant).slice(0, 3 + (variant % 3)) }),
      only: 'page',
    },
    { name: 'sitemap index', page: () => '/sitemap.xml', only: 'page' },
    {
      name: 'sitemap: a file of 50,000',
      page: (variant) => `/sitemaps/companies-${variant % Math.max(1, Math.floor(count / 50_000))}.xml`,
      only: 'page',
    },
    {
      name: '.csv of a common word',
      page: (variant) => withQuery(`${COMPANY_SEARCH.path}.csv`, { q: commonWord(variant) }),
      only: 'page',
    },
  ];
}

/** As the page of a company asks for others at its address. */
const addressOf = (company: CompanyInput): string =>
  addressLines({
    registered_address: company.registered_address ?? null,
    registered_address_in_full: company.registered_address_in_full ?? null,
    jurisdiction_code: company.jurisdiction_code,
  })
    .join(' ')
    .replaceAll(/[,|]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
