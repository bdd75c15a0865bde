import 'server-only';
import { z } from 'zod';
import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import { errorCodeOf, isRegistryError, REASONS, RegistryError } from '@/lib/contract/errors';
import { EXTENSION_PARAMETERS, pagingSchema } from '@/lib/contract/extensions';
import { KINDS, type Kind, type Records } from '@/lib/contract/kinds';
import { CURRENT_VERSION } from '@/lib/contract/parameters';
import type { Price } from '@/lib/contract/quota';
import { type Company, type CompanyItem, companySchema } from '@/lib/contract/records';
import { type About, type ListDocument, SPOKEN, spoken } from '@/lib/formats/out/document';
import { parseRoots, type RootsAddress } from '@/lib/network/roots';
import { type CompareAddress, MOST_COMPARED, parseCompare } from '@/lib/records/compare/address';
import type { RegistryReply } from '@/lib/registry/request';
import { toChips } from '@/lib/search/chips';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { type CompanyNumber, companyReference, comparedParameters, links } from '@/lib/shared/links';
import { isPrintedJson } from '@/lib/shared/printed-json';
import { getCompany, isPrefetch, pricesOf, registry } from '../pages/page';
import type { RootsNetwork } from '../pages/roots-network';
import { type DownloadAddress, type DownloadEndpoint, schemaOf, TAKEN, type Wanted } from './menu';

/** A company of the comparison: its record, or why it is missing; neither if it would cost a call. */
export interface Compared {
  key: CompanyNumber;
  company?: Company;
  failure?: RegistryError;
}

async function settle<T>(request: Promise<T>): Promise<{ value?: T; failure?: RegistryError }> {
  try {
    return { value: await request };
  } catch (error) {
    if (isRegistryError(error)) return { failure: error };
    throw error;
  }
}

async function loadOne(key: CompanyNumber, price: Price | undefined, ask: boolean): Promise<Compared> {
  if (price === 'call' && !ask) return { key };
  const { value: company, failure } = await settle(getCompany(key.jurisdiction_code, key.company_number));
  return { key, company, failure };
}

/** Requests each company once. Calls are spent only if `ask` says that the user agreed to it. */
export async function loadCompared(companies: readonly CompanyNumber[], ask: boolean): Promise<Compared[]> {
  const prices = await pricesOf(companies.map((company) => ({ href: links.company(company) })));
  const mayAsk = ask && !(await isPrefetch());
  return Promise.all(companies.map((company) => loadOne(company, prices.get(links.company(company)), mayAsk)));
}

export interface NamedCompanies {
  value?: { items: CompanyItem[]; total_count: number };
  failure?: RegistryError;
}

/**
 * Companies that match the name a user wants to add; undefined if no name was given. Submitting the form agrees to the
 * call.
 */
export async function companiesNamed(name: string): Promise<NamedCompanies | undefined> {
  if (name === '') return undefined;
  return settle(registry.list('search_companies', {}, new URLSearchParams({ q: name, order: 'score' })));
}

/** The registry on behalf of the user who downloads. `path` is of the interface, without its leading slash. */
export interface Asking {
  source: 'embedded' | 'upstream';
  /** Origin of our pages. */
  origin: string;
  now: Date;
  get(path: string, params: URLSearchParams): Promise<RegistryReply>;
  /** What is available without a call, for the texts around a file; otherwise undefined. */
  peek(path: string): Promise<RegistryReply | undefined>;
  /** Facts of records by the paths of entities, where they cost no call. */
  factsOf(paths: readonly string[]): Promise<ReadonlyMap<string, EntityFacts>>;
  /** The network of several entities, without a call of a remote service. */
  loadRoots(address: RootsAddress): Promise<Pick<RootsNetwork, 'roots' | 'missing' | 'walked'>>;
  /** Called for unexpected errors that end a file after its status was sent. */
  failed(error: unknown): void;
  /** The most characters of JSON that a file may hold. */
  mostCharacters: number;
}

/** A page that can be downloaded. */
export interface ExportedPage {
  name: DownloadEndpoint;
  variables: Record<string, string>;
  /** Percent-encoded, with its leading slash. */
  path: string;
  wanted: Wanted;
}

