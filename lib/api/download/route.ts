import { z } from 'zod';
import { canonicalPath, matchPath } from '@/lib/contract/endpoints';
import { type EntityFacts, MOST_ENTITIES_ASKED } from '@/lib/contract/entity-facts';
import { isRegistryError, RegistryError } from '@/lib/contract/errors';
import type { Kind } from '@/lib/contract/kinds';
import { COMPANY_INCLUSIONS, INCLUDE_PARAMETER, MAX_PAGE, MAX_PER_PAGE } from '@/lib/contract/limits';
import { type Statement, statementSchema } from '@/lib/contract/records';
import { FORMAT_NAMES, type FormatName, formatsFor, labelOf, mediaTypeOf, suffixOf } from '@/lib/formats/offered';
import { titleOf } from '@/lib/formats/out/about';
import type { Cell } from '@/lib/formats/out/columns';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/formats/out/csv';
import type { ExportDocument } from '@/lib/formats/out/document';
import { entityId } from '@/lib/network/model';
import { type RequestWatch, watched } from '@/lib/registry/metrics';
import type { Registry, RegistryReply, Visitor } from '@/lib/registry/request';
import { fieldsIn } from '@/lib/shared/json';
import { links } from '@/lib/shared/links';
import { type FilledTemplate, isPrintedJson } from '@/lib/shared/printed-json';
import { decodePercent } from '@/lib/shared/text';
import { allowedParameters } from '../browser-route';
import { isFree, isPrefetchOf } from '../registry';
import { packReply, printText, retryAfterHeader, toResponse, toStream, toXml } from '../reply';
import {
  type Asking,
  aboutPage,
  type ComparedPage,
  comparedPage,
  comparisonDocument,
  type ExportedPage,
  factsOf,
  type NamedPage,
  pageOf,
  pageUrl,
  recordOf,
  rootsDocument,
} from './comparison';
import { feedOf, feedOfWatched, writeFeed } from './feeds';
import { writeInThread } from './file-thread';
import { write } from './formats';
import {
  ANSWERS,
  citationOf,
  type DownloadAddress,
  FEEDS,
  type FeedSuffix,
  formatsOf,
  isRecordPage,
  isTaken,
  PAGES_PARAMETER,
  pageOfDottedName,
  requestFor,
  type Suffix,
  TAKEN,
  takenAddress,
  wantedOf,
} from './menu';
import { loadSharp } from './png';
import { readRows } from './rows';

const listSchema = z.object({
  results: z.object({ statements: z.array(z.object({ statement: statementSchema })), total_pages: z.number() }),
});

/**
 * All statements about a company, for its dossier. Undefined if there is more than one page of them or they are not
 * available; the dossier then links to their page.
 */
async function statementsOf(company: string, { get }: Pick<Asking, 'get'>): Promise<Statement[] | undefined> {
  const params = new URLSearchParams({ per_page: String(MAX_PER_PAGE) });
  const { body } = await get(`${company}/statements`, params);
  const { data } = listSchema.safeParse(body);
  if (!data || data.results.total_pages > 1) return undefined;
  return data.results.statements.map(({ statement }) => statement);
}

const pathIn = ({ path }: ExportedPage): string => path.slice(1);

/** Formats with a place for what each record of a company says; JSON and XML are replies as they are asked for. */
const WITH_CLAIMS = new Set<FormatName>(['csv', 'xlsx', 'md']);

/** The request of a record, as its page makes it: a remote service has no claims. */
function recordRequest({ name, wanted }: ExportedPage, format: FormatName, { source }: Asking): URLSearchParams {
  const params = new URLSearchParams(wanted.params);
  const isWithClaims = name === 'get_company' && source === 'embedded' && WITH_CLAIMS.has(format);
  if (isWithClaims) params.set(INCLUDE_PARAMETER, COMPANY_INCLUSIONS.join(','));
  return params;
}

async function recordDocument(page: ExportedPage, format: FormatName, asking: Asking): Promise<ExportDocument<Kind>> {
  const reply = await asking.get(pathIn(page), recordRequest(page, format, asking));
  const record = recordOf(page.name, reply);
  const about = {
    title: titleOf(TAKEN[page.name], record),
    page_url: pageUrl(page, asking.origin),
    filter: null,
    taken_at: asking.now.toISOString(),
    total_count: null,
    source: null,
  };
  // Only the dossier has room for statements, and only our own register gives them without a call.
  const isWithStatements = page.name === 'get_company' && format === 'md' && asking.source === 'embedded';
  const statements = isWithStatements ? await statementsOf(pathIn(page), asking) : undefined;
  return { shape: 'record', kind: TAKEN[page.name], about, record, reply: reply.body, statements };
}

