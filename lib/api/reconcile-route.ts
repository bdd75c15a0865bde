import { z } from 'zod';
import { ERROR_STATUS, isRegistryError, RegistryError } from '@/lib/contract/errors';
import type { Company, CompanyItem } from '@/lib/contract/records';
import { findMatches } from '@/lib/match/match';
import { readDate, readOfficers } from '@/lib/match/read-cell';
import type { MatchCandidate, MatchQuery } from '@/lib/match/score';
import type { Caller } from '@/lib/registry/request';
import { jurisdictionName } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import { fold } from '@/lib/shared/names/fold';
import { escapeMarkup } from '@/lib/shared/text';
import { readBody } from './entities-route';
import { createSource, MOST_OFFICERS, MOST_QUERIES } from './match-route';
import {
  createCountedClient,
  createProgramRoute,
  LONGEST_BODY,
  mapAtOnce,
  PROGRAM_HEADERS,
  type ProgramRouteOptions,
  programOf,
  programReply,
} from './program-route';

const MOST_CANDIDATES = 20;
const DEFAULT_CANDIDATES = 5;
const SUGGESTED = 20;
/** Of answers above it one in several hundred is wrong (e2e/bench/README.md): clients accept these by themselves. */
const CERTAIN = 90;

const TYPE = { id: 'company', name: 'Company' };

/** A value of a property, as data extension writes it. */
type Cell = { str: string } | { date: string };

interface Property {
  name: string;
  /** The fact of a query that it tells; absent if it is only read. */
  tells?: Exclude<keyof MatchQuery, 'name' | 'kind'>;
  cells(company: Company): Cell[];
}

const texts = (...values: (string | null | undefined)[]): Cell[] => values.flatMap((str) => (str ? [{ str }] : []));

/** Dates may be a month or a year alone. */
const day = (value: string | null | undefined): Cell[] =>
  value && /^\d{4}-\d{2}-\d{2}$/.test(value) ? [{ date: `${value}T00:00:00Z` }] : texts(value);

/** By the names of the interface. */
const PROPERTIES: Readonly<Record<string, Property>> = {
  name: { name: 'Name', cells: ({ name }) => texts(name) },
  jurisdiction_code: {
    name: 'Jurisdiction code',
    tells: 'jurisdiction_code',
    cells: ({ jurisdiction_code }) => texts(jurisdiction_code),
  },
  company_number: {
    name: 'Company number',
    tells: 'company_number',
    cells: ({ company_number }) => texts(company_number),
  },
  registered_address_in_full: {
    name: 'Registered address',
    tells: 'address',
    cells: ({ registered_address_in_full }) => texts(registered_address_in_full),
  },
  incorporation_date: {
    name: 'Incorporation date',
    tells: 'incorporation_date',
    cells: ({ incorporation_date }) => day(incorporation_date),
  },
  officer: {
    name: 'Officer',
    tells: 'officers',
    cells: ({ officers }) => texts(...(officers ?? []).map(({ officer }) => officer.name)),
  },
  dissolution_date: { name: 'Dissolution date', cells: ({ dissolution_date }) => day(dissolution_date) },
  company_type: { name: 'Company type', cells: ({ company_type }) => texts(company_type) },
  current_status: { name: 'Status', cells: ({ current_status }) => texts(current_status) },
  inactive: {
    name: 'Inactive',
    // Data extension has no cell for a truth value.
    cells: ({ inactive }) => texts(inactive?.toString()),
  },
  previous_names: {
    name: 'Previous names',
    cells: ({ previous_names }) => texts(...(previous_names ?? []).map(({ company_name }) => company_name)),
  },
  identifiers: {
    name: 'Identifiers',
    cells: ({ identifiers }) =>
      texts(
        ...(identifiers ?? []).map(
          ({ identifier: { identifier_system_code, uid } }) => `${identifier_system_code ?? ''}:${uid}`,
        ),
      ),
  },
  service_url: { name: 'Page', cells: ({ service_url }) => texts(service_url) },
};

const propertyList = Object.entries(PROPERTIES).map(([id, { name }]) => ({ id, name }));

const valueSchema = z.union([
  z.string(),
  z.number(),
  z.boolean(),
  z.object({ id: z.string(), name: z.string().optional() }),
]);

