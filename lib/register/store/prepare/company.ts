import { toMoment } from '@/lib/contract/parameters';
import type { Address } from '@/lib/contract/provenance';
import type { PreviousName } from '@/lib/contract/records';
import { companyKey } from '@/lib/shared/links';
import {
  fold,
  heavilyNormaliseNumber,
  isPlain,
  numberWords,
  rememberLast,
  stripControls,
} from '@/lib/shared/names/fold';
import { normaliseName } from '@/lib/shared/names/normalise';
import type { CompanyInput } from '../records';
import type { PackedAttributes } from '../sqlite/attribute-shapes';
import { addressCell, lastSecondOf } from '../sqlite/sql-parts';
import { booleanCell, type Cell, type Row } from '../sqlite/write/columns';
import { type FullSource, type PreparedDatum, type PreparedEvent, sourceOf } from './datum';
import type { EventKindCells } from './event-row';
import type { PreparedInput } from './prepare';

/**
 * Nearly every company record also states that the company was incorporated, on the day in the record, and has a datum
 * with the register's entry. If such an event or datum says no more than the company's row, only the row is stored
 * (views `implied_events` and `implied_data` of the schema). The keys made here identify such parts.
 */

/** Suffix of the key of such a part, after the key of the record. */
export const INCORPORATION = ':incorporation';
export const ENTRY = ':register-entry';
/** The event's description (specification, Events). */
export const INCORPORATED = 'Incorporated';

/** The key of the datum that keeps those values of a record for which there is no field. */
export const entryKey = (recordKey: string): string => `${recordKey}${ENTRY}`;

/** Compares without building the key, since it is needed for few of millions of records. */
const isKeyOf = (key: string, recordKey: string, suffix: string): boolean =>
  key.length === recordKey.length + suffix.length && key.startsWith(recordKey) && key.endsWith(suffix);

/**
 * The first snapshot of a company says what its row says: it is not stored while it follows from the row (view
 * `rows_as_snapshots` of the schema).
 */

/** Columns from which the snapshot follows. */
const IMPLYING = [
  'name',
  'current_status',
  'inactive',
  'incorporation_date',
  'registered_address',
  'registered_address_in_full',
  'source_id',
  'retrieved_at',
  'record_key',
];

/** Characters that SQLite does not return unchanged. Names do not contain them. */
const UNSAFE = /[\0\p{Surrogate}]/u;

const isUnsafe = (text: string | null | undefined): boolean => text != null && UNSAFE.test(text);

/** Whether the time derived from the row is that of the source. */
const takesTimeOf = rememberLast((retrieved_at: string | null | undefined): boolean => {
  const taken_at = toMoment(retrieved_at);
  return taken_at !== null && `${`${retrieved_at}T00:00:00`.slice(0, 19)}+00:00` === taken_at;
});

/** Whether the row of this record alone implies the record's snapshot. */
function canBeImplied(input: CompanyInput): boolean {
  const { source, record_key, current_status, incorporation_date, registered_address_in_full } = input;
  if (!takesTimeOf(source.retrieved_at)) return false;
  return !(
    isUnsafe(record_key) ||
    isUnsafe(source.publisher) ||
    isUnsafe(current_status) ||
    isUnsafe(incorporation_date) ||
    isUnsafe(registered_address_in_full)
  );
}

/** Whether these changes of a row change what the row implies. */
export const changesImplied = (changed: Row): boolean => IMPLYING.some((column) => column in changed);

/** The columns of `company_search`, and at the end the one of `company_address_search`; see the schema. */
export const SEARCH_COLUMNS = [
  'name',
  'normalised_name',
  'previous_names',
  'normalised_previous_names',
  'company_number',
  'heavily_normalised_number',
  'native_company_number',
  'postal_codes',
  'address',
] as const;

/** The searchable text of a company, except its other names. */
export interface SearchedCompany {
  name: string;
  company_number: string;
  native_company_number?: string | null | undefined;
  registered_address?: Address | null | undefined;
  registered_address_in_full?: string | null | undefined;
}