/** The parts of a page that give its address and file names. */
export interface NamedPage {
  path: string;
  wanted: Pick<Wanted, 'params'>;
}

/** The absolute address of the page. */
export function pageUrl({ path, wanted }: NamedPage, origin: string): string {
  const query = wanted.params.toString();
  return `${origin}${path}${query === '' ? '' : `?${query}`}`;
}

const companyReply = z.object({ results: z.object({ company: companySchema }) });

/** The company that the page belongs to, if it is available without a call. */
export async function companyOf({ path, variables }: ExportedPage, asking: Pick<Asking, 'peek'>) {
  if (variables.company_number === undefined) return undefined;
  const [, companies = '', jurisdiction = '', number = ''] = path.split('/');
  const reply = await asking.peek(`${companies}/${jurisdiction}/${number}`);
  return companyReply.safeParse(reply?.body).data?.results.company;
}

/** "of EXAMPLE LTD", "in Delaware (US)": the owner of the list. */
async function belonging(page: ExportedPage, asking: Pick<Asking, 'peek'>): Promise<string> {
  const { company_number, jurisdiction_code, id } = page.variables;
  if (company_number !== undefined && jurisdiction_code !== undefined) {
    const company = await companyOf(page, asking);
    return ` of ${company?.name ?? `company ${company_number}, ${jurisdictionName(jurisdiction_code)}`}`;
  }
  if (jurisdiction_code !== undefined) return ` in ${jurisdictionName(jurisdiction_code)}`;
  return id === undefined ? '' : ` of placeholder ${id}`;
}

/** The title of a list: "Filings of EXAMPLE LTD", "Companies that match “widgets”". */
export async function listTitle(page: ExportedPage, asking: Pick<Asking, 'peek'>): Promise<string> {
  const { many } = KINDS[TAKEN[page.name]];
  const q = page.wanted.params.get('q');
  const match = q ? ` that match “${q}”` : '';
  return `${many.charAt(0).toUpperCase()}${many.slice(1)}${await belonging(page, asking)}${match}`;
}

const isFilter = (name: string): boolean => !['q', 'order', 'fields', ...EXTENSION_PARAMETERS].includes(name);

/** The filters in words, as in the page's chips; null if there are none. */
export function filterInWords({ params, search }: Wanted): string | null {
  const chips = search
    ? toChips(search.page, search.state, SPOKEN).map(({ label, value }) => `${label}: ${value}`)
    : [];
  const others = [...params].filter(([name]) => !search && isFilter(name)).map(([name, value]) => `${name}: ${value}`);
  return [...chips, ...others].join('; ') || null;
}

export async function aboutPage(page: ExportedPage, asking: Asking, total_count: number | null): Promise<About> {
  return {
    title: await listTitle(page, asking),
    page_url: pageUrl(page, asking.origin),
    filter: filterInWords(page.wanted),
    taken_at: asking.now.toISOString(),
    total_count,
    source: null,
  };
}

const bodySchema = z.object({ api_version: z.string().catch('').default(''), results: z.unknown() });

const errorSchema = z.object({
  error: z.object({
    message: z.string(),
    reason: z.enum(REASONS).optional().catch(undefined),
    retry_at: z.string().optional().catch(undefined),
  }),
});

const nonsense = (detail: string): RegistryError =>
  new RegistryError('upstream_down', `The registry sent an invalid response (${detail}).`, {
    reason: 'nonsense',
  });

function checked<T>(schema: z.ZodType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  if (data !== undefined) return data;
  const issue = error?.issues[0];
  throw nonsense(`${issue?.path.join('.')}: ${issue?.message}`);
}

/** The `results` with their version; throws a `RegistryError` for any status but 200. */
function resultsOf({ status, body }: RegistryReply): z.infer<typeof bodySchema> {
  if (status === 200) return checked(bodySchema, body);
  const error = errorSchema.safeParse(body).data?.error;
  const { message = `The registry answered with status ${status}.`, ...details } = error ?? {};
  throw new RegistryError(errorCodeOf(status), message, details);
}

