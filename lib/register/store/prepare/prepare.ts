import type { PreviousName } from '@/lib/contract/records';
import { messageOf } from '@/lib/shared/json';
import type { RegisterInput } from '../records';
import type { Cell } from '../sqlite/write/columns';
import {
  type Extras,
  FACT_COLUMNS,
  IDENTITY_COLUMNS,
  type ImpliedEntry,
  NO_EXTRAS,
  type PreparedCompany,
  prepareCompany,
  SEARCH_COLUMNS,
  takeInImplied,
} from './company';
import {
  type FullSource,
  type PreparedDatum,
  type PreparedEvent,
  packDatum,
  packEvent,
  prepareDatum,
  prepareEvent,
  unpackDatum,
  unpackEvent,
} from './datum';
import type { EventKindCells } from './event-row';
import type { Packer, Unpacker } from './pack';

/** The facts after these are sent with the source and as the key of the record. */
const PACKED_FACTS = FACT_COLUMNS.indexOf('retrieved_at');
/** Words that usually equal a fact. */
const [NAME_WORDS, ADDRESS_WORDS] = [SEARCH_COLUMNS.indexOf('name'), SEARCH_COLUMNS.indexOf('address')];
const SORT_NAME = FACT_COLUMNS.indexOf('sort_name');
const [NAME, ADDRESS] = [FACT_COLUMNS.indexOf('name'), FACT_COLUMNS.indexOf('registered_address_in_full')];

function packWords({ words, facts }: PreparedCompany, packer: Packer): void {
  for (let at = 0; at < words.length; at++) {
    const fact = at === NAME_WORDS ? facts[NAME] : at === ADDRESS_WORDS ? facts[ADDRESS] : null;
    packer.add(words[at] === fact ? null : (words[at] ?? null));
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

function packNames(names: readonly PreviousName[], packer: Packer): void {
  packer.add(names.length);
  for (const { company_name, type, con_date, start_date, end_date, language } of names) {
    packer.add(company_name);
    for (const said of [type, con_date, start_date, end_date, language]) packer.add(said ?? null);
  }
}

function unpackName(packed: Unpacker): PreviousName {
  const [company_name, type, con_date] = [packed.text(), packed.optionalText(), packed.optionalText()];
  const [start_date, end_date, language] = [packed.optionalText(), packed.optionalText(), packed.optionalText()];
  return { company_name, type, con_date, start_date, end_date, language };
}

function unpackNames(packed: Unpacker): PreviousName[] {
  const names: PreviousName[] = [];
  for (let left = packed.number(); left > 0; left--) names.push(unpackName(packed));
  return names;
}

function unpackCodes(packed: Unpacker): string[] {
  const codes: string[] = [];
  for (let left = packed.number(); left > 0; left--) codes.push(packed.common() ?? '');
  return codes;
}

function packCompany(company: PreparedCompany, packer: Packer): void {
  packer.addAll(company.identity);
  packFacts(company, packer);
  packWords(company, packer);
  packer.add(company.codes.length);
  for (const code of company.codes) packer.addCommon(code);
  packNames(company.previousNames, packer);
  packer.add(company.record_key);
  packer.add(Number(company.canImply));
  packer.addShared(company.source);
  packer.addObject(company.extras === NO_EXTRAS ? undefined : company.extras);
  packImplied(company, packer);
}

function unpackCompany(packed: Unpacker): PreparedCompany {
  const [identity, facts] = [packed.cells(IDENTITY_COLUMNS.length), unpackFacts(packed)];
  const words = unpackWords(packed, facts);
  const codes = unpackCodes(packed);
  const previousNames = unpackNames(packed);
  const [record_key, canImply] = [packed.text(), packed.number() === 1];
  const source = packed.shared<FullSource>();
  facts.push(source.retrieved_at, record_key);
  const extras = packed.object<Extras>() ?? NO_EXTRAS;
  const [incorporation, entry] = [packed.optionalShared<EventKindCells>(), unpackEntry(packed)];
  return {
    kind: 'company',
    identity,
    facts,
    words,
    codes,
    previousNames,
    record_key,
    canImply,
    source,
    extras,
    incorporation,
    entry,
  };
}

/** A record that cannot be written: nested too deeply, or without a required text. */
interface UnwritableInput {
  kind: 'unwritable';
  reason: string;
}

type OtherInput = Exclude<RegisterInput, { kind: 'company' | 'event' | 'datum' }> | UnwritableInput;

/**
 * A record prepared for writing, as far as possible without reading the register. For the records of the largest
 * registers this is most of the work.
 */
export type PreparedInput = PreparedCompany | PreparedEvent | PreparedDatum | OtherInput;

function prepareSoundly(input: RegisterInput): PreparedInput {
  if (input.kind === 'company') return prepareCompany(input);
  if (input.kind === 'event') return prepareEvent(input);
  return input.kind === 'datum' ? prepareDatum(input) : input;
}

/** An unchecked record that cannot be prepared is refused later, like any record that cannot be written. */
export function prepare(input: RegisterInput): PreparedInput {
  try {
    return prepareSoundly(input);
  } catch (error) {
    return { kind: 'unwritable', reason: messageOf(error) };
  }
}

/** Prepares the inputs of one record of a file. */
export const prepareRecord = (inputs: readonly RegisterInput[]): PreparedInput[] => takeInImplied(inputs.map(prepare));

const [COMPANY, EVENT, DATUM, OTHER] = [0, 1, 2, 3];

export function packInput(input: PreparedInput, packer: Packer): void {
  if (input.kind === 'company') {
    packer.add(COMPANY);
    packCompany(input, packer);
  } else if (input.kind === 'event') {
    packer.add(EVENT);
    packEvent(input, packer);
  } else if (input.kind === 'datum') {
    packer.add(DATUM);
    packDatum(input, packer);
  } else {
    packer.add(OTHER);
    packer.addObject(input);
  }
}

export function unpackInput(packed: Unpacker): PreparedInput {
  const kind = packed.number();
  if (kind === COMPANY) return unpackCompany(packed);
  if (kind === EVENT) return unpackEvent(packed);
  if (kind === DATUM) return unpackDatum(packed);
  return packed.object<OtherInput>() ?? { kind: 'unwritable', reason: 'it is nested too deep' };
}