const querySchema = z
  .object({
    query: z.string().max(300).optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    limit: z.number().optional(),
    properties: z.array(z.object({ pid: z.string(), v: z.union([valueSchema, z.array(valueSchema)]) })).optional(),
    type_strict: z.enum(['any', 'should', 'all']).optional(),
  })
  .refine(
    ({ query, properties }) => query !== undefined || (properties?.length ?? 0) > 0,
    'query or properties is missing',
  );
type Query = z.infer<typeof querySchema>;

const batchSchema = z
  .record(z.string(), querySchema)
  .refine((batch) => Object.keys(batch).length <= MOST_QUERIES, `a batch has at most ${MOST_QUERIES} queries`);

const extensionSchema = z.object({
  ids: z.array(z.string()).max(MOST_QUERIES),
  properties: z.array(z.object({ id: z.string(), settings: z.record(z.string(), z.unknown()).optional() })),
});

function parse<Schema extends z.ZodType>(schema: Schema, parameter: string, given: string): z.infer<Schema> {
  let json: unknown;
  try {
    json = JSON.parse(given);
  } catch {
    throw new RegistryError('invalid_request', `${parameter}: it is not JSON.`);
  }
  const { data, error } = schema.safeParse(json);
  if (!error) return data;
  const [issue] = error.issues;
  throw new RegistryError('invalid_request', `${[parameter, ...(issue?.path ?? [])].join('.')}: ${issue?.message}.`);
}

function valueText(given: z.infer<typeof valueSchema>): string {
  return typeof given === 'object' ? (given.name ?? given.id) : String(given);
}

/** How values are read that tables write in many ways: days, jurisdictions by their names. */
const READ: Partial<Record<NonNullable<Property['tells']>, (text: string) => unknown>> = {
  incorporation_date: readDate,
  jurisdiction_code: (text) => matchJurisdiction(text)?.code,
  officers: readOfficers,
};

/** Properties that no fact of a query is known for, and values that cannot be read, are left out, as the protocol allows. */
function toMatchQuery({ query = '', properties = [] }: Query): MatchQuery {
  const facts = properties.flatMap(({ pid, v }) => {
    const tells = Object.hasOwn(PROPERTIES, pid) ? PROPERTIES[pid]?.tells : undefined;
    const all = [v].flat().map((value) => valueText(value).trim().slice(0, 300));
    // Of all facts only officers are several.
    const text = (tells === 'officers' ? all.slice(0, MOST_OFFICERS).join('\n') : all[0]) ?? '';
    if (!tells || text === '') return [];
    const { [tells]: read = String } = READ;
    return [[tells, read(text)]];
  });
  return { name: query.trim(), ...Object.fromEntries(facts) };
}

/** "gb/01234500": the end of the address of a company. */
const idOf = ({ jurisdiction_code, company_number }: CompanyItem): string => `${jurisdiction_code}/${company_number}`;

function pathVariables(id: string) {
  const [, jurisdiction_code, company_number] = /^([a-z_]+)\/(.+)$/is.exec(id) ?? [];
  if (jurisdiction_code === undefined || company_number === undefined) return undefined;
  return { jurisdiction_code, company_number };
}

const placeOf = ({ jurisdiction_code, company_number, current_status }: CompanyItem): string =>
  [jurisdictionName(jurisdiction_code), company_number, current_status].filter(Boolean).join(' · ');

function toResult({ company, score, reasons, against }: MatchCandidate, isFirst: boolean) {
  const told = [...reasons, ...against].map(({ says }) => says);
  return {
    id: idOf(company),
    name: company.name,
    description: [placeOf(company), ...told].join('. '),
    score,
    match: isFirst && score > CERTAIN,
    type: [TYPE],
  };
}

/**
 * @param token The caller's, if the address of the service has it, because OpenRefine sends no header of ours. The addresses
 *   for suggestions of companies then have it too: each of these counts as a call.
 */