export interface ReplyPage {
  /** As received, including fields unknown to the contract. */
  items: Records[Kind][];
  api_version: string;
  total_count: number | null;
  total_pages: number;
  left_out: number;
}

type RecordAt<N extends DownloadEndpoint> = Records[(typeof TAKEN)[N]];

/** Validates a record but keeps it as received: formats read the fields they know, and JSON keeps the others. */
const asItCame = <N extends DownloadEndpoint>(name: N): z.ZodType<RecordAt<N>> =>
  z.custom<RecordAt<N>>(
    (value) => schemaOf(name).safeParse(value).success,
    `no ${ENDPOINTS[name].path} of the contract`,
  );

const object = z.record(z.string(), z.unknown());

/** The record of a record page. */
export function recordOf<N extends DownloadEndpoint>(name: N, reply: RegistryReply): RecordAt<N> {
  const { reply: shape } = ENDPOINTS[name];
  const { results } = resultsOf(reply);
  return checked(asItCame(name), shape.shape === 'record' ? checked(object, results)[shape.key] : results);
}

/** The facts of a reply that is no record of a kind; throws a `RegistryError` for any status but 200. */
export function factsOf(name: EndpointName, reply: RegistryReply): Record<string, unknown> {
  const { reply: shape } = ENDPOINTS[name];
  const results = checked(object, resultsOf(reply).results);
  return shape.shape === 'record' ? checked(object, results[shape.key] ?? {}) : results;
}

/** One page of a list page. */
export function pageOf(name: DownloadEndpoint, reply: RegistryReply): ReplyPage {
  const { reply: shape } = ENDPOINTS[name];
  const { results: found, api_version } = resultsOf(reply);
  const results = isPrintedJson(found) ? found.toJSON() : found;
  const item = asItCame(name);
  if (shape.shape !== 'list') {
    const items = checked(z.array(item), results);
    return { items, api_version, total_count: items.length, total_pages: 1, left_out: 0 };
  }
  const wrapped = checked(z.array(z.record(z.string(), z.unknown())), checked(object, results)[shape.key]);
  const items = wrapped.map((one) => checked(item, one[shape.item]));
  const { total_count, total_pages = 1, left_out = 0 } = checked(pagingSchema, results);
  const isWhole = !ENDPOINTS[name].paginated;
  return { items, api_version, total_count: total_count ?? (isWhole ? items.length : null), total_pages, left_out };
}

/** The page that compares companies. */
export interface ComparedPage extends NamedPage {
  address: CompareAddress;
}

/** The comparison page at this address; undefined for any other address. */
export function comparedPage({ path }: DownloadAddress, given: URLSearchParams): ComparedPage | undefined {
  if (path !== links.compare()) return undefined;
  const address = parseCompare({ company: given.getAll('company') });
  return { path, wanted: { params: comparedParameters(address.companies) }, address };
}

/** A company's whole record, or why it could not be read. */
type Read = { record: Records['company']; api_version: string } | { failure: RegistryError; key: CompanyNumber };

const isRead = (read: Read): read is Extract<Read, { record: object }> => 'record' in read;

/** Files of several records spend no calls: the file has the cached records that the page shows, and no others. */
async function readOne(key: CompanyNumber, asking: Pick<Asking, 'peek'>): Promise<Read> {
  try {
    const reply = await asking.peek(links.company(key).slice(1));
    if (!reply) throw new RegistryError('not_found', `No copy of ${companyReference(key)} is kept here.`);
    const record = recordOf('get_company', reply);
    return { record, api_version: resultsOf(reply).api_version };
  } catch (failure) {
    if (isRegistryError(failure)) return { failure, key };
    throw failure;
  }
}