/**
 * How long the pages of one file may take to load: of our own register less than the work on a request may take
 * (lib/api/load/limits.ts), so that the file can say that it ends.
 */
const LONGEST_LOADING = { embedded: 90_000, upstream: 900_000 };

const ADVICE = {
  embedded: `The first ${MAX_PAGE} pages of a search can be had; narrow it by a filter to reach the rest.`,
  upstream: `Each page is a call of the remote service; ask for more with ${PAGES_PARAMETER}=N in the address, up to ${MAX_PAGE}.`,
};

const askPage = (page: ExportedPage, number: number, asking: Asking): Promise<RegistryReply> =>
  asking.get(pathIn(page), requestFor(page.wanted, number, asking.source));

/** @param firstReply Of the first page. */
async function listDocument(
  page: ExportedPage,
  firstReply: RegistryReply,
  asking: Asking,
): Promise<ExportDocument<Kind>> {
  const { name, wanted } = page;
  const first = pageOf(name, firstReply);
  const next = async (number: number) => pageOf(name, await askPage(page, number, asking));
  const { pages } = wanted;
  const { source, failed, mostCharacters } = asking;
  const budget = { characters: mostCharacters, ms: LONGEST_LOADING[source] };
  const read = readRows({ first, pages, next, failed, advice: ADVICE[source], budget });
  const about = await aboutPage(page, asking, first.total_count);
  const network = wanted.isNetwork ? { roots: [await rootOf(page, asking)], factsOf: asking.factsOf } : {};
  return { shape: 'list', kind: TAKEN[name], about, api_version: first.api_version, ...read, ...network };
}

const named = z.object({ name: z.string() });
const rootReply = z.object({
  results: z
    .union([z.object({ company: named }), z.object({ placeholder: named })])
    .transform(Object.values<{ name: string }>),
});

/** The entity whose network the page shows, with its name if that costs no call. */
async function rootOf({ path }: ExportedPage, { peek }: Pick<Asking, 'peek'>): Promise<{ path: string; name: string }> {
  const record = path.replace(/\/network$/, '');
  const reply = await peek(record.slice(1));
  return { path: record, name: rootReply.safeParse(reply?.body).data?.results[0]?.name ?? '' };
}

/** In bytes of JSON: what is made of a larger network keeps others waiting, and is made in a thread. */
const MOST_ON_THIS_THREAD = 1_000_000;

/** A network of our own register as it was read, if it is large. */
function largeNetwork({ status, body }: RegistryReply): FilledTemplate | undefined {
  const { results } = fieldsIn(body);
  if (status !== 200 || !isPrintedJson(results)) return undefined;
  return results.printedJson.length > MOST_ON_THIS_THREAD ? results.printedJson : undefined;
}

/**
 * The page as a file. Throws a `RegistryError` if the record, or the first page of the list, is not available; a later
 * failure ends the rows, and the file says so.
 */
async function writePage(page: ExportedPage, format: FormatName, asking: Asking): Promise<AsyncIterable<Uint8Array>> {
  if (isRecordPage(page.name)) return write(format, await recordDocument(page, format, asking));
  const reply = await askPage(page, 1, asking);
  const json = largeNetwork(reply);
  if (!json) return write(format, await listDocument(page, reply, asking));
  const about = await aboutPage(page, asking, null);
  const roots = [await rootOf(page, asking)];
  return writeInThread({ format, json, about, roots, mostCharacters: asking.mostCharacters }, asking.factsOf);
}

/** Letters, digits and underscores of all scripts: characters that are safe in file systems and headers. */
const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];

const LONGEST = 100;

/** `companies-search-harrowgate`: the path and the search text. */
function stemOf({ path, wanted }: NamedPage): string {
  const words = [...wordsOf(decodePercent(path) ?? path), ...wordsOf(wanted.params.get('q') ?? '')];
  return [...words.join('-')].slice(0, LONGEST).join('') || 'page';
}

const inAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '') || 'page';

/** Percent-encodes all but the characters a header allows (RFC 8187, `attr-char`). */
const inHeader = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);

