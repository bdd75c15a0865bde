import { type DateFilter, type TermFilter, toMoment } from '@/lib/contract/parameters';
import type { Address, CompanyReference, Source } from '@/lib/contract/provenance';
import type { CompanyItem, PreviousName } from '@/lib/contract/records';
import type { EventInput } from '../records';
import type { NetworkEntity } from '../store';
import type { SqliteDatabase } from './open';

/** An SQL condition with the values bound to it. */
export interface Condition {
  sql: string;
  bind: (string | number)[];
}

export const NOTHING: Condition = { sql: '0', bind: [] };

/** The conditions of each filter that an endpoint declares: a missing filter does not compile. */
export type ConditionTable<Filters, Context = undefined> = {
  [Name in keyof Filters]-?: (value: NonNullable<Filters[Name]>, context: Context) => Condition[];
};

/** The conditions of a query by filter name; absent for a filter that is not set. */
export function conditionsByFilter<Filters extends object, Context = undefined>(
  table: ConditionTable<Filters, Context>,
  filters: Filters,
  context: Context,
): Record<keyof Filters & string, Condition[]> {
  const conditionsOf = <Name extends keyof Filters>(name: Name): Condition[] => {
    const value = filters[name];
    return value === undefined || value === null ? [] : table[name](value, context);
  };
  const names = Object.keys(table) as (keyof Filters & string)[];
  return Object.fromEntries(names.map((name) => [name, conditionsOf(name)])) as ReturnType<
    typeof conditionsByFilter<Filters, Context>
  >;
}

/**
 * A column with one value matches "all of a,b" only if a and b are equal, as the specification says of event types;
 * terms are compared ignoring case.
 */
export function termCondition(column: string, filter: TermFilter): Condition[] {
  return codeCondition(`lower(${column})`, filter);
}

/** For columns of codes, which are stored in lower case so that their index is used. */
export function codeCondition(column: string, filter: TermFilter): Condition[] {
  const terms = [...new Set(filter.terms.map((term) => term.toLowerCase()))];
  if (filter.match === 'all' && terms.length > 1) return [NOTHING];
  return [{ sql: `${column} IN (${terms.map(() => '?').join(', ')})`, bind: terms }];
}

/** The conditions that each expression has the wanted value, by name; none for a value that is not wanted. */
export const valueConditions = <Name extends string>(
  expressions: Readonly<Record<Name, string>>,
  wanted: Partial<Record<Name, string>>,
): Record<string, Condition[]> =>
  Object.fromEntries(
    (Object.keys(expressions) as Name[]).map((name) => {
      const value = wanted[name];
      return [name, value === undefined ? [] : [{ sql: `${expressions[name]} = ?`, bind: [value] }]];
    }),
  );

/** For fields with several values: one condition per term, joined as the filter requires. */
export function eachTerm(filter: TermFilter, toCondition: (term: string) => Condition): Condition[] {
  const terms = filter.terms.map(toCondition);
  const sql = terms.map((term) => `(${term.sql})`).join(filter.match === 'all' ? ' AND ' : ' OR ');
  return [{ sql: `(${sql})`, bind: terms.flatMap(({ bind }) => bind) }];
}

/** Sorts after every time of the day and before the next day. */
const endOf = (day: string): string => `${day}~`;

/**
 * A range with both ends includes the named days; a range with one open end excludes the named day. By whole days:
 * 2001-01-31T23:59 is on 2001-01-31.
 */
export function timeCondition(column: string, { from, to }: DateFilter): Condition[] {
  if (from !== null && to !== null) return [{ sql: `${column} >= ? AND ${column} < ?`, bind: [from, endOf(to)] }];
  if (from !== null) return [{ sql: `${column} >= ?`, bind: [endOf(from)] }];
  return to !== null ? [{ sql: `${column} < ?`, bind: [to] }] : [];
}

/** `false` excludes known values; unknown ones stay (specification, `inactive`: "false: exclude inactive"). */
export function flagCondition(isSet: string, wanted: boolean): Condition[] {
  return [{ sql: wanted ? `(${isSet})` : `(${isSet}) IS NOT 1`, bind: [] }];
}

export const anyOf = (terms: string[]): TermFilter => ({ match: 'any', terms });

export function joinConditions(conditions: Condition[]): Condition {
  if (conditions.length === 0) return { sql: '1', bind: [] };
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND '),
    bind: conditions.flatMap(({ bind }) => bind),
  };
}

