import type { AlternativeName, PreviousName } from '@/lib/contract/company';
import { fold, stripControls } from '@/lib/names/fold';
import { type CompanyInput, companyKey } from '../records';
import { addressCell } from '../sqlite/address-cells';
import type { PackedAttributes } from '../sqlite/attribute-shapes';
import { booleanCell, type Cell, type Row } from '../sqlite/write/columns';
import { firstSearchRow, SEARCH_COLUMNS } from './company-search-row';
import type { EventKindCells } from './event-row';
import { canBeImplied } from './implied-snapshot';
import type { Packer, Unpacker } from './pack';
import { type FullSource, sourceOf } from './source';

/** Columns that say which company a row is of. */
export const IDENTITY_COLUMNS = ['jurisdiction_code', 'company_number', 'number_is_stand_in'] as const;

/** What a record alone tells of a company, and the next record of it may tell otherwise. */
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

/** What most companies have nothing of. */
type Extras = Pick<
  CompanyInput,
  | 'keys'
  | 'previous_names'
  | 'alternative_names'
  | 'identifiers'
  | 'home_company'
  | 'redacted'
  | 'created_at'
  | 'is_restored'
>;

/** A datum of which all else follows from the row of its company. */
export interface ImpliedEntry {
  data_type: string;
  title: string;
  attributes: PackedAttributes;
}

/** A company record made ready to be written: its row, the words by which it is searched, and its parts. */
export interface PreparedCompany {
  kind: 'company';
  /** By `IDENTITY_COLUMNS`. */
  identity: Cell[];
  /** By `FACT_COLUMNS`. */
  facts: Cell[];
  /** The first row of the search table, by `SEARCH_COLUMNS`. */
  words: Cell[];
  /** Scheme and code by turns. */
  codes: Cell[];
  record_key: string;
  /** Whether its first snapshot follows from its row. */
  canImply: boolean;
  source: FullSource;
  extras: Extras;
  /** What was told beside it and follows from its row: the kind of the event of its incorporation, and its entry. */
  incorporation: EventKindCells | null;
  entry: ImpliedEntry | null;
}

const NO_EXTRAS: Extras = {};
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

const clean = <Name extends PreviousName | AlternativeName>(names: readonly Name[]): Name[] =>
  names.map((name) => ({ ...name, company_name: stripControls(name.company_name) }));

const hasLists = ({ keys, previous_names, alternative_names, identifiers }: CompanyInput): boolean =>
  Boolean(keys?.length || previous_names?.length || alternative_names?.length || identifiers?.length);

function extrasOf(input: CompanyInput): Extras {
  const { home_company = null, redacted = false, created_at, is_restored = false } = input;
  if (!home_company && !redacted && created_at === undefined && !is_restored && !hasLists(input)) return NO_EXTRAS;
  const { keys = [], previous_names = [], alternative_names = [], identifiers = [] } = input;
  return {
    ...{ keys, identifiers, home_company, redacted, is_restored },
    ...{ previous_names: clean(previous_names), alternative_names: clean(alternative_names) },
    ...(created_at === undefined ? {} : { created_at }),
  };
}

function codesOf({ industry_codes = [] }: CompanyInput): Cell[] {
  const codes: Cell[] = [];
  for (const { code_scheme_id, code } of industry_codes) codes.push(code_scheme_id, code);
  return codes;
}

/** All that can be made of a company record without a look at the register. */
export function prepareCompany(input: CompanyInput): PreparedCompany {
  const name = stripControls(input.name);
  return {
    kind: 'company',
    identity: identityOf(input),
    facts: factsOf(input, name),
    words: firstSearchRow(input, name),
    codes: codesOf(input),
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
export const incorporationDateOf = ({ facts }: PreparedCompany): string | null => {
  const day = facts[INCORPORATION_DATE];
  return typeof day === 'string' ? day : null;
};
export const ownKeyOf = (company: PreparedCompany): string => companyKey(jurisdictionOf(company), numberOf(company));

/** Cells by their columns. */
export const rowOf = (columns: readonly string[], cells: readonly Cell[]): Row =>
  Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? null]));