/** Plain text is folded by the search table itself, so that it is stored only once. */
const searchText = (text: string): string => (isPlain(text) ? text : fold(text));

/** Whether the one-line address contains this part between commas. */
function isInLine(inFull: string, part: string): boolean {
  const at = inFull.indexOf(part);
  const end = at + part.length;
  return at !== -1 && (at === 0 || inFull.startsWith(', ', at - 2)) && (end === inFull.length || inFull[end] === ',');
}

/**
 * The one-line address plus the words that only the structured one has. Order and punctuation do not matter to the
 * search.
 */
export function addressWords(inFull: string, structured: Address | null): string {
  if (structured === null) return searchText(inFull);
  let text = inFull;
  for (const part of Object.values(structured)) if (part && !isInLine(inFull, part)) text += ` ${part}`;
  return searchText(text);
}

const wordsOfNumber = (number: string): string | null => (number === '' ? null : numberWords(number));

function heavilyNormalised(number: string, native: string): string {
  const [own, other] = [number && heavilyNormaliseNumber(number), native && heavilyNormaliseNumber(native)];
  return own && other && own !== other ? `${own} ${other}` : own || other;
}

/**
 * The first search row, by `SEARCH_COLUMNS`: the name, folded and normalised, then numbers and places. A column without
 * words is null, which is cheaper to index than an empty text.
 */
export function firstSearchRow(company: SearchedCompany, name = company.name): (string | null)[] {
  const { company_number, registered_address: address = null, registered_address_in_full: inFull } = company;
  const native = company.native_company_number ?? '';
  return [
    searchText(name),
    normaliseName(name),
    null,
    null,
    wordsOfNumber(company_number),
    heavilyNormalised(company_number, native),
    wordsOfNumber(native),
    wordsOfNumber(address?.postal_code ?? ''),
    addressWords(inFull ?? '', address),
  ];
}

/** A search row for a former or other name. */
export const otherNameRow = (name: string): (string | null)[] => [
  null,
  null,
  searchText(name),
  normaliseName(name),
  null,
  null,
  null,
  null,
  null,
];

/** Columns that identify the company of a row. */
export const IDENTITY_COLUMNS = ['jurisdiction_code', 'company_number', 'number_is_stand_in'] as const;

/** Columns with facts that a later record may change. */
export const FACT_COLUMNS = [
  'native_company_number',
  'name',
  'sort_name',
  'company_type',
  'current_status',
  'incorporation_date',
  'dissolution_date',
  'inactive',
  'branch',
  'branch_status',
  'nonprofit',
  'registry_url',
  'registered_address',
  'registered_address_in_full',
  'retrieved_at',
  'record_key',
] as const;

/** Parts that most companies do not have. */
export type Extras = Pick<
  CompanyInput,
  | 'keys'
  | 'alternative_names'
  | 'identifiers'
  | 'home_company'
  | 'redacted'
  | 'confidence'
  | 'details'
  | 'created_at'
  | 'is_restored'
>;

/** A datum that otherwise follows from the row of its company. */
export interface ImpliedEntry {
  data_type: string;
  title: string;
  attributes: PackedAttributes;
}

/** A company record prepared for writing: its row, its search words, and its parts. */
export interface PreparedCompany {
  kind: 'company';
  /** By `IDENTITY_COLUMNS`. */
  identity: Cell[];
  /** By `FACT_COLUMNS`. */
  facts: Cell[];
  /** The first row of the search tables, by `SEARCH_COLUMNS`. */
  words: Cell[];
  /** Alternating: scheme, code. */
  codes: string[];
  previousNames: readonly PreviousName[];
  record_key: string;
  /** Whether its first snapshot follows from its row. */
  canImply: boolean;
  source: FullSource;
  extras: Extras;
  /** The parts that follow from its row: the kind of its incorporation event, and its entry. */
  incorporation: EventKindCells | null;
  entry: ImpliedEntry | null;
}

/** Shared by all companies without extras. */
export const NO_EXTRAS: Extras = {};
const NO_NAMES: readonly PreviousName[] = [];
const INCORPORATION_DATE = FACT_COLUMNS.indexOf('incorporation_date');