/** The jurisdictions in use, found by one index step each, with their countries. */
const HELD_JURISDICTIONS = `WITH RECURSIVE held(code) AS (
    SELECT min(jurisdiction_code) FROM companies
    UNION ALL SELECT (SELECT min(jurisdiction_code) FROM companies WHERE jurisdiction_code > code) FROM held WHERE code IS NOT NULL
  )
  SELECT code, substr(code, 1, instr(code || '_', '_') - 1) AS country FROM held`;

/** Filters a country by its jurisdictions, whose indexes can then be used. */
export const countryCondition = (filter: TermFilter, company = 'c'): Condition[] =>
  codeCondition('country', filter).map(({ sql, bind }) => ({
    sql: `${company}.jurisdiction_code IN (SELECT code FROM (${HELD_JURISDICTIONS}) WHERE ${sql})`,
    bind,
  }));

/** Sorts after any other text: the end of a range of names that begin alike. */
export const LAST_LETTER = '\u{10ffff}';

/** Whether the index exists: the first import builds it at its end. */
export function hasIndex(db: SqliteDatabase, name: string): boolean {
  return db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = ?").get(name) !== undefined;
}

/** `INDEXED BY` the index, or an empty text while it does not exist: the rows are then sorted. */
export function createIndexHint(db: SqliteDatabase): (name: string) => string {
  const find = db.prepare<[string], number>("SELECT 1 FROM sqlite_schema WHERE type = 'index' AND name = ?").pluck();
  return (name) => (find.get(name) === undefined ? '' : `INDEXED BY ${name}`);
}

const [FIRST_SECOND, LAST_SECOND] = ['T00:00:00+00:00', 'T23:59:59+00:00'];
/** Sorts after any time of the day. */
const END = '~';

/** Cells of the first and last second of a day. */
export const firstSecondOf = (day: string): string => day;
export const lastSecondOf = (day: string): string => `${day}${END}`;

/**
 * A time in compact form, as most are the ends of whole days: the first second of a day is stored as the day, its last
 * as the day with a `~`. The order as text stays the same.
 * @param moment As `toMoment` writes it.
 */
export function momentCell(moment: string): string {
  if (moment.endsWith(FIRST_SECOND)) return firstSecondOf(moment.slice(0, -FIRST_SECOND.length));
  return moment.endsWith(LAST_SECOND) ? lastSecondOf(moment.slice(0, -LAST_SECOND.length)) : moment;
}

/** The time of a cell; other texts are returned unchanged. */
export const momentOfCell = (cell: string): string =>
  (cell.endsWith(END) ? toMoment(cell.slice(0, -END.length), 'end') : toMoment(cell)) ?? cell;

/**
 * Ids of events and data in the interface. In the register, those that follow from a company's row have the negated id
 * of the company; in the interface, where ids are positive, they are the even ones.
 */
export const publicId = (stored: number): number => (stored > 0 ? 2 * stored - 1 : -2 * stored);

export const storedId = (id: number): number => (id % 2 === 0 ? -id / 2 : (id + 1) / 2);

type States = NonNullable<EventInput['derived_from']>;

const RENAMED = /^Change of name from '(.*)' to '(.*)'$/s;
const MOVED = /^Change of registered address from '(.*)' to '(.*)'$/s;
const CHANGED_STATUS = /^Change of status from '(.*)' to '(.*)'$/s;

function between(pattern: RegExp, description: string, field: string): States | null {
  const [, before, after] = pattern.exec(description) ?? [];
  return before === undefined || after === undefined
    ? null
    : { before: { [field]: before }, after: { [field]: after } };
}

type StateParser = (description: string, day: string | undefined) => States | null;

/**
 * The state that each type of event changes, parsed from the descriptions of the specification (Events, `description`).
 */
const STATE_PARSERS = new Map<string, StateParser>([
  [
    'Event::Company::Incorporation',
    (_, day) => (day === undefined ? null : { before: null, after: { incorporation_date: day } }),
  ],
  ['Event::Company::NameChange', (description) => between(RENAMED, description, 'name')],
  ['Event::Company::StatusChange', (description) => between(CHANGED_STATUS, description, 'current_status')],
  ['Event::Company::AddressChange', (description) => between(MOVED, description, 'registered_address_in_full')],
  ['Event::Company::BecameInactive', () => ({ before: { inactive: false }, after: { inactive: true } })],
  ['Event::Company::NoLongerInactive', () => ({ before: { inactive: true }, after: { inactive: false } })],
]);

