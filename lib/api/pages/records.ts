import 'server-only';
import { isRegistryError } from '@/lib/contract/errors';
import type { FollowedSource } from '@/lib/contract/followed-sources';
import { DEFAULT_PER_PAGE, MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import type { Letter, LetterPage, LetterPosition, Neighbours } from '@/lib/contract/neighbours';
import type { Price } from '@/lib/contract/quota';
import type {
  Company,
  CompanyEvent,
  Datum,
  OfficerRecord,
  Placeholder,
  RegisterContents,
  Statement,
  StatementEntity,
} from '@/lib/contract/records';
import { readFollowedSources } from '@/lib/formats/follow/report';
import { entityId } from '@/lib/network/model';
import type { HistorySources } from '@/lib/records/company/history';
import type { PossibleDuplicate } from '@/lib/records/company/same-company';
import { verdict } from '@/lib/records/format/verdict';
import { nameKey } from '@/lib/records/officer/officer';
import { fromControlStatement, objectsOf, subjectsOf } from '@/lib/records/statement/view';
import { settings } from '@/lib/registry/settings';
import { OFFICER_SEARCH } from '@/lib/search/filters';
import { searchHref, searchRequest } from '@/lib/search/request';
import { parseSearch, type SearchState } from '@/lib/search/state';
import type { Language } from '@/lib/shared/language/language';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { type BulkFiles, currentBulkFiles } from '../bulk-route';
import { getRegistry, type Page } from '../registry';
import {
  type Attempt,
  attempt,
  decodeSegment,
  extra,
  type Free,
  free,
  getCompany,
  getPlaceholder,
  pageParams,
  pricesOf,
  registry,
  registrySource,
} from './page';

/** The company's record has the total and the newest items: often these are all, and no call is needed. */
function heldBy({ data }: Company): Page<Datum> | undefined {
  if (!data || data.most_recent.length !== data.total_count) return undefined;
  const items = data.most_recent.map(({ datum }) => datum);
  return { items, page: 1, per_page: DEFAULT_PER_PAGE, total_pages: 1, total_count: items.length };
}

/** A page of the company's data items. */
export async function companyData(company: Company, page: number): Promise<Page<Datum>> {
  const { jurisdiction_code, company_number } = company;
  const held = page === 1 ? heldBy(company) : undefined;
  return held ?? registry.list('list_company_data', { jurisdiction_code, company_number }, pageParams(page));
}

/** Our own register can skip the whole record; for a remote service the whole record is what is cached. */
const sparseParams = (): URLSearchParams =>
  new URLSearchParams(registrySource() === 'embedded' ? { sparse: 'true' } : {});

/** What a list shows of a company. */
async function nameOf({ jurisdiction_code, company_number }: CompanyNumber): Promise<string | undefined> {
  const company = await free((registry) =>
    registry.record('get_company', { jurisdiction_code, company_number }, sparseParams()),
  );
  return company?.value.name;
}

/** The names of companies that a list has by number only, by page address. Only names that cost no call. */
export async function companyNames(companies: readonly CompanyNumber[]): Promise<Map<string, string>> {
  const byAddress = new Map(companies.map((company) => [links.company(company), company]));
  const named = await Promise.all(
    [...byAddress].map(async ([address, company]) => {
      const name = await nameOf(company);
      return name === undefined ? [] : [[address, name] as const];
    }),
  );
  return new Map(named.flat());
}

/**
 * Companies next to a name in alphabetical order; undefined if the source has no such order, or there are none. A
 * remote service has no such request, and paging to the name would cost calls.
 */
export async function neighboursOf(name: string, except: readonly CompanyNumber[]): Promise<Neighbours | undefined> {
  const found = await extra(getRegistry().neighbours?.(name, except));
  return found && found.before.length + found.after.length > 0 ? found : undefined;
}

/** A page of the companies of a jurisdiction by letter; undefined if the source has no such list. */
export const companiesByLetter = async (
  code: string,
  letter: Letter | undefined,
  position: LetterPosition,
): Promise<LetterPage | undefined> => extra(getRegistry().byLetter?.(code, letter, position));

/**
 * The sources that `npm run update` keeps up to date, with the present time; `sources` is undefined if their list cannot be
 * used. Undefined if there are none, and for a remote service.
 */
export function followedSources(): { sources: FollowedSource[] | undefined; now: number } | undefined {
  const now = Date.now();
  if (registrySource() !== 'embedded') return undefined;
  const sources = readFollowedSources(settings().dataFolder, now);
  return sources?.length === 0 ? undefined : { sources, now };
}

/** What can be downloaded whole; undefined for a remote service. */
export async function bulkFiles(): Promise<BulkFiles | undefined> {
  return registrySource() === 'embedded' ? currentBulkFiles(getRegistry, settings().dataFolder) : undefined;
}

/** The route parameters below /placeholders/:id. */
export interface PlaceholderRoute {
  params: Promise<{ id: string }>;
}

/** The browser tab's title: from the name, or the word `unnamed` if the record may not be shown. */
export async function placeholderTitle(
  params: PlaceholderRoute['params'],
  unnamed: string,
  titleOf = (name: string) => name,
): Promise<string> {
  try {
    return titleOf((await getPlaceholder((await params).id)).name);
  } catch (error) {
    if (isRegistryError(error)) return unnamed;
    throw error;
  }
}

const isFree = (price: Price | undefined): boolean => price !== 'call';

/** The officer's company if its record costs no call; undefined otherwise. */
export async function freeCompanyOf({ company }: OfficerRecord): Promise<Company | undefined> {
  const { jurisdiction_code, company_number } = company ?? {};
  if (!jurisdiction_code || !company_number) return undefined;
  const found = await free((registry) => registry.record('get_company', { jurisdiction_code, company_number }));
  return found?.value;
}

/** The search for the name, identical to the officer search, so that the two share a cached reply. */
const namesakesOf = ({ name }: OfficerRecord, page: number): SearchState =>
  // A final star would turn it into a prefix search.
  parseSearch(OFFICER_SEARCH, { q: name.replace(/\*+\s*$/, ''), page: String(Math.min(page, MAX_PAGE)) });

export interface Namesakes {
  /** The same search on its own page. */
  searchHref: string;
  /** The requested page of records. */
  page: number;
  /** The cost of this page, or a neighbouring one, by its number. */
  priceOf: (page: number) => Price | undefined;
  /** Undefined if it would have cost a call and the user has not agreed. */
  found?: Attempt<Page<OfficerRecord>>;
}

/**
 * Records of the same name. `requestedPage` is the page that the user requested, if any; without it they are loaded
 * only if it costs no call.
 */
export async function namesakesFor(officer: OfficerRecord, requestedPage: number | undefined): Promise<Namesakes> {
  const page = requestedPage ?? 1;
  const pages = [page - 1, page, page + 1].map((number) => {
    const state = namesakesOf(officer, number);
    return { href: String(number), path: OFFICER_SEARCH.path, params: searchRequest(OFFICER_SEARCH, state) };
  });
  const prices = await pricesOf(pages);
  const priceOf = (number: number) => prices.get(String(number));
  const state = namesakesOf(officer, page);
  const view = { searchHref: searchHref(OFFICER_SEARCH, namesakesOf(officer, 1)), page, priceOf };
  if (requestedPage === undefined && !isFree(priceOf(page))) return view;
  const found = await attempt(registry.list('search_officers', {}, searchRequest(OFFICER_SEARCH, state)));
  return { ...view, found };
}

/** Another person of the same name, and the companies that this person owns or controls. */
export interface PersonCandidate {
  path: string;
  name: string;
  companies: StatementEntity[];
}

export interface PersonCandidates {
  persons: PersonCandidate[];
  /** Statements that name somebody so. */
  total: number;
  /** How many of them were read: the newest. */
  read: number;
}

/** The placeholders of persons with this name, from the newest statements; undefined where to look costs a call. */
export async function personsNamed({ id, name }: Placeholder): Promise<PersonCandidates | undefined> {
  const params = new URLSearchParams({
    // A pipe would separate several names, and a star would make the name the beginning of one.
    controlling_entities_name: name.replaceAll(/[|*]/g, ' '),
    controlling_entities_entity_type: 'person',
    per_page: String(MAX_PER_PAGE),
  });
  const found = await free((registry) => registry.list('search_control_statements', {}, params));
  if (!found) return undefined;
  const { items, total_count: total } = found.value;
  const [ownPath, ownKey] = [links.placeholder(String(id)), nameKey(name)];
  const persons = new Map<string, PersonCandidate>();
  for (const statement of items.map(fromControlStatement)) {
    for (const { name: other, service_url } of subjectsOf(statement)) {
      const path = service_url ? entityId(service_url) : '';
      const isOther = path.startsWith('/placeholders/') && path !== ownPath;
      if (!isOther || nameKey(other) !== ownKey) continue;
      const known = persons.get(path) ?? { path, name: other, companies: [] };
      const isKnown = (company: StatementEntity) =>
        known.companies.some((one) => one.name === company.name && one.service_url === company.service_url);
      known.companies.push(...objectsOf(statement).filter((company) => !isKnown(company)));
      persons.set(path, known);
    }
  }
  return { persons: [...persons.values()], total, read: items.length };
}

/** The address of the officer's page with one page of candidates. */
export const candidatesHref = (officer: OfficerRecord, page: number): string =>
  links.officer(officer.id, new URLSearchParams({ candidates: String(page) }));

/** The contents of our own register; undefined for a remote service, which does not report them. */
export const registerContents = async (): Promise<RegisterContents | undefined> => getRegistry().contents?.();

/** The route parameters below /companies/:jurisdiction_code/:company_number; both still percent-encoded. */
export interface CompanyRoute {
  params: Promise<{ jurisdiction: string; number: string }>;
}

export async function companyKeyOf(params: CompanyRoute['params']): Promise<CompanyNumber> {
  const { jurisdiction, number } = await params;
  return { jurisdiction_code: decodeSegment(jurisdiction), company_number: decodeSegment(number) };
}

export async function companyOfRoute(params: CompanyRoute['params']): Promise<Company> {
  const { jurisdiction_code, company_number } = await companyKeyOf(params);
  return getCompany(jurisdiction_code, company_number);
}

/** Our own register gives as many as it may; of a remote service the page that is cached anyway is used. */
const longParams = (): URLSearchParams =>
  new URLSearchParams(registrySource() === 'embedded' ? { per_page: String(MAX_PER_PAGE) } : {});

const partOf = <Item>(page: Page<Item> | undefined) => page && { items: page.items, total: page.total_count };

/** Events and statements for the history of a company, newest first, if they cost no call. `events`: already loaded. */
export async function historyPartsOf(
  company: CompanyNumber,
  events: Page<CompanyEvent> | undefined,
): Promise<Omit<HistorySources, 'company'>> {
  const [moreEvents, statements] = await Promise.all([
    free((registry) => registry.list('list_company_events', company, longParams())),
    free((registry) => registry.list('list_company_statements', company, longParams())),
  ]);
  return { events: partOf(moreEvents?.value ?? events), statements: partOf(statements?.value) };
}

/** More statements about one company are not read for its page, which says so. */
const MOST_PAGES = 20;

/**
 * All statements that say who owns or controls a company, and others of which it is the object, from our own register;
 * undefined from a remote service, which cannot be asked for these alone.
 */
export async function statementsAbout(company: CompanyNumber): Promise<Free<Page<Statement>> | undefined> {
  if (registrySource() !== 'embedded') return undefined;
  const read = (page: number) => {
    const params = new URLSearchParams({ role: 'object', per_page: String(MAX_PER_PAGE), page: String(page) });
    return free((registry) => registry.list('list_company_statements', company, params));
  };
  const first = await read(1);
  const pages = Math.min(first?.value.total_pages ?? 1, MOST_PAGES);
  if (!first || pages === 1) return first;
  const others = await Promise.all(Array.from({ length: pages - 1 }, (_, index) => read(index + 2)));
  const items = [first, ...others].flatMap((page) => page?.value.items ?? []);
  return { ...first, value: { ...first.value, items } };
}

/** By the company's record, which is the same object until the register changes: the page is cached with both. */
const duplicates = new WeakMap<Company, Promise<PossibleDuplicate[]>>();

/** Records that may be about the same company; undefined if the source cannot find them. */
export function duplicatesOf(company: Company): Promise<PossibleDuplicate[]> | undefined {
  const known = duplicates.get(company);
  if (known) return known;
  const { jurisdiction_code, company_number } = company;
  const asked = getRegistry().possibleDuplicates?.({ jurisdiction_code, company_number });
  if (!asked) return undefined;
  const found = extra(asked).then((list) => {
    if (!list) duplicates.delete(company);
    return list ?? [];
  });
  duplicates.set(company, found);
  return found;
}

/**
 * Title and description of a company's page, for tabs, search engines and links: its name, and its first sentence in
 * the page's language. Only the title, the word `unnamed`, if the record may not be shown.
 */
export async function companyMetadata(
  params: CompanyRoute['params'],
  language: Language,
  unnamed: string,
  titleOf = (name: string) => name,
): Promise<{ title: string; description?: string }> {
  try {
    const company = await companyOfRoute(params);
    return { title: titleOf(company.name), description: verdict(company, language) };
  } catch (error) {
    if (isRegistryError(error)) return { title: unnamed };
    throw error;
  }
}