/** The last of the facts go along with the source and as the key of the record. */
const PACKED_FACTS = FACT_COLUMNS.indexOf('retrieved_at');
/** Words that are, for most companies, those of a fact. */
const [NAME_WORDS, ADDRESS_WORDS] = [SEARCH_COLUMNS.indexOf('name'), SEARCH_COLUMNS.indexOf('address')];
const SORT_NAME = FACT_COLUMNS.indexOf('sort_name');
const [NAME, ADDRESS] = [FACT_COLUMNS.indexOf('name'), FACT_COLUMNS.indexOf('registered_address_in_full')];

function packWords({ words, facts }: PreparedCompany, packer: Packer): void {
  for (let at = 0; at < words.length; at++) {
    const fact = at === NAME_WORDS ? facts[NAME] : at === ADDRESS_WORDS ? facts[ADDRESS] : null;
    packer.add(words[at] === fact ? null : (words[at] ?? ''));
  }
}

function unpackWords(packed: Unpacker, facts: readonly Cell[]): Cell[] {
  const words = packed.cells(SEARCH_COLUMNS.length);
  words[NAME_WORDS] ??= facts[NAME] ?? '';
  words[ADDRESS_WORDS] ??= facts[ADDRESS] ?? '';
  return words;
}

function packImplied({ incorporation, entry }: PreparedCompany, packer: Packer): void {
  packer.addShared(incorporation);
  packer.add(entry?.attributes.values ?? null);
  if (entry) for (const text of [entry.data_type, entry.title, entry.attributes.shape]) packer.addCommon(text);
}

function unpackEntry(packed: Unpacker): ImpliedEntry | null {
  const values = packed.optionalText();
  if (values === null) return null;
  const [data_type, title, shape] = [packed.common() ?? '', packed.common() ?? '', packed.common()];
  return { data_type, title, attributes: { shape, values } };
}

/** Facts that most companies share with others. */
const COMMON = [FACT_COLUMNS.indexOf('company_type'), FACT_COLUMNS.indexOf('current_status')];

const lowered = (facts: readonly Cell[]): string => String(facts[NAME]).toLowerCase();

function packFacts({ facts }: PreparedCompany, packer: Packer): void {
  for (let at = 0; at < PACKED_FACTS; at++) {
    const fact = facts[at] ?? null;
    if (COMMON.includes(at)) packer.addCommon(fact === null ? null : String(fact));
    else packer.add(at === SORT_NAME && fact === lowered(facts) ? null : fact);
  }
}

function unpackFacts(packed: Unpacker): Cell[] {
  const facts = packed.cells(PACKED_FACTS);
  for (const at of COMMON) facts[at] = packed.commonAt(facts[at]);
  facts[SORT_NAME] ??= lowered(facts);
  return facts;
}

export function packCompany(company: PreparedCompany, packer: Packer): void {
  packer.addAll(company.identity);
  packFacts(company, packer);
  packWords(company, packer);
  packer.add(company.codes.length);
  packer.addAll(company.codes);
  packer.add(company.record_key);
  packer.add(Number(company.canImply));
  packer.addShared(company.source);
  packer.addObject(company.extras === NO_EXTRAS ? undefined : company.extras);
  packImplied(company, packer);
}

export function unpackCompany(packed: Unpacker): PreparedCompany {
  const [identity, facts] = [packed.cells(IDENTITY_COLUMNS.length), unpackFacts(packed)];
  const words = unpackWords(packed, facts);
  const codes = packed.cells(packed.number());
  const [record_key, canImply] = [packed.text(), packed.number() === 1];
  const source = packed.shared<FullSource>();
  facts.push(source.retrieved_at, record_key);
  const extras = packed.object<Extras>() ?? NO_EXTRAS;
  const [incorporation, entry] = [packed.optionalShared<EventKindCells>(), unpackEntry(packed)];
  return { kind: 'company', identity, facts, words, codes, record_key, canImply, source, extras, incorporation, entry };
}
