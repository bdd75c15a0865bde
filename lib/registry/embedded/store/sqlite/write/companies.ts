import type { PreviousName } from '@/lib/contract/company';
import { countryOf } from '@/lib/jurisdictions/jurisdictions';
import { fold, stripControls } from '@/lib/names/fold';
import { normaliseName } from '@/lib/names/normalise';
import { termKey } from '@/lib/names/term-key';
import { type CompanyInput, companyKey, type WriteOutcome } from '../../records';
import { booleanCell, changedColumns, jsonCell, mergeFacts, type Row } from './columns';
import { CompanyNames } from './company-names';
import { addressOf } from './company-search-row';
import type { WriteContext } from './context';
import { createCompanyIdentifier } from './identify-company';
import { createCompanyWatch } from './watch-companies';

const versionOf = (input: CompanyInput): string => `${input.source.retrieved_at ?? ''}\t${input.record_key}`;

function toRow(input: CompanyInput, context: WriteContext): Row {
  const name = stripControls(input.name);
  return {
    name,
    sort_name: fold(name).trim(),
    native_company_number: input.native_company_number ?? null,
    company_type: input.company_type ?? null,
    company_type_key: input.company_type == null ? null : termKey(input.company_type),
    current_status: input.current_status ?? null,
    current_status_key: input.current_status == null ? null : termKey(input.current_status),
    incorporation_date: input.incorporation_date ?? null,
    dissolution_date: input.dissolution_date ?? null,
    inactive: booleanCell(input.inactive),
    branch: input.branch ?? null,
    branch_status: input.branch_status ?? null,
    nonprofit: booleanCell(input.nonprofit),
    registry_url: input.registry_url ?? null,
    registered_address: jsonCell(input.registered_address),
    registered_address_in_full: input.registered_address_in_full ?? null,
    home_company_id: input.home_company ? context.entities.resolve(input.home_company) : null,
    source_id: context.sourceId(input.source),
    retrieved_at: input.source.retrieved_at ?? null,
    version: versionOf(input),
  };
}

function identityOf(input: CompanyInput): Row {
  return {
    jurisdiction_code: input.jurisdiction_code,
    country_code: countryOf(input.jurisdiction_code),
    company_number: input.company_number,
    number_is_stand_in: Number(input.number_is_stand_in ?? false),
  };
}