const identityOf = ({ jurisdiction_code, company_number, number_is_stand_in }: CompanyInput): Cell[] => [
  jurisdiction_code,
  company_number,
  Number(number_is_stand_in ?? false),
];

const factsOf = (input: CompanyInput, name: string): Cell[] => [
  input.native_company_number ?? null,
  name,
  fold(name).trim(),
  input.company_type ?? null,
  input.current_status ?? null,
  input.incorporation_date ?? null,
  input.dissolution_date ?? null,
  booleanCell(input.inactive),
  input.branch ?? null,
  input.branch_status ?? null,
  booleanCell(input.nonprofit),
  input.registry_url ?? null,
  addressCell(input.registered_address, input.registered_address_in_full),
  input.registered_address_in_full ?? null,
  input.source.retrieved_at ?? null,
  input.record_key,
];

/** Null for absent values, to pass between threads. */
const cleanName = ({ company_name, type, con_date, start_date, end_date, language }: PreviousName): PreviousName => ({
  company_name: stripControls(company_name),
  ...{ type: type ?? null, language: language ?? null },
  ...{ con_date: con_date ?? null, start_date: start_date ?? null, end_date: end_date ?? null },
});

const hasLists = ({ keys, alternative_names, identifiers }: CompanyInput): boolean =>
  Boolean(keys?.length || alternative_names?.length || identifiers?.length);

function extrasOf(input: CompanyInput): Extras {
  const { home_company = null, redacted = false, confidence, details, created_at, is_restored = false } = input;
  const isPlain = !home_company && !redacted && confidence === undefined && created_at === undefined && !is_restored;
  if (isPlain && !details && !hasLists(input)) return NO_EXTRAS;
  const { keys = [], alternative_names = [], identifiers = [] } = input;
  return {
    ...{ keys, identifiers, home_company, redacted, is_restored, alternative_names: alternative_names.map(cleanName) },
    ...(confidence === undefined ? {} : { confidence }),
    ...(details ? { details } : {}),
    ...(created_at === undefined ? {} : { created_at }),
  };
}

function codesOf({ industry_codes = [] }: CompanyInput): string[] {
  const codes: string[] = [];
  for (const { code_scheme_id, code } of industry_codes) codes.push(code_scheme_id, code);
  return codes;
}

/** Everything of a company record that can be computed without reading the register. */
export function prepareCompany(input: CompanyInput): PreparedCompany {
  const name = stripControls(input.name);
  return {
    kind: 'company',
    identity: identityOf(input),
    facts: factsOf(input, name),
    words: firstSearchRow(input, name),
    codes: codesOf(input),
    previousNames: input.previous_names?.length ? input.previous_names.map(cleanName) : NO_NAMES,
    record_key: input.record_key,
    canImply: canBeImplied(input),
    source: sourceOf(input.source),
    extras: extrasOf(input),
    incorporation: null,
    entry: null,
  };
}

export const jurisdictionOf = ({ identity }: PreparedCompany): string => String(identity[0]);
export const numberOf = ({ identity }: PreparedCompany): string => String(identity[1]);
export const hasStandIn = ({ identity }: PreparedCompany): boolean => identity[2] === 1;

/** Of a record without the number of the company's register, if it does not say. */
const STAND_IN_CONFIDENCE = 80;

/** How sure the facts of a record are, 0 to 100; null for the register's own. */
export const confidenceOf = (company: PreparedCompany): number | null =>
  company.extras.confidence ?? (hasStandIn(company) ? STAND_IN_CONFIDENCE : null);

const incorporationDateOf = ({ facts }: PreparedCompany): string | null => {
  const day = facts[INCORPORATION_DATE];
  return typeof day === 'string' ? day : null;
};
export const ownKeyOf = (company: PreparedCompany): string => companyKey(jurisdictionOf(company), numberOf(company));

/** Cells by column name. */
export const rowOf = (columns: readonly string[], cells: readonly Cell[]): Row =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null]));

