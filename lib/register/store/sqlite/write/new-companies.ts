import { ownKeyOf, type PreparedCompany } from '../../prepare/company';
import type { PreparedDatum } from '../../prepare/datum';
import type { PreparedEvent } from '../../prepare/event';
import { entryOf } from '../../prepare/implied-parts';
import type { PreparedInput } from '../../prepare/prepare';
import type { SqliteDatabase } from '../open';
import { COMPANY_COLUMNS, companyCells, impliedCells, type TakenIn, termsOf, WRITTEN_AT } from './company-cells';
import { CompanyNames } from './company-names';
import type { WriteContext } from './context';
import { DATUM_COLUMNS, datumCells } from './data';
import { EVENT_COLUMNS, eventCells } from './events';
import { NewRows } from './new-rows';

/** A record of one company alone: what most records of the largest registers are. */
export interface LoneCompany {
  /** All of it, as it was told. */
  inputs: PreparedInput[];
  /** The key of its number. */
  key: string;
  company: PreparedCompany;
  parts: (PreparedDatum | PreparedEvent)[];
}

interface NewCompany extends Omit<LoneCompany, 'inputs' | 'key'> {
  taken: TakenIn;
}

/** Parts are compared with each other, one by one. */
const MOST_PARTS = 16;

const isPart = (input: PreparedInput): input is PreparedDatum | PreparedEvent =>
  input.kind === 'datum' || input.kind === 'event';

/** It is known by its number only, and nothing of it was told elsewhere before. */
function isPlain({ canImply, extras }: PreparedCompany): boolean {
  const { keys, identifiers, alternative_names, home_company, redacted, created_at, is_restored } = extras;
  if (!canImply || home_company || redacted || is_restored || created_at !== undefined) return false;
  return !keys?.length && !identifiers?.length && !alternative_names?.length;
}

function isOfItAlone(part: PreparedDatum | PreparedEvent, key: string): boolean {
  if (part.kind === 'event') return part.company.key === key && !part.found_by_register;
  return part.companies.length === 1 && part.companies[0]?.key === key;
}

const keyOf = (part: PreparedDatum | PreparedEvent): string => (part.kind === 'event' ? part.row.key : part.key);

/** Whether the same is told twice. */
const hasDoubles = (parts: (PreparedDatum | PreparedEvent)[]): boolean =>
  parts.some((part, at) => {
    for (let before = 0; before < at; before++) {
      const other = parts[before];
      if (other?.kind === part.kind && keyOf(other) === keyOf(part)) return true;
    }
    return false;
  });

/** The record as one of a company alone; undefined where it is not, or is not surely. */
export function asLoneCompany(inputs: PreparedInput[]): LoneCompany | undefined {
  const company = inputs[0];
  if (company?.kind !== 'company' || !isPlain(company)) return undefined;
  const parts = inputs.slice(1);
  if (parts.length > MOST_PARTS || !parts.every(isPart)) return undefined;
  const key = ownKeyOf(company);
  if (!parts.every((part) => isOfItAlone(part, key)) || hasDoubles(parts)) return undefined;
  return { inputs, key, company, parts };
}

/** Companies that are written at once. */
export const COMPANIES_AT_ONCE = 32;

/** Whether any of the companies was spoken of before it came, or bore its number once. */
function createLookUp(db: SqliteDatabase): (companies: readonly LoneCompany[]) => boolean {
  const marks = Array.from({ length: COMPANIES_AT_ONCE }, () => '?').join(', ');
  const find = db
    .prepare<(string | null)[], number>(`SELECT EXISTS (SELECT 1 FROM entity_keys WHERE key IN (${marks}))`)
    .pluck();
  return (companies) => {
    const asked: (string | null)[] = new Array(COMPANIES_AT_ONCE).fill(null);
    for (const [at, { key }] of companies.entries()) asked[at] = key;
    return find.get(...asked) === 1;
  };
}

/** Writes up to `COMPANIES_AT_ONCE` if the register knows none of them; otherwise it writes nothing, and says so. */
export function createNewCompanyWriter(context: WriteContext): (companies: readonly LoneCompany[]) => boolean {
  const { db } = context;
  const isAnySpokenOf = createLookUp(db);
  const names = new CompanyNames(db);
  const entities = new NewRows(db, 'entities', [], { common: ['kind'] });
  const rows = new NewRows(db, 'companies', COMPANY_COLUMNS, { common: WRITTEN_AT, onDouble: 'IGNORE' });
  const codes = new NewRows(db, 'company_industry_codes', ['company_id', 'code_id'], { onDouble: 'IGNORE' });
  const data = new NewRows(db, 'data', DATUM_COLUMNS);
  const events = new NewRows(db, 'events', EVENT_COLUMNS);
  const parts = [codes, data, events];
  const takeOut = ['companies', 'entities'].map((table) => db.prepare<[number]>(`DELETE FROM ${table} WHERE id >= ?`));

  const addPart = (id: number, part: PreparedDatum | PreparedEvent): void => {
    if (part.kind === 'datum') data.add(datumCells(context, part, id));
    else events.add(eventCells(context, part.row, id, part.row.key, part.created_at ?? context.now()));
  };
  /** Each field by its name: to spread objects into one takes as long as to write a small row. */
  const takeIn = ({ company, parts }: LoneCompany): NewCompany => {
    const { type, status } = termsOf(company, context.companyTerms);
    const { incorporation, entry } = impliedCells(context, company);
    const source = context.sourceId(company.source);
    return { company, parts, taken: { home: null, source, type, status, implies: true, incorporation, entry } };
  };
  const addParts = (id: number, { company, parts, taken }: NewCompany): void => {
    for (const code of context.toldCodes.idsOf(company.codes)) codes.add([id, code]);
    for (const part of parts) addPart(id, part);
    if (company.entry && !taken.entry) addPart(id, entryOf(company, company.entry));
  };
  const index = (id: number, { words, previousNames }: PreparedCompany): void => {
    names.index(id, words, names.addFirst(id, previousNames));
  };

  /**
   * To write the rows and see whether all are new takes less than to look each up before. They are taken out again by
   * their ids: a savepoint would make the search table sort what it has gathered, each time.
   * @returns the id of the first; undefined where nothing was written, as not all were new.
   */
  function writeRows(companies: readonly NewCompany[]): number | undefined {
    for (const _ of companies) entities.add([]);
    const first = entities.write({ kind: 'company' }).last - companies.length + 1;
    companies.forEach(({ company, taken }, at) => {
      rows.add(companyCells(first + at, company, taken));
    });
    const now = context.now();
    const areNew = rows.write({ created_at: now, updated_at: now }).count === companies.length;
    if (areNew) return first;
    for (const statement of takeOut) statement.run(first);
    return undefined;
  }

  return (lone) => {
    // Where the last ones could not be written.
    for (const table of [rows, ...parts]) table.forget();
    if (isAnySpokenOf(lone)) return false;
    // Before what may be undone: the ids of sources and kinds are remembered.
    const companies = lone.map(takeIn);
    const first = writeRows(companies);
    if (first === undefined) return false;
    companies.forEach((company, at) => {
      addParts(first + at, company);
    });
    for (const table of parts) table.write();
    companies.forEach(({ company }, at) => {
      index(first + at, company);
    });
    return true;
  };
}