/**
 * The states before and after an event, as its type, description and first day give them; null if they do not. The
 * register stores `derived_from` only if it differs.
 * @param day ISO 8601 date or time.
 */
export const statesOfDescription = (type: string, description: string, day: string | null): States | null =>
  STATE_PARSERS.get(type)?.(description, day?.slice(0, 10)) ?? null;

/** All fields of an address, in the order in which registers write them on one line. */
const FIELDS = ['street_address', 'locality', 'region', 'postal_code', 'country'] as const;
const SEPARATOR = ', ';

/** Characters that SQLite does not return unchanged. */
const UNSAFE = /\p{Surrogate}/u;

/** The lengths of the parts if the line is exactly these parts joined; else undefined. */
function lengthsIn(line: string, address: Address): number[] | undefined {
  const fields = Object.keys(address);
  const lengths: number[] = [];
  let at = -SEPARATOR.length;
  for (const [index, field] of FIELDS.entries()) {
    const part = address[field];
    if (fields[index] !== field || part === undefined || part === '') return undefined;
    lengths.push(part?.length ?? 0);
    if (part === null) continue;
    if (at >= 0 && !line.startsWith(SEPARATOR, at)) return undefined;
    at += SEPARATOR.length;
    if (!line.startsWith(part, at)) return undefined;
    at += part.length;
  }
  return at === line.length && fields.length === FIELDS.length && !UNSAFE.test(line) ? lengths : undefined;
}

/**
 * An address as stored beside its one line. If the line is the parts joined, as it mostly is, only their lengths are
 * stored, with 0 for an absent part.
 */
export function addressCell(address: Address | null | undefined, line: string | null | undefined): string | null {
  if (address == null) return null;
  const lengths = line == null ? undefined : lengthsIn(line, address);
  return JSON.stringify(lengths ?? address);
}

/** The address of a cell, given the line of its row. */
export function addressOfCell(cell: string | null, line: string | null): Address | null {
  if (cell === null) return null;
  const held: Address | number[] = JSON.parse(cell);
  if (!Array.isArray(held)) return held;
  let at = 0;
  const parts = FIELDS.map((field, index): [string, string | null] => {
    const [begin, length] = [at, held[index] ?? 0];
    if (length === 0) return [field, null];
    at += length + SEPARATOR.length;
    return [field, (line ?? '').slice(begin, begin + length)];
  });
  return Object.fromEntries(parts);
}

export const truth = (cell: number | null): boolean | null => (cell === null ? null : cell === 1);

/** JSON written by the register; `null` for an empty column. */
export function parseJson<T>(cell: string): T;
export function parseJson<T>(cell: string | null): T | null;
export function parseJson<T>(cell: string | null): T | null {
  return cell === null ? null : (JSON.parse(cell) as T);
}

/** SQL for an object of these columns as JSON, and of other values by their names. */
export function jsonObject(columns: readonly string[], others: Readonly<Record<string, string>> = {}): string {
  const values = Object.entries({ ...Object.fromEntries(columns.map((name) => [name, name])), ...others });
  return `json_object(${values.map(([name, sql]) => `'${name}', ${sql}`).join(', ')})`;
}

/**
 * SQL for the rows of a query as a list in JSON. Reading it takes a third of the time of rows as objects, and one
 * statement can read several lists. Not for fractions, which JSON of SQLite rounds to 15 digits.
 */
export const jsonRows = (columns: readonly string[], query: string): string =>
  `(SELECT json_group_array(${jsonObject(columns)}) FROM (${query}))`;

export const companyPath = (jurisdictionCode: string, companyNumber: string): string =>
  `/companies/${encodeURIComponent(jurisdictionCode)}/${encodeURIComponent(companyNumber)}`;

/** With blanks as `+`, as compatible services write them (api-shapes, 11). */
export const groupingPath = (name: string): string =>
  `/corporate_groupings/${encodeURIComponent(name).replaceAll('%20', '+')}`;

export const placeholderPath = (id: number): string => `/placeholders/${id}`;

/** The day of a moment; null if it is assumed from the date of the file. */
export const dayIn = (column: string): string => `iif(${column} LIKE '%~', NULL, substr(${column}, 1, 10))`;