function manifest(origin: string, token: string | null) {
  const own = `${origin}/reconcile`;
  const suggest = (noun: string, more = '') => ({
    ...{ service_url: own, service_path: `/suggest/${noun}${more && `?${more}`}` },
    ...{ flyout_service_url: own, flyout_service_path: `/flyout/${noun}?id=\${id}${more && `&${more}`}` },
  });
  const withToken = token === null ? '' : `api_token=${encodeURIComponent(token)}`;
  return {
    versions: ['0.2'],
    name: 'Firmament',
    identifierSpace: `${origin}/companies/`,
    schemaSpace: `${origin}/docs/api`,
    documentation: `${origin}/docs/api`,
    logo: `${origin}/icon.svg`,
    defaultTypes: [TYPE],
    // Clients encode the slash of an id, so the address of a page is found by a redirection.
    view: { url: `${own}/view?id={{id}}` },
    preview: { url: `${own}/preview?id={{id}}`, width: 420, height: 220 },
    suggest: { entity: suggest('entity', withToken), property: suggest('property'), type: suggest('type') },
    extend: { propose_properties: { service_url: own, service_path: '/properties' }, property_settings: [] },
  };
}

/** A name of a function, and not a script. */
const CALLBACK = /^[A-Za-z_$][\w$.]{0,100}$/;

/** A reply of the service; as a script if a page asks for one. */
function reply(body: unknown, callback: string | null): Response {
  if (callback === null || !CALLBACK.test(callback)) return programReply(200, body);
  // Line ends of JSON that older scripts do not allow.
  const text = JSON.stringify(body).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');
  return new Response(`/**/${callback}(${text});`, {
    headers: { ...PROGRAM_HEADERS, 'Content-Type': 'text/javascript; charset=utf-8' },
  });
}

interface Asked {
  params: URLSearchParams;
  program: Caller;
  origin: string;
  signal: AbortSignal;
}

const startsWith = (text: string, prefix: string): boolean => fold(text).startsWith(fold(prefix.trim()));