/** The kind of an event that only repeats the incorporation date of the row, else null. */
function followingKind(company: PreparedCompany, event: PreparedEvent): EventKindCells | null {
  const { row, created_at, found_by_register } = event;
  const day = incorporationDateOf(company);
  if (day === null || row.starts_at !== day || row.ends_at !== lastSecondOf(day)) return null;
  if (row.description !== INCORPORATED || created_at !== null || found_by_register) return null;
  const saysMore = row.provenance ?? row.derived_from ?? row.payload;
  return saysMore === null && event.company.key === ownKeyOf(company) ? row.kind : null;
}

/** The entry, if the datum is about this company alone and has the same source; else null. */
function followingEntry(company: PreparedCompany, datum: PreparedDatum): ImpliedEntry | null {
  const { companies, source, created_at, description, data_type, title, attributes } = datum;
  if (companies.length !== 1 || companies[0]?.key !== ownKeyOf(company)) return null;
  if (source !== company.source || created_at !== null || description !== null) return null;
  return { data_type, title, attributes };
}

const isCompany = (input: PreparedInput): input is PreparedCompany => input.kind === 'company';

const isIncorporation = (input: PreparedInput, recordKey: string): input is PreparedEvent =>
  input.kind === 'event' && isKeyOf(input.row.key, recordKey, INCORPORATION);

const isEntry = (input: PreparedInput, recordKey: string): input is PreparedDatum =>
  input.kind === 'datum' && isKeyOf(input.key, recordKey, ENTRY);

type IsIt<Part extends PreparedInput> = (input: PreparedInput, recordKey: string) => input is Part;

/** The only part of its kind; null if there are several, as they may differ. */
function findOnly<Part extends PreparedInput>(inputs: PreparedInput[], isIt: IsIt<Part>, recordKey = ''): Part | null {
  let found: Part | null = null;
  for (const input of inputs) {
    if (!isIt(input, recordKey)) continue;
    if (found) return null;
    found = input;
  }
  return found;
}

/** Moves the event and the datum that follow from the row into the company of the record. */
export function takeInImplied(inputs: PreparedInput[]): PreparedInput[] {
  const company = findOnly(inputs, isCompany);
  // A given creation time is that of the company only.
  if (!company?.canImply || company.extras.created_at !== undefined) return inputs;
  const event = findOnly(inputs, isIncorporation, company.record_key);
  const datum = findOnly(inputs, isEntry, company.record_key);
  if (event) company.incorporation = followingKind(company, event);
  if (datum) company.entry = followingEntry(company, datum);
  return inputs.filter((input) => !(input === event && company.incorporation) && !(input === datum && company.entry));
}

const referenceTo = (company: PreparedCompany) => ({ key: ownKeyOf(company), name: '' });

function incorporationOf(company: PreparedCompany, kind: EventKindCells): PreparedEvent {
  const day = incorporationDateOf(company);
  const cells = { key: `${company.record_key}${INCORPORATION}`, kind, description: INCORPORATED };
  const silent = { provenance: null, derived_from: null, payload: null, statement_key: null };
  const row = { ...cells, ...silent, starts_at: day, ends_at: lastSecondOf(day ?? '') };
  return { kind: 'event', row, company: referenceTo(company), created_at: null, found_by_register: false };
}

export const entryOf = (company: PreparedCompany, entry: ImpliedEntry): PreparedDatum => ({
  kind: 'datum',
  key: entryKey(company.record_key),
  ...entry,
  description: null,
  companies: [referenceTo(company)],
  source: company.source,
  created_at: null,
});

/** The reverse: the original inputs, with the implied event and datum after their company. */
export function withImplied(inputs: PreparedInput[]): PreparedInput[] {
  return inputs.flatMap((input) => {
    if (input.kind !== 'company' || (input.incorporation === null && input.entry === null)) return [input];
    const { incorporation, entry } = input;
    return [
      input,
      ...(incorporation ? [incorporationOf(input, incorporation)] : []),
      ...(entry ? [entryOf(input, entry)] : []),
    ];
  });
}