export interface SourceColumns {
  publisher: string | null;
  source_url: string | null;
  source_type: string | null;
  terms: string | null;
  retrieved_at: string | null;
}

export const SOURCE_COLUMNS = 's.publisher, s.url AS source_url, s.source_type, s.terms';

export function toSource(row: SourceColumns): Source | null {
  if (row.publisher === null && row.source_url === null) return null;
  return {
    publisher: row.publisher,
    url: row.source_url,
    source_type: row.source_type,
    retrieved_at: row.retrieved_at,
    terms: row.terms,
  };
}

/** Joins rows of events, or of `implied_events`, with their kind. CROSS JOIN makes SQLite look the kind up last. */
export const KIND_OF_EVENT = 'CROSS JOIN event_kinds k ON k.id = e.kind_id';

export const EVENT_COLUMNS = `e.id, e.key, e.company_id, k.type, k.categories, e.starts_at, e.ends_at, e.description,
  coalesce(e.provenance, k.provenance) AS provenance, e.derived_from, e.payload, e.created_at`;

export interface EventRow {
  id: number;
  key: string;
  company_id: number;
  type: string;
  categories: string;
  starts_at: string | null;
  ends_at: string;
  description: string;
  provenance: string;
  derived_from: string | null;
  payload: string | null;
  created_at: string;
}

type EventFacts = Required<Omit<EventInput, 'kind' | 'key' | 'company' | 'found_by_register'>>;

const statesOf = ({ type, description, starts_at, derived_from }: EventRow): EventFacts['derived_from'] =>
  derived_from === null
    ? statesOfDescription(type, description, starts_at)
    : parseJson<EventFacts['derived_from']>(derived_from);

/** The facts of an event. */
export const eventFacts = (row: EventRow): EventFacts => ({
  type: row.type,
  starts_at: row.starts_at === null ? null : momentOfCell(row.starts_at),
  ends_at: momentOfCell(row.ends_at),
  description: row.description,
  created_at: row.created_at,
  categories: parseJson<string[]>(row.categories),
  provenance: parseJson<Record<string, unknown>>(row.provenance),
  derived_from: statesOf(row),
  payload: parseJson<Record<string, unknown>>(row.payload),
});

export interface CompanyRow extends SourceColumns {
  id: number;
  jurisdiction_code: string;
  company_number: string;
  native_company_number: string | null;
  name: string;
  company_type: string | null;
  current_status: string | null;
  incorporation_date: string | null;
  dissolution_date: string | null;
  inactive: number | null;
  branch: string | null;
  branch_status: string | null;
  redacted: number;
  registry_url: string | null;
  registered_address: string | null;
  registered_address_in_full: string | null;
  home_company_id: number | null;
  created_at: string;
  updated_at: string;
}

export interface NameRow {
  name: string;
  type: string | null;
  language: string | null;
  start_date: string | null;
  end_date: string | null;
}

/** `con_date` is the day of the change, which is the end of the old name (specification, alternative_names). */
export function toName({ name, type, language, start_date, end_date }: NameRow): PreviousName {
  return { company_name: name, type, con_date: end_date, start_date, end_date, language };
}

/** Names of one kind by company, newest first. */
export function createNameReader(db: SqliteDatabase, kind: 'previous' | 'alternative') {
  const list = db.prepare<[string, string], NameRow & { company_id: number }>(
    `SELECT company_id, name, type, language, nullif(start_date, '') AS start_date, nullif(end_date, '') AS end_date
     FROM company_names WHERE kind = ? AND company_id IN (SELECT value FROM json_each(?))
     ORDER BY company_id, company_names.end_date DESC, company_names.start_date DESC, name`,
  );
  return (ids: number[]): Map<number, PreviousName[]> => {
    const names = new Map<number, PreviousName[]>(ids.map((id) => [id, []]));
    for (const row of list.all(kind, JSON.stringify(ids))) names.get(row.company_id)?.push(toName(row));
    return names;
  };
}