/** `/reconcile`: the Reconciliation Service API 0.2, as OpenRefine asks it. Each query, and each record, counts as a call. */
export function createReconcileRoute(options: ProgramRouteOptions): (request: Request) => Promise<Response> {
  const { registry, originOf, trustProxy } = options;

  async function matchOne(query: Query, { program, origin }: Asked) {
    const types = [query.type ?? []].flat();
    const isOther = types.length > 0 && !types.includes(TYPE.id);
    const wanted = toMatchQuery(query);
    if (isOther || (wanted.name === '' && wanted.company_number === undefined)) return { result: [] };
    const limit = Math.min(MOST_CANDIDATES, Math.max(1, Math.trunc(query.limit ?? DEFAULT_CANDIDATES)));
    const { candidates } = await findMatches(wanted, createSource(registry(), program, origin), limit);
    return { result: candidates.map((candidate, at) => toResult(candidate, at === 0)) };
  }

  async function matchAll(given: string, asked: Asked) {
    const batch = Object.entries(parse(batchSchema, 'queries', given));
    const results = await mapAtOnce(batch, asked.signal, ([, query]) => matchOne(query, asked));
    return Object.fromEntries(batch.map(([key], at) => [key, results[at] ?? { result: [] }]));
  }

  /** Undefined if there is no such company. */
  async function findCompany(id: string, { program, origin }: Asked): Promise<Company | undefined> {
    const variables = pathVariables(id);
    if (!variables) return undefined;
    const client = createCountedClient(registry(), program, origin);
    return client.record('get_company', variables).catch((error: unknown) => {
      if (isRegistryError(error) && error.status === ERROR_STATUS.not_found) return undefined;
      throw error;
    });
  }

  async function extend(given: string, asked: Asked) {
    const { ids, properties } = parse(extensionSchema, 'extend', given);
    const known = properties.flatMap(({ id }) => {
      const property = Object.hasOwn(PROPERTIES, id) ? PROPERTIES[id] : undefined;
      return property ? [{ id, property }] : [];
    });
    const companies = await mapAtOnce(ids, asked.signal, (id) => findCompany(id, asked));
    const rowOf = (company: Company | undefined) =>
      Object.fromEntries(properties.map(({ id }) => [id, company ? cellsOf(id, company) : []]));
    const cellsOf = (id: string, company: Company): Cell[] =>
      known.find((one) => one.id === id)?.property.cells(company) ?? [];
    return {
      meta: known.map(({ id, property }) => ({ id, name: property.name })),
      rows: Object.fromEntries(ids.map((id, at) => [id, rowOf(companies[at])])),
    };
  }

  async function suggestEntities(prefix: string, from: number, { program, origin }: Asked) {
    if (prefix.trim() === '') return [];
    const page = Math.floor(from / SUGGESTED) + 1;
    const params = new URLSearchParams({
      q: `${prefix.trim()}*`,
      order: 'score',
      page: `${page}`,
      per_page: `${SUGGESTED}`,
    });
    const client = createCountedClient(registry(), program, origin);
    const { items } = await client.list('search_companies', {}, params);
    return items.map((item) => ({ id: idOf(item), name: item.name, description: placeOf(item), notable: [TYPE] }));
  }

  const listOf = (noun: string) => (noun === 'type' ? [TYPE] : propertyList);

  async function suggest(noun: string, asked: Asked) {
    const prefix = asked.params.get('prefix') ?? '';
    const from = Math.max(0, Number.parseInt(asked.params.get('cursor') ?? '0', 10) || 0);
    if (noun === 'entity') return { result: await suggestEntities(prefix, from, asked) };
    const found = listOf(noun).filter(({ id, name }) => startsWith(name, prefix) || startsWith(id, prefix));
    return { result: found.slice(from, from + SUGGESTED) };
  }

  async function flyout(noun: string, asked: Asked) {
    const id = asked.params.get('id') ?? '';
    const company = noun === 'entity' ? await findCompany(id, asked) : undefined;
    const title = company?.name ?? (noun === 'entity' ? undefined : listOf(noun).find((one) => one.id === id)?.name);
    if (title === undefined) throw new RegistryError('not_found', `There is no ${noun} "${id}".`);
    const more = company ? [placeOf(company), company.registered_address_in_full ?? ''] : [id];
    const lines = more.filter(Boolean).map((line) => `<p>${escapeMarkup(line)}</p>`);
    return { id, html: `<p><strong>${escapeMarkup(title)}</strong></p>${lines.join('')}` };
  }

  function properties({ params }: Asked) {
    const type = params.get('type') ?? TYPE.id;
    const limit = Number.parseInt(params.get('limit') ?? '', 10);
    const offered = type === TYPE.id ? propertyList : [];
    return { type, properties: limit > 0 ? offered.slice(0, limit) : offered, ...(limit > 0 && { limit }) };
  }

  function bodyOf(path: string, asked: Asked): unknown {
    const [, folder, noun = ''] = /^\/(suggest|flyout)\/(entity|type|property)$/.exec(path) ?? [];
    if (folder === 'suggest') return suggest(noun, asked);
    if (folder === 'flyout') return flyout(noun, asked);
    if (path === '/properties') return properties(asked);
    const [queries, extension] = [asked.params.get('queries'), asked.params.get('extend')];
    if (path !== '') throw new RegistryError('not_found', 'The reconciliation service has no such address.');
    if (queries !== null) return matchAll(queries, asked);
    return extension === null ? manifest(asked.origin, asked.params.get('api_token')) : extend(extension, asked);
  }

  /** To a page, or to the card that other sites may show in a frame. */
  function redirection(path: string, { params, origin }: Asked): Response | undefined {
    const below = { '/view': '/companies', '/preview': '/embed/companies' }[path];
    const variables = pathVariables(params.get('id') ?? '');
    if (below === undefined || !variables) return undefined;
    const { jurisdiction_code, company_number } = variables;
    const Location = `${origin}${below}/${jurisdiction_code}/${encodeURIComponent(company_number)}`;
    return new Response(null, { status: 302, headers: { ...PROGRAM_HEADERS, Location } });
  }

  async function answer(request: Request): Promise<Response> {
    const { headers, method, signal, url } = request;
    const { pathname, searchParams: params } = new URL(url);
    const program = programOf(request, trustProxy());
    if (method === 'POST') {
      const form = new URLSearchParams(await readBody(request, LONGEST_BODY, 'form'));
      for (const [name, value] of form) params.set(name, value);
    }
    const asked: Asked = { params, program, origin: originOf(headers), signal };
    const path = pathname.replace(/^\/reconcile/, '').replace(/\/$/, '');
    return redirection(path, asked) ?? reply(await bodyOf(path, asked), params.get('callback'));
  }

  return createProgramRoute(
    {
      path: 'reconcile',
      methods: ['GET', 'HEAD', 'POST'],
      refusal: 'The service is asked by GET and POST.',
      answer,
    },
    options,
  );
}