/** For saving as a file, or for display in the browser; gives both file names of RFC 6266. `suffix` without its dot. */
export function contentDisposition(page: NamedPage, suffix: string, type: 'attachment' | 'inline'): string {
  const stem = stemOf(page);
  return `${type}; filename="${inAscii(stem)}.${suffix}"; filename*=UTF-8''${inHeader(`${stem}.${suffix}`)}`;
}

/** A page in the requested format: a whole text, or a stream. */
interface Answer {
  headers: Record<string, string>;
  body: string | ReadableStream<Uint8Array>;
}

const none = (message: string): RegistryError => new RegistryError('not_found', message, { reason: 'not_found' });

/** Formats that a browser can display, and save from there. */
const SHOWN = new Set<FormatName>(['json', 'xml', 'jsonld', 'svg', 'png']);

async function inFile(page: NamedPage, format: FormatName, pieces: AsyncIterable<Uint8Array>): Promise<Answer> {
  // Before the reply begins, so that without it there is a 404 and not half a file; and here, not only in the thread that
  // draws, so that it stays loaded when that thread ends.
  if (format === 'png') await loadSharp();
  const headers = {
    'Content-Type': mediaTypeOf(format),
    'Content-Disposition': contentDisposition(page, suffixOf(format), SHOWN.has(format) ? 'inline' : 'attachment'),
  };
  return { headers, body: toStream(pieces) };
}

async function fileAnswer(page: ExportedPage, format: FormatName, asking: Asking): Promise<Answer> {
  if (!formatsOf(page.name).includes(format)) throw none(`This page is not given as ${labelOf(format)}.`);
  return inFile(page, format, await writePage(page, format, asking));
}

const formatOf = (suffix: Suffix): FormatName | undefined => FORMAT_NAMES.find((name) => suffixOf(name) === suffix);

/** A comparison in the format of the suffix; throws like `answerPage`. */
async function answerComparison(page: ComparedPage, suffix: Suffix, asking: Asking): Promise<Answer> {
  const format = formatOf(suffix);
  if (!format || !formatsFor('company').includes(format)) {
    throw none(
      'Companies side by side are not given so; the pages of each of them have citations, feeds and networks.',
    );
  }
  return inFile(page, format, write(format, await comparisonDocument(page, asking)));
}

const CITED = { bib: 'application/x-bibtex; charset=utf-8', ris: 'application/x-research-info-systems; charset=utf-8' };

async function citationAnswer(page: ExportedPage, suffix: keyof typeof CITED, asking: Asking): Promise<Answer> {
  if (!isRecordPage(page.name)) throw none('Records can be cited so; a list has no citation.');
  const record = recordOf(page.name, await asking.get(page.path.slice(1), page.wanted.params));
  const visit = { url: pageUrl(page, asking.origin), accessed: asking.now.toISOString() };
  const { bibtex, ris } = citationOf({ kind: TAKEN[page.name], record }, visit);
  const headers = {
    'Content-Type': CITED[suffix],
    'Content-Disposition': contentDisposition(page, suffix, 'attachment'),
  };
  return { headers, body: suffix === 'bib' ? `${bibtex}\n` : ris };
}

async function feedAnswer(feed: Promise<Parameters<typeof writeFeed>[1]>, suffix: FeedSuffix): Promise<Answer> {
  const { text, media_type } = writeFeed(suffix, await feed);
  return { headers: { 'Content-Type': media_type }, body: text };
}

const isFeed = (suffix: Suffix): suffix is FeedSuffix =>
  suffix === 'atom' || suffix === 'feed.json' || suffix === 'ics';

/** A company is followed by its events. */
const followedPage = ({ name, path, ...page }: ExportedPage): ExportedPage =>
  name === 'get_company' ? { ...page, name: 'list_company_events', path: `${path}/events` } : { ...page, name, path };

function pageFeed(page: ExportedPage, suffix: FeedSuffix, asking: Asking): Promise<Answer> {
  const followed = followedPage(page);
  if (!FEEDS[followed.name]?.suffixes.includes(suffix)) {
    throw none('This page has no such feed: companies, events, filings, officers and gazette notices have.');
  }
  return feedAnswer(feedOf(followed, suffix, asking), suffix);
}