function shortfallOf({ left_out }: CompareAddress, reads: readonly Read[]): string | null {
  const absent = reads.flatMap((read) =>
    isRead(read) ? [] : `${companyReference(read.key)} is not in the file: ${read.failure.message}`,
  );
  const more = `${spoken.count(left_out)} more ${left_out === 1 ? 'stands' : 'stand'} in the address; at most ${MOST_COMPARED} are compared`;
  const reasons = [...absent, ...(left_out > 0 ? [more] : [])];
  // Some messages end with a full stop and some do not.
  return reasons.length === 0 ? null : `INCOMPLETE: ${reasons.map((one) => one.replace(/\.$/, '')).join('; ')}.`;
}

/**
 * The companies as a list of whole records. Throws a `RegistryError` if none is named, or none is available. The end of
 * the file lists those that are missing.
 */
export async function comparisonDocument(page: ComparedPage, asking: Asking): Promise<ListDocument<'company'>> {
  const { companies } = page.address;
  const reads = await Promise.all(companies.map((key) => readOne(key, asking)));
  const read = reads.filter(isRead);
  const [first] = read;
  if (!first) {
    const [absent] = reads.flatMap((one) => (isRead(one) ? [] : one.failure));
    throw absent ?? new RegistryError('invalid_request', 'Name companies to compare: ?company=gb/01234500&company=…');
  }
  async function* rows() {
    for (const { record } of read) yield record;
  }
  return {
    shape: 'list',
    kind: 'company',
    ofRecords: true,
    api_version: first.api_version,
    rows: rows(),
    shortfall: () => shortfallOf(page.address, reads),
    about: {
      title: `Companies side by side: ${read.map(({ record }) => record.name).join(', ')}`,
      page_url: pageUrl(page, asking.origin),
      filter: null,
      taken_at: asking.now.toISOString(),
      total_count: companies.length + page.address.left_out,
      source: null,
    },
  };
}

/** Ends of a walk that leave something out. */
const STOPPED = new Set<string | undefined>(['size', 'budget', 'cancelled', 'failed']);

const NEIGHBOURS = { one: 'neighbour is', other: 'neighbours are' };

/** What a network of several entities lacks, as a sentence; null if nothing. */
function lackOf({ left_out, unreadable }: RootsAddress, { missing, walked }: Awaited<ReturnType<Asking['loadRoots']>>) {
  const reasons = [
    ...missing.map(({ id }) => `${id} is not in the file`),
    ...unreadable.map((text) => `“${text}” names no entity`),
    ...(left_out > 0 ? [`${spoken.count(left_out)} more stand in the address`] : []),
    ...(walked.beyond > 0 ? [`${spoken.counted(walked.beyond, NEIGHBOURS)} beyond the number of entities`] : []),
    ...(STOPPED.has(walked.stopped?.because) ? ['the walk ended before its last step'] : []),
    ...(walked.notLoaded.length > 0
      ? [`${spoken.counted(walked.notLoaded.length, { one: 'entity', other: 'entities' })} could not be followed`]
      : []),
  ];
  return reasons.length === 0 ? null : `INCOMPLETE: ${reasons.join('; ')}.`;
}

/** The network of the entities that an address names, as its page walks it. Throws a `RegistryError` if none is there. */
export async function rootsDocument(
  given: URLSearchParams,
  asking: Asking,
): Promise<ListDocument<'network_relationship'>> {
  const address = { ...parseRoots(given), ask: false };
  const network = await asking.loadRoots(address);
  const { roots, walked } = network;
  if (roots.length === 0) {
    throw new RegistryError('not_found', 'Name entities that are there: ?from=/companies/gb/01234500&from=…');
  }
  const { direction, depth, nodes, dates } = address;
  async function* rows() {
    yield* walked.relationships;
  }
  return {
    shape: 'list',
    kind: 'network_relationship',
    api_version: CURRENT_VERSION,
    rows: rows(),
    roots,
    factsOf: asking.factsOf,
    shortfall: () => lackOf(address, network),
    about: {
      title: `Network of ${spoken.and(roots.map(({ name }) => name))}`,
      page_url: asking.origin + links.network(given),
      filter: `direction: ${direction}; depth: ${depth}; entities: at most ${spoken.count(nodes)}${dates ? `; dates: ${dates}` : ''}`,
      taken_at: asking.now.toISOString(),
      total_count: walked.relationships.length,
      source: null,
    },
  };
}