export function createCompanyWriter(context: WriteContext): (input: CompanyInput) => WriteOutcome {
  const { db, entities } = context;
  const names = new CompanyNames(db);
  const watch = createCompanyWatch(context);
  const findRow = db.prepare<[number], Row>('SELECT * FROM companies WHERE id = ?');
  const identify = createCompanyIdentifier(context);
  const setKind = db.prepare("UPDATE entities SET kind = 'company' WHERE id = ? AND kind <> 'company'");
  const insertIdentifier = db.prepare(
    `INSERT OR IGNORE INTO company_identifiers (company_id, identifier_system_code, uid, identifier_system_name)
     VALUES (?, ?, ?, ?)`,
  );
  const insertCode = db.prepare(
    'INSERT OR IGNORE INTO company_industry_codes (company_id, code_scheme_id, code) VALUES (?, ?, ?)',
  );

  function addParts(id: number, input: CompanyInput, alsoKnownAs: PreviousName[], isNewer: boolean): boolean {
    const alternatives = [...(input.alternative_names ?? []), ...alsoKnownAs];
    const changes = [
      ...(input.previous_names ?? []).map((name) => names.add(id, 'previous', clean(name), isNewer)),
      ...alternatives.map((name) => names.add(id, 'alternative', clean(name), isNewer)),
      ...(input.identifiers ?? []).map(
        ({ identifier_system_code, uid, identifier_system_name }) =>
          insertIdentifier.run(id, identifier_system_code ?? 'unknown', uid, identifier_system_name ?? null).changes >
          0,
      ),
      ...(input.industry_codes ?? []).map(
        ({ code_scheme_id, code }) => insertCode.run(id, code_scheme_id, code).changes > 0,
      ),
    ];
    return changes.some(Boolean);
  }

  function insert(id: number, input: CompanyInput, isUnheardOf: boolean): WriteOutcome {
    const created_at = input.created_at ?? context.now();
    const row = toRow(input, context);
    const rest = { redacted: Number(input.redacted ?? false), created_at, updated_at: created_at };
    context.rows.insert('companies', { id }, identityOf(input), row, rest);
    context.noteUpdate(id, created_at);
    addParts(id, input, [], true);
    const { company_number } = input;
    names.index(
      id,
      company_number,
      row,
      input.registered_address ?? null,
      hasOtherNames(input) ? names.otherNames(id) : [],
    );
    if (isUnheardOf) return 'added';
    setKind.run(id);
    context.statements.markEntity(id);
    return 'added';
  }

  /** A name the record had before, written differently enough to be another name, stays findable. */
  function secondName(before: Row, next: Row, input: CompanyInput): PreviousName[] {
    const other = next.name === before.name ? stripControls(input.name) : String(before.name);
    return normaliseName(other) === normaliseName(String(next.name)) ? [] : [{ company_name: other, type: 'unknown' }];
  }

  function merge(id: number, before: Row, input: CompanyInput, joined: boolean): WriteOutcome {
    const incoming = toRow(input, context);
    const isNewer = versionOf(input) >= String(before.version);
    const next = mergeFacts(before, incoming, isNewer);
    if (before.number_is_stand_in && !input.number_is_stand_in) Object.assign(next, identityOf(input));
    if (input.redacted) next.redacted = 1;
    const changed = changedColumns(before, next);
    const namesBefore = names.otherNames(id);
    const partsChanged = addParts(id, input, secondName(before, next, input), isNewer);
    if (Object.keys(changed).length === 0 && !partsChanged && !joined) return 'unchanged';
    context.rows.update('companies', id, { ...changed, updated_at: context.now() });
    context.noteUpdate(id, context.now());
    names.unindex(id, namesBefore);
    const row = { ...before, ...next };
    names.index(id, String(row.company_number), row, addressOf(row), names.otherNames(id));
    if (joined || next.name !== before.name) context.statements.markEntity(id);
    return 'merged';
  }

  return (input) => {
    const { id, mergeFrom, isUnheardOf } = identify(input);
    for (const gone of mergeFrom) joinCompany(context, names, id, gone);
    if (!isUnheardOf) entities.setKeys([companyKey(input.jurisdiction_code, input.company_number)], id);
    const before = isUnheardOf ? undefined : findRow.get(id);
    const outcome = before ? merge(id, before, input, mergeFrom.length > 0) : insert(id, input, isUnheardOf);
    if (!input.is_restored) watch(id, input, isUnheardOf);
    return outcome;
  };
}

const hasOtherNames = ({ previous_names = [], alternative_names = [] }: CompanyInput): boolean =>
  previous_names.length + alternative_names.length > 0;

function clean(name: PreviousName): PreviousName {
  return { ...name, company_name: stripControls(name.company_name) };
}

/** The parts of a company row that turned out to be the same company go over to the one that is kept. */
function joinCompany({ db, entities }: WriteContext, names: CompanyNames, kept: number, gone: number): void {
  const lost = db.prepare<[number], { name: string }>('SELECT name FROM companies WHERE id = ?').get(gone);
  entities.merge(kept, gone);
  if (!lost) return;
  names.unindex(gone, names.otherNames(gone));
  for (const table of ['company_names', 'company_identifiers', 'company_industry_codes']) {
    db.prepare(`UPDATE OR IGNORE ${table} SET company_id = ? WHERE company_id = ?`).run(kept, gone);
  }
  names.add(kept, 'alternative', { company_name: lost.name, type: 'unknown' }, false);
  db.prepare('DELETE FROM companies WHERE id = ?').run(gone);
}
