import { lastSecondOf } from '../sqlite/cells';
import { ENTRY, entryKey, INCORPORATED, INCORPORATION, isKeyOf } from '../told-with-company';
import { type ImpliedEntry, incorporationDateOf, ownKeyOf, type PreparedCompany } from './company';
import type { PreparedDatum, PreparedEvent } from './datum';
import type { EventKindCells } from './event-row';
import type { PreparedInput } from './prepare';

/** An event that says what the company's row says: that it was incorporated, on that day. */
function followingKind(company: PreparedCompany, event: PreparedEvent): EventKindCells | null {
  const { row, created_at, found_by_register } = event;
  const day = incorporationDateOf(company);
  if (day === null || row.starts_at !== day || row.ends_at !== lastSecondOf(day)) return null;
  if (row.description !== INCORPORATED || created_at !== null || found_by_register) return null;
  const saysMore = row.provenance ?? row.derived_from ?? row.payload;
  return saysMore === null && event.company.key === ownKeyOf(company) ? row.kind : null;
}

/** A datum of the company alone and of the same source. */
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

/** The only one of its kind; what is told twice may be told in two ways. */
function findOnly<Part extends PreparedInput>(inputs: PreparedInput[], isIt: IsIt<Part>, recordKey = ''): Part | null {
  let found: Part | null = null;
  for (const input of inputs) {
    if (!isIt(input, recordKey)) continue;
    if (found) return null;
    found = input;
  }
  return found;
}

/** Takes into a record's company the event and the datum that follow from its row. */
export function takeInImplied(inputs: PreparedInput[]): PreparedInput[] {
  const company = findOnly(inputs, isCompany);
  // Where a time is told, it is that of the company alone.
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
  const told = { key: `${company.record_key}${INCORPORATION}`, kind, description: INCORPORATED };
  const silent = { provenance: null, derived_from: null, payload: null, statement_key: null };
  const row = { ...told, ...silent, starts_at: day, ends_at: lastSecondOf(day ?? '') };
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

/** A record's inputs as they were told: what a company took in stands behind it. */
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
