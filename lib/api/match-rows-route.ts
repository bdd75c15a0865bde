import { z } from 'zod';
import { errorBody, isRegistryError, RegistryError } from '@/lib/contract/errors';
import type { CompanyItem } from '@/lib/contract/records';
import { findMatches, firstSearch } from '@/lib/match/match';
import { readDate, readKind, readOfficers } from '@/lib/match/read-cell';
import {
  MOST_CANDIDATES,
  ROWS_AT_ONCE,
  type RowAnswer,
  type RowCandidate,
  type RowsPrice,
  type RowsReply,
} from '@/lib/match/rows';
import type { CodedReason, MatchCandidate, MatchQuery, MatchReason } from '@/lib/match/score';
import { LONGEST_CELL, MOST_ROWS } from '@/lib/match/table';
import { addressOf } from '@/lib/records/company/company';
import type { Registry, RegistryReply, Visitor } from '@/lib/registry/request';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import { answerWatched, isSameOrigin, readBody } from './entities-route';
import { MOST_SEARCHES, officersBy } from './match-route';
import { mapAtOnce, type ProgramRouteOptions } from './program-route';
import { createClient } from './registry';
import { languageOfRequest, shownTexts } from './shown-texts';

interface MatchRowsRouteOptions extends Pick<ProgramRouteOptions, 'registry' | 'originOf' | 'requestId' | 'watch'> {
  visitorOf: (headers: Headers) => Visitor;
}

/** In bytes: more than a thousand rows whose cells are all as long as they may be. */
const LONGEST_BODY = 4 * 1024 * 1024;

const cell = z.string().trim().min(1).max(LONGEST_CELL);
const rowSchema = z.object({
  name: cell,
  jurisdiction: cell.optional(),
  number: cell.optional(),
  address: cell.optional(),
  date: cell.optional(),
  officers: cell.optional(),
  kind: cell.optional(),
});
type Row = z.infer<typeof rowSchema>;

const bodySchema = z.object({ rows: z.array(rowSchema).min(1).max(MOST_ROWS), price: z.boolean().default(false) });

const HEADERS = { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' };
const json = (status: number, body: unknown, headers: Record<string, string> = {}): Response =>
  Response.json(body, { status, headers: { ...HEADERS, ...headers } });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function bodyOf(request: Request): Promise<z.infer<typeof bodySchema>> {
  const { data } = bodySchema.safeParse(parseJson(await readBody(request, LONGEST_BODY, 'list of rows')));
  if (data && (data.price || data.rows.length <= ROWS_AT_ONCE)) return data;
  const most = `with 1 to ${ROWS_AT_ONCE} rows, of at most ${LONGEST_CELL} characters a cell`;
  throw new RegistryError('invalid_request', `The body must be as {"rows":[{"name":"Harrowgate Marine"}]}, ${most}.`);
}

/** What is asked of a row, and what could not be read of it. */
function readRow({ name, jurisdiction, number, address, date, officers, kind: kindText }: Row) {
  const place = jurisdiction === undefined ? undefined : matchJurisdiction(jurisdiction)?.code;
  const day = date === undefined ? undefined : readDate(date);
  const kind = kindText === undefined ? undefined : readKind(kindText);
  const query: MatchQuery = {
    name,
    jurisdiction_code: place,
    company_number: number,
    address,
    incorporation_date: day,
    officers: readOfficers(officers ?? ''),
    kind,
  };
  const ignored = [
    ...(jurisdiction !== undefined && place === undefined ? (['jurisdiction'] as const) : []),
    ...(date !== undefined && day === undefined ? (['date'] as const) : []),
    ...(kindText !== undefined && kind === undefined ? (['kind'] as const) : []),
  ];
  return { query, ignored };
}

const coded = ({ says: _, ...reason }: MatchReason): CodedReason => reason;

/** Leaves out what is unknown, since the browser keeps five of these for each row. */
function factsOf(company: CompanyItem) {
  const { current_status, inactive, incorporation_date, dissolution_date } = company;
  const facts = { current_status, inactive, incorporation_date, dissolution_date, address: addressOf(company) };
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null && value !== ''));
}

const toRowCandidate = ({ company, score, reasons, against }: MatchCandidate): RowCandidate => ({
  name: company.name,
  jurisdiction_code: company.jurisdiction_code,
  company_number: company.company_number,
  score,
  reasons: reasons.map(coded),
  against: against.map(coded),
  ...factsOf(company),
});

async function priceOf(rows: readonly Row[], { meter }: Registry, visitor: Visitor): Promise<RowsPrice> {
  if (!meter) return { metered: false, calls: 0 };
  const searches = await Promise.all(rows.map((row) => firstSearch(readRow(row).query)));
  const requests = searches.flatMap((params) => (params ? [{ path: 'companies/search', params }] : []));
  const prices = await meter.price(requests);
  const { yours } = await meter.standing(visitor);
  return { metered: true, calls: prices.filter((price) => price === 'call').length, left_today: yours };
}

/**
 * `POST /api/match/rows` for the page that matches tables: candidates for each row, with reasons. Of our own register it
 * costs nothing; in front of a remote service each row costs its visitor at most one call, and `"price":true` tells how
 * many before. Nothing of a row is kept or logged.
 */
export function createMatchRowsRoute(options: MatchRowsRouteOptions): (request: Request) => Promise<Response> {
  const { originOf, requestId, visitorOf, watch } = options;

  async function answer(request: Request): Promise<Response> {
    const { headers, signal } = request;
    const { rows, price } = await bodyOf(request);
    const registry = options.registry();
    const visitor = visitorOf(headers);
    if (price) return json(200, { results: await priceOf(rows, registry, visitor) });
    const asker = { caller: { kind: 'explorer', visitor }, origin: originOf(headers), id: requestId(headers) } as const;
    const { source: kind, spellings } = registry;
    let spent = 0;

    const client = createClient(async (path, params) => {
      const reply: RegistryReply = await registry.get({ ...asker, path, params, ...(registry.meter && { calls: 1 }) });
      spent += reply.facts?.cost ?? reply.spent ?? 0;
      return reply;
    });
    const source = {
      search: (params: URLSearchParams) => client.list('search_companies', {}, params),
      ...(spellings && { spellings: (q: string) => spellings('companies', q) }),
      ...(kind === 'embedded' && { officers: officersBy(client) }),
      most: MOST_SEARCHES[kind],
    };

    async function answerRow(row: Row): Promise<RowAnswer> {
      const { query, ignored } = readRow(row);
      try {
        const { candidates, is_match } = await findMatches(query, source, MOST_CANDIDATES);
        return { candidates: candidates.map(toRowCandidate), is_match, ...(ignored.length > 0 && { ignored }) };
      } catch (error) {
        if (isRegistryError(error)) return { failure: errorBody(error.message, error.details).error };
        watch().failed(error, requestId(headers));
        return { failure: { message: 'The register failed to answer this request.' } };
      }
    }

    const results = await mapAtOnce(rows, signal, answerRow);
    const reply: RowsReply = { results, spent };
    const more = registry.meter && { 'X-Calls-Spent': String(spent) };
    return json(200, shownTexts(reply, languageOfRequest(headers)), more);
  }

  return async (request) => {
    const { method, headers } = request;
    if (method !== 'POST') return json(405, errorBody('Rows are matched by POST.'), { Allow: 'POST' });
    if (!isSameOrigin(headers, originOf(headers))) {
      const message = 'Rows can be matched by our own pages only; programs have POST /api/match.';
      return json(403, errorBody(message));
    }
    return answerWatched(request, { door: 'match', path: '', requestId, watch, json }, answer);
  };
}