/** Throws a `RegistryError` for a record that is not available, and for a format that the page does not have. */
function answerPage(page: ExportedPage, suffix: Suffix, asking: Asking): Promise<Answer> {
  if (isFeed(suffix)) return pageFeed(page, suffix, asking);
  if (suffix === 'bib' || suffix === 'ris') return citationAnswer(page, suffix, asking);
  const format = formatOf(suffix);
  if (!format) throw none('This page cannot be downloaded in this format.');
  return fileAnswer(page, format, asking);
}

/** Such a reply as JSON, XML or a row of CSV; undefined for other pages. */
async function serviceAnswer(
  { path, suffix }: DownloadAddress,
  given: URLSearchParams,
  asking: Asking,
): Promise<Answer | undefined> {
  const matched = matchPath(path);
  if (!matched || !ANSWERS.has(matched.name)) return undefined;
  const reply = await asking.get(path.slice(1), allowedParameters(path, given));
  const record = factsOf(matched.name, reply);
  const headers = (media_type: string) => ({ 'Content-Type': media_type });
  if (suffix === 'json') return { headers: headers(mediaTypeOf('json')), body: JSON.stringify(reply.body) };
  if (suffix === 'xml') return { headers: headers(mediaTypeOf('xml')), body: toXml(reply.body) };
  if (suffix !== 'csv') throw none('This page is given as JSON, XML and CSV.');
  const cells = Object.values(record).map((value) => (isCell(value) ? value : JSON.stringify(value)));
  const text = BYTE_ORDER_MARK + csvLine(Object.keys(record)) + csvLine(cells);
  return { headers: headers(mediaTypeOf('csv')), body: text };
}

const isCell = (value: unknown): value is Cell =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Statuses that mean that no record has this name. */
const ABSENT = new Set([400, 404]);

/** Whether the whole address is the name of a record: `/companies/gb/A.csv` for the company number "A.csv". */
async function isRecordsOwnName({ whole }: DownloadAddress, { get }: Pick<Asking, 'get'>): Promise<boolean> {
  const matched = matchPath(whole);
  if (!matched || Object.keys(matched.variables).length === 0) return false;
  const { status } = await get(whole.slice(1), new URLSearchParams());
  return !ABSENT.has(status);
}

/** The page at the address without its suffix; throws 404 if there is none. */
function pageOfAddress(
  { path }: DownloadAddress,
  given: URLSearchParams,
  source: 'embedded' | 'upstream',
): ExportedPage {
  const matched = matchPath(path);
  if (!matched || !isTaken(matched.name)) {
    throw new RegistryError('not_found', 'There is nothing to download at this address.');
  }
  const { name, variables } = matched;
  const canonical = canonicalPath(matched);
  return { name, variables, path: `/${canonical}`, wanted: wantedOf(name, canonical, given, source) };
}

interface DownloadRouteOptions {
  registry: () => Registry;
  originOf: (headers: Headers) => string;
  visitorOf: (headers: Headers) => Visitor;
  requestId: (headers: Headers) => string | undefined;
  watch: () => RequestWatch;
  loadRoots: Asking['loadRoots'];
  /** The most characters of JSON that a file may hold. */
  mostCharacters: () => number;
  now?: () => Date;
}

/** Files are not for search engines. They depend on the time and, with a remote service, on the visitor. */
const ALWAYS = { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-cache' };

const words = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { ...ALWAYS, 'Cache-Control': 'no-store', 'Content-Type': 'text/plain; charset=utf-8', ...headers },
  });

function askingOf(request: Request, options: DownloadRouteOptions): Asking {
  const { headers } = request;
  const registry = options.registry();
  const origin = options.originOf(headers);
  const id = options.requestId(headers);
  const caller = { kind: 'explorer', visitor: options.visitorOf(headers), prefetch: isPrefetchOf(headers) } as const;
  const get = (path: string, params: URLSearchParams): Promise<RegistryReply> =>
    watched(options.watch(), { door: 'pages', path, params, id }, () =>
      registry.get({ id, path, params, caller, origin, getSignal: () => request.signal, isFile: true }),
    );
  return {
    source: registry.source,
    origin,
    now: options.now?.() ?? new Date(),
    get,
    async peek(path) {
      const params = new URLSearchParams();
      return (await isFree(registry, { path, params })) ? get(path, params) : undefined;
    },
    async factsOf(paths) {
      const facts: EntityFacts[] = [];
      for (let at = 0; at < paths.length; at += MOST_ENTITIES_ASKED) {
        facts.push(...((await registry.entityFacts?.(paths.slice(at, at + MOST_ENTITIES_ASKED))) ?? []));
      }
      return new Map(facts.map((one) => [entityId(one.path), one]));
    },
    loadRoots: options.loadRoots,
    failed: (error) => options.watch().failed(error, id),
    mostCharacters: options.mostCharacters(),
  };
}