export function toCompanyItem(row: CompanyRow, previousNames: PreviousName[]): CompanyItem {
  return {
    name: row.name,
    company_number: row.company_number,
    jurisdiction_code: row.jurisdiction_code,
    company_type: row.company_type,
    current_status: row.current_status,
    incorporation_date: row.incorporation_date,
    dissolution_date: row.dissolution_date,
    inactive: truth(row.inactive),
    branch: row.branch,
    branch_status: row.branch_status,
    registry_url: row.registry_url,
    service_url: companyPath(row.jurisdiction_code, row.company_number),
    previous_names: previousNames,
    registered_address_in_full: row.registered_address_in_full,
    registered_address: addressOfCell(row.registered_address, row.registered_address_in_full),
    source: toSource(row),
    created_at: row.created_at,
    updated_at: row.updated_at,
    retrieved_at: row.retrieved_at,
  };
}

/** Other records do not name a redacted company either, but show that there is one. */
export const REDACTED_NAME = 'Redacted company';

/** What other records show of an entity: of a company, or of a placeholder. */
export interface EntityRow {
  id: number;
  company_name: string | null;
  jurisdiction_code: string | null;
  company_number: string | null;
  placeholder_name: string | null;
  placeholder_jurisdiction_code: string | null;
  entity_type: string | null;
}

/** Name and address of an entity in other records. */
export interface NamedEntity {
  id: number;
  name: string;
  entity_type: string;
  service_url: string;
  jurisdiction_code: string | null;
  company_number: string | null;
}

export function toNamedEntity(row: EntityRow): NamedEntity {
  const { id, jurisdiction_code, company_number } = row;
  if (row.company_name !== null && jurisdiction_code !== null && company_number !== null) {
    const service_url = companyPath(jurisdiction_code, company_number);
    return { id, name: row.company_name, entity_type: 'company', service_url, jurisdiction_code, company_number };
  }
  return {
    id,
    name: row.placeholder_name ?? 'Unknown',
    entity_type: row.entity_type ?? 'unknown',
    service_url: placeholderPath(id),
    jurisdiction_code: row.placeholder_jurisdiction_code,
    company_number: null,
  };
}

/** Names of many entities in one query, so that lists do not run one per item. */
export function createEntityNames(db: SqliteDatabase) {
  const list = db.prepare<[string], EntityRow>(
    `SELECT e.value AS id, iif(c.redacted, '${REDACTED_NAME}', c.name) AS company_name, c.jurisdiction_code, c.company_number,
       p.name AS placeholder_name, p.jurisdiction_code AS placeholder_jurisdiction_code, p.entity_type
     FROM json_each(?) e LEFT JOIN companies c ON c.id = e.value LEFT JOIN placeholders p ON p.id = e.value`,
  );
  return (ids: Iterable<number>): Map<number, NamedEntity> => {
    const distinct = [...new Set(ids)];
    // Most companies refer to no others.
    if (distinct.length === 0) return new Map();
    return new Map(list.all(JSON.stringify(distinct)).map((row) => [row.id, toNamedEntity(row)]));
  };
}

export function toCompanyReference(entity: NamedEntity): CompanyReference {
  const { name, jurisdiction_code, company_number, service_url } = entity;
  return { name, jurisdiction_code, company_number, service_url };
}

/** Persons are placeholders in the interface; they are marked as persons only if persons are requested. */
export function toNetworkEntity(
  { id, name, entity_type, service_url }: NamedEntity,
  withPersons: boolean,
): NetworkEntity {
  const isCompany = entity_type === 'company' && service_url.startsWith('/companies/');
  const type = isCompany ? 'Company' : withPersons && entity_type === 'person' ? 'Person' : 'Placeholder';
  return { id, name, type, service_url };
}

/** Reads a text that changes with each write to the register, by any connection. */
export function createVersionReader(db: SqliteDatabase): () => string {
  // The first changes after writes of other connections, the second after writes of this one.
  const dataVersion = db.prepare<[], number>('PRAGMA data_version').pluck();
  const ownChanges = db.prepare<[], number>('SELECT total_changes()').pluck();
  return () => `${dataVersion.get()} ${ownChanges.get()}`;
}

/** A word of name_words from its last letter to the first, as reversed_name_words has it. */
export const reverseWord = (word: string): string => [...word].reverse().join('');

/** Finds the first word of the names in a search table that is not before a text. */
export function createWordFinder(
  db: SqliteDatabase,
  search: 'company_search' | 'officer_search',
  table: 'name_words' | 'reversed_name_words' = 'name_words',
): (text: string) => string | undefined {
  const find = db
    .prepare<[string, string], string>(`SELECT word FROM ${table} WHERE search = ? AND word >= ? LIMIT 1`)
    .pluck();
  return (text) => find.get(search, text);
}