/** Several calls are spent only for a user who follows our link, never for another site that embeds us. */
const isFromElsewhere = (request: Request): boolean => request.headers.get('sec-fetch-site') === 'cross-site';

/** A short text has an ETag, so that polling a feed that has not changed gets 304. */
async function textResponse(
  { method, headers: given }: Request,
  text: string,
  { 'Content-Type': type = '', ...headers }: Record<string, string>,
): Promise<Response> {
  // The framework compresses the reply itself.
  const plain = { get: (name: string) => (name === 'accept-encoding' ? null : given.get(name)) };
  const reply = { status: 200, body: printText(text, type), headers: { ...ALWAYS, ...headers } };
  return toResponse(await packReply({ method, headers: plain }, reply));
}

/** Throws a `RegistryError` where there is no such page, record or format. */
async function answerAddress(address: DownloadAddress, given: URLSearchParams, asking: Asking): Promise<Answer> {
  const { path, suffix } = address;
  const compared = comparedPage(address, given);
  if (compared) return answerComparison(compared, suffix, asking);
  if (path === links.network()) {
    const format = formatOf(suffix);
    if (!format || !formatsFor('network_relationship').includes(format)) {
      throw none('The network of several companies cannot be downloaded in this format.');
    }
    const document = await rootsDocument(given, asking);
    return inFile({ path, wanted: { params: given } }, format, write(format, document));
  }
  if (path === links.watchlist()) {
    if (!isFeed(suffix)) throw none('A watchlist is followed by .atom, .feed.json and .ics; it is kept on the device.');
    return feedAnswer(feedOfWatched(given, suffix, asking), suffix);
  }
  const answer = await serviceAnswer(address, given, asking);
  return answer ?? answerPage(pageOfAddress(address, given, asking.source), suffix, asking);
}

async function take(request: Request, address: DownloadAddress, asking: Asking): Promise<Response> {
  const { searchParams, search } = new URL(request.url);
  const given = new URLSearchParams(searchParams);
  if (asking.source === 'upstream' && isFromElsewhere(request)) given.delete('pages');
  const ownPage = (): Response => {
    const location = `${pageOfDottedName(address.whole)}${search}`;
    return new Response(null, { status: 307, headers: { Location: location, 'Cache-Control': 'no-store' } });
  };
  if (asking.source === 'embedded' && (await isRecordsOwnName(address, asking))) return ownPage();
  try {
    const { body, headers } = await answerAddress(address, given, asking);
    if (typeof body === 'string') return await textResponse(request, body, headers);
    if (request.method === 'HEAD') await body.cancel();
    return new Response(request.method === 'HEAD' ? null : body, { headers: { ...ALWAYS, ...headers } });
  } catch (error) {
    // Each reading is a call: with a remote service the rare name is tried only if the common reading found nothing.
    const isAbsent = isRegistryError(error) && error.code === 'not_found';
    if (isAbsent && asking.source === 'upstream' && (await isRecordsOwnName(address, asking))) return ownPage();
    throw error;
  }
}

/**
 * Downloads by suffix: `/companies/gb/01234500.csv`, `/companies/search.xlsx?q=…`,
 * `/companies/gb/01234500/events.atom`. What a visitor may not read on the page is not in the file either. Errors are
 * plain text with the status of the interface.
 */
export function createDownloadRoute(options: DownloadRouteOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return words(405, 'Files are read by GET.', { Allow: 'GET, HEAD' });
    }
    const address = takenAddress(new URL(request.url).pathname);
    if (!address) return words(404, 'There is no file at this address.');
    try {
      return await take(request, address, askingOf(request, options));
    } catch (error) {
      if (!isRegistryError(error)) {
        options.watch().failed(error, options.requestId(request.headers));
        return words(500, 'The register failed to answer this request.');
      }
      return words(error.status, error.message, retryAfterHeader(error.details.retry_at, Date.now()));
    }
  };
}
