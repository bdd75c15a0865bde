import { isDeepStrictEqual } from 'node:util';
import type { PreviousName } from '@/lib/contract/records';
import { fold } from '@/lib/shared/names/fold';
import { normaliseName } from '@/lib/shared/names/normalise';
import {
  changesImplied,
  confidenceOf,
  FACT_COLUMNS,
  firstSearchRow,
  hasStandIn,
  IDENTITY_COLUMNS,
  jurisdictionOf,
  numberOf,
  ownKeyOf,
  type PreparedCompany,
  rowOf,
  type SearchedCompany,
} from '../../prepare/company';
import { versionOf } from '../../prepare/datum';
import type { WriteOutcome } from '../../records';
import { addressCell } from '../sql-parts';
import {
  addClaim,
  addressOf,
  CLAIMED_FACTS,
  type Claim,
  Claims,
  followFromRow,
  homeCell,
  newestClaim,
  shownFacts,
  toFacts,
} from './claims';
import { type Cell, changedColumns, jsonCell, type Row } from './columns';
import {
  COMPANY_COLUMNS,
  CompanyNames,
  companyCells,
  countCompany,
  impliedCells,
  NO_PARTS,
  termsOf,
  WRITTEN_AT,
} from './company-names';
import type { CompanyTerms, WriteContext } from './context';
import type { EntityIndex } from './entities';
import type { CompanyWatch } from './officers';

interface KnownCompany {
  id: number;
  jurisdiction_code: string;
  company_number: string;
  number_is_stand_in: number;
}

interface Identity {
  id: number;
  /** Other entities that turn out to be the same company. */
  mergeFrom: number[];
  /** True if nothing has referred to the company before, so that it has no rows. */
  isNew: boolean;
}

/**
 * Finds the entity of a company record, and other entities that turn out to be the same.
 * Entities that share a key are one, with one exception: a company with a different number in the same register remains
 * another company, whatever third-party identifier they share (identifiers move when companies do).
 */
function createCompanyIdentifier({ entities, db }: WriteContext): (company: PreparedCompany) => Identity {
  const findKnown = db.prepare<[number], KnownCompany>(
    'SELECT id, jurisdiction_code, company_number, number_is_stand_in FROM companies WHERE id = ?',
  );
  return (company) => {
    const ownKey = ownKeyOf(company);
    const otherKeys = (company.extras.keys ?? []).filter((key) => key !== ownKey);
    const ids = entities.findAll([ownKey, ...otherKeys]);
    if (ids.length === 0) return { id: entities.createCompany(ownKey, otherKeys), mergeFrom: [], isNew: true };
    const known = new Map(ids.map((id) => [id, findKnown.get(id)]));
    const same = [...known.keys()].filter((id) => mayBeSame(company, known.get(id)));
    const id = choose(same, known, entities, ownKey) ?? entities.create('company', [ownKey, ...otherKeys]);
    entities.setKeys(
      otherKeys.filter((key) => {
        const owner = entities.find(key);
        return owner === undefined || same.includes(owner);
      }),
      id,
    );
    return { id, mergeFrom: same.filter((other) => other !== id), isNew: false };
  };
}

function mayBeSame(company: PreparedCompany, known: KnownCompany | undefined): boolean {
  if (!known || known.number_is_stand_in || hasStandIn(company)) return true;
  return known.jurisdiction_code === jurisdictionOf(company) && known.company_number === numberOf(company);
}

/**
 * Prefers a company with its register's number, then one with a stand-in, then a placeholder. Among several the key
 * decides: the id tells which was named first, and that may have been by a record that is forgotten since.
 */
function choose(
  same: number[],
  known: Map<number, KnownCompany | undefined>,
  entities: EntityIndex,
  ownKey: string,
): number | undefined {
  const owner = entities.find(ownKey);
  const rank = (id: number): number => {
    const company = known.get(id);
    if (company && !company.number_is_stand_in) return 0;
    if (id === owner) return 1;
    return company ? 2 : 3;
  };
  return [...same].sort((a, b) => rank(a) - rank(b) || (entities.keyOf(a) < entities.keyOf(b) ? -1 : 1))[0];
}

const textOf = (cell: Cell | undefined): string => (cell == null ? '' : String(cell));
const textOrNull = (cell: Cell | undefined): string | null => (cell == null ? null : String(cell));

/** Changed facts as columns, encoded with all current facts. */
function toColumns(changed: Row, facts: Row, terms: CompanyTerms): Row {
  const columns = terms.toColumns(changed);
  if (!('registered_address' in changed || 'registered_address_in_full' in changed)) return columns;
  const registered_address = addressCell(addressOf(facts), textOrNull(facts.registered_address_in_full));
  return { ...columns, registered_address };
}

/** The searchable facts of a company. */
const searchedOf = (facts: Row): SearchedCompany => ({
  name: textOf(facts.name),
  company_number: textOf(facts.company_number),
  native_company_number: textOf(facts.native_company_number),
  registered_address: addressOf(facts),
  registered_address_in_full: textOf(facts.registered_address_in_full),
});

const NAME = FACT_COLUMNS.indexOf('name');

const ROW = [...COMPANY_COLUMNS, ...WRITTEN_AT];

/** Branches without a name of their own have their number as name until their company's name is known. */
const isNameless = (company: PreparedCompany): boolean =>
  Boolean(company.extras.home_company) && company.facts[NAME] === numberOf(company);

/** The company as reported, but with the name that such a branch already has: its change is no event. */
const withKnownName = (company: PreparedCompany, { name = null }: Row): PreparedCompany =>
  isNameless(company) ? { ...company, facts: company.facts.with(NAME, name) } : company;

/** Such branches whose company has a name in the register. */
const NAMELESS_BRANCHES = `SELECT b.id, h.name FROM companies b JOIN companies h ON h.id = b.home_company_id
  WHERE b.branch IS NOT NULL AND b.redacted = 0 AND b.name = b.company_number AND h.name <> h.company_number`;

interface CompanyWriter {
  write: (company: PreparedCompany) => WriteOutcome;
  /** Gives branches without a name of their own the name of their company. */
  nameBranches: () => void;
}

/** Facts in which two sources can differ without either being written in another way. */
const COMPARED = ['name', 'inactive', 'incorporation_date', 'dissolution_date'] as const;

/** Dates may be known to the month or year only: then these decide. Names may be spelled in several ways. */
function agree(fact: (typeof COMPARED)[number], one: Cell | undefined, other: Cell | undefined): boolean {
  if (one == null || other == null) return true;
  if (fact === 'name') return normaliseName(String(one)) === normaliseName(String(other));
  return String(one).startsWith(String(other)) || String(other).startsWith(String(one));
}

/** Finds records that are twice in an import, and facts of which two publishers say something different. */
const createExaminer =
  ({ findings, now }: WriteContext) =>
  (before: Row, known: readonly Claim[], given: Claim): void => {
    const place = () => (before.redacted ? null : `${before.jurisdiction_code}/${before.company_number}`);
    // Some records are in several tables, each with a part of the facts.
    const isAgain = ({ publisher, record_key, retrieved_at, facts }: Claim): boolean =>
      publisher === given.publisher &&
      record_key === given.record_key &&
      retrieved_at === given.retrieved_at &&
      Object.keys(given.facts).every((fact) => facts[fact] != null);
    if (before.created_at === now() && known.some(isAgain)) findings.add('duplicate', 'company', place);
    const others = known.filter(({ publisher }) => publisher !== given.publisher);
    if (others.length === 0) return;
    for (const fact of COMPARED) {
      if (!others.every(({ facts }) => agree(fact, facts[fact], given.facts[fact])))
        findings.add('conflict', fact, place);
    }
  };

export function createCompanyWriter(context: WriteContext, watch: CompanyWatch): CompanyWriter {
  const { db, entities, snapshots, implied, counts } = context;
  const names = new CompanyNames(db, context.companyWords);
  const claims = new Claims(db);
  const examine = createExaminer(context);
  const findRow = db.prepare<[number], Row>('SELECT * FROM companies_in_words WHERE id = ?');
  const identify = createCompanyIdentifier(context);
  const setKind = db.prepare("UPDATE entities SET kind = 'company' WHERE id = ? AND kind <> 'company'");
  const insertRow = db.prepare<[Cell[]]>(
    `INSERT INTO companies (${ROW.join(', ')}) VALUES (${ROW.map(() => '?').join(', ')})`,
  );
  const insertIdentifier = db.prepare(
    `INSERT OR IGNORE INTO company_identifiers (company_id, identifier_system_code, uid, identifier_system_name)
     VALUES (?, ?, ?, ?)`,
  );
  const insertCode = db.prepare('INSERT OR IGNORE INTO company_industry_codes (company_id, code_id) VALUES (?, ?)');

  function addCodes(id: number, codes: readonly string[]): boolean {
    let changes = 0;
    for (const code of context.companyCodes.idsOf(codes)) changes += insertCode.run(id, code).changes;
    return changes > 0;
  }

  function addParts(id: number, company: PreparedCompany, alsoKnownAs: PreviousName[], isNewer: boolean): boolean {
    const { alternative_names = [], identifiers = [] } = company.extras;
    const changes = [
      addCodes(id, company.codes),
      ...company.previousNames.map((name) => names.add(id, 'previous', name, isNewer)),
      ...[...alternative_names, ...alsoKnownAs].map((name) => names.add(id, 'alternative', name, isNewer)),
      ...identifiers.map(
        ({ identifier_system_code, uid, identifier_system_name }) =>
          insertIdentifier.run(id, identifier_system_code ?? 'unknown', uid, identifier_system_name ?? null).changes >
          0,
      ),
    ];
    return changes.some(Boolean);
  }

  const homeOf = ({ extras }: PreparedCompany): number | null =>
    extras.home_company ? entities.resolve(extras.home_company) : null;

  /** False if the company was mentioned before, or if a snapshot of it was stored before the company. */
  function impliesSnapshot(company_id: number, company: PreparedCompany, isNew: boolean): boolean {
    if (company.extras.is_restored || !company.canImply) return false;
    return isNew || !snapshots.isKnown(company_id, company.source.publisher ?? '', company.record_key);
  }

  function insert(id: number, company: PreparedCompany, isNew: boolean): WriteOutcome {
    const { extras } = company;
    const created_at = extras.created_at ?? context.now();
    const implies = impliesSnapshot(id, company, isNew);
    const references = { home: homeOf(company), source: context.sourceId(company.source) };
    const terms = termsOf(company, context.companyTerms);
    const parts = isNew && implies ? impliedCells(context, company) : NO_PARTS;
    const fetched = context.fetchedOn(company.source.retrieved_at);
    const cells = companyCells(id, company, { ...references, ...terms, fetched, implies, ...parts });
    if (!isNew && implies) watch.expect(id, company);
    insertRow.run([...cells, created_at, created_at]);
    countCompany(context, company, { source: references.source, ...parts });
    if (!isNew) counts.count('events', counts.eventsOf(id));
    context.noteUpdate(id, created_at);
    addParts(id, company, [], true);
    names.index(id, company.words, hasOtherNames(company) ? names.otherNames(id) : []);
    if (!implies && !extras.is_restored) watch.see(id, company);
    if (isNew) return 'added';
    context.changed.add(id);
    counts.parents.mark(id);
    if (setKind.run(id).changes > 0) counts.count('placeholders', -1);
    context.statements.markEntity(id);
    return 'added';
  }

  /** A former spelling, or that of another record, that differs enough to be another name can still be found. */
  function secondName(before: Row, shown: Row, given: Row): PreviousName[] {
    const other = textOf(shown.name === before.name ? given.name : before.name);
    // A number in place of a name is not another name.
    if (other === before.company_number) return [];
    return normaliseName(other) === normaliseName(textOf(shown.name)) ? [] : [{ company_name: other, type: 'unknown' }];
  }

  function claimOf(company: PreparedCompany): Claim {
    const { facts, source, extras, record_key } = company;
    const home_company = extras.home_company ? homeCell(extras.home_company) : null;
    const row: Row = { ...toFacts(rowOf(FACT_COLUMNS, facts)), home_company, details: jsonCell(extras.details) };
    if (isNameless(company)) row.name = null;
    const given = CLAIMED_FACTS.map((fact): [string, Cell] => [fact, row[fact] ?? null]);
    return {
      publisher: source.publisher ?? '',
      record_key,
      source_id: context.sourceId(source),
      retrieved_at: source.retrieved_at ?? '',
      fetched_at: context.fetchedOn(source.retrieved_at),
      confidence: confidenceOf(company),
      facts: Object.fromEntries(given.filter(([, cell]) => cell !== null)),
      earlier: {},
    };
  }

  /** The row that follows from the claims. */
  function shownRow(all: readonly Claim[], before: Row): Row {
    const newest = newestClaim(all);
    const { home_company, ...facts } = shownFacts(all);
    const name = facts.name ?? before.name ?? null;
    return {
      ...facts,
      name,
      sort_name: fold(textOf(name)).trim(),
      home_company_id: home_company == null ? null : entities.resolve(JSON.parse(String(home_company))),
      source_id: newest?.source_id ?? null,
      retrieved_at: newest?.retrieved_at || null,
      record_key: newest?.record_key ?? '',
      confidence: newest?.confidence ?? null,
      fetched_at: newest?.fetched_at ?? null,
    };
  }

  /** @param joined Claims about companies that have turned out to be this one. */
  function merge(id: number, before: Row, company: PreparedCompany, joined: readonly Claim[] | undefined) {
    homeOf(company);
    const given = claimOf(company);
    const known = claims.of(id, before);
    examine(before, known, given);
    const all = addClaim((joined ?? []).reduce(addClaim, known), given);
    const next = shownRow(all, before);
    if (givesWay(before, company)) Object.assign(next, rowOf(IDENTITY_COLUMNS, company.identity));
    if (company.extras.redacted) next.redacted = 1;
    const changed = changedColumns(before, next);
    const namesBefore = names.otherNames(id);
    const isNewer =
      versionOf(given, given.record_key) >=
      versionOf({ retrieved_at: textOf(before.retrieved_at) }, textOf(before.record_key));
    const added = addParts(id, company, secondName(before, next, { ...before, ...given.facts }), isNewer);
    const partsChanged = ((joined || next.name !== before.name) && names.removeShown(id, textOf(next.name))) || added;
    const areStored = !followFromRow(known) || !followFromRow(all);
    const claimsChanged = areStored && !isDeepStrictEqual(all, known);
    if (Object.keys(changed).length === 0 && !partsChanged && !claimsChanged && !joined) return 'unchanged';
    if (changesImplied(changed)) implied.writeDown(id);
    if (claimsChanged) claims.save(id, known, all);
    if (Object.keys(changed).length === 0 && !partsChanged && !joined) return 'merged';
    countChange(id, before, { ...before, ...next }, changed);
    update(id, { ...before, ...next }, changed, namesBefore);
    if (joined || next.name !== before.name || 'redacted' in changed) context.statements.markEntity(id);
    return 'merged';
  }

  /** A row with other facts. */
  function countChange(id: number, before: Row, next: Row, changed: Row): void {
    if ('redacted' in changed) counts.parents.mark(id);
    if (!('source_id' in changed || 'retrieved_at' in changed)) return;
    counts.countOfSource('companies', before.source_id ?? null, before.retrieved_at ?? null, -1);
    counts.countOfSource('companies', next.source_id ?? null, next.retrieved_at ?? null);
  }

  function update(id: number, next: Row, changed: Row, namesBefore: string[]): void {
    const columns = toColumns(changed, next, context.companyTerms);
    context.changed.add(id);
    context.rows.update('companies', id, { ...columns, updated_at: context.now() });
    context.noteUpdate(id, context.now());
    names.unindex(id, namesBefore);
    names.index(id, firstSearchRow(searchedOf(next)), names.otherNames(id));
  }

  /** What the row implies follows it, and so do snapshots: no source reported a change of name. */
  function nameBranches(): void {
    const renameInSnapshots = db.prepare(
      `UPDATE snapshots SET facts = json_set(facts, '$.name', @name)
       WHERE company_id = @id AND facts ->> '$.name' = (SELECT company_number FROM companies WHERE id = @id)`,
    );
    for (const { id, name } of db.prepare<[], { id: number; name: string }>(NAMELESS_BRANCHES).all()) {
      const changed = { name, sort_name: fold(name).trim() };
      const otherNames = names.otherNames(id);
      update(id, { ...toFacts(findRow.get(id) ?? {}), ...changed }, changed, otherNames);
      renameInSnapshots.run({ id, name });
      context.statements.markEntity(id);
    }
    context.statements.indexMarked();
    context.changed.write();
  }

  /** The claims about a company that is joined with another, before its row goes. */
  function claimsOf(gone: number): Claim[] {
    const row = findRow.get(gone);
    const all = row ? claims.of(gone, toFacts(row)) : [];
    claims.clear(gone);
    return all;
  }

  function write(company: PreparedCompany): WriteOutcome {
    const { id, mergeFrom, isNew } = identify(company);
    const joined = mergeFrom.flatMap((gone) => {
      const all = claimsOf(gone);
      joinCompany(context, names, id, gone);
      return all;
    });
    const before = isNew ? undefined : findRow.get(id);
    if (!isNew) settleNumber(entities, id, before, company);
    if (!before) return insert(id, company, isNew);
    // Before the row changes, because the previous snapshot may follow from it.
    if (!company.extras.is_restored) watch.see(id, withKnownName(company, before));
    return merge(id, toFacts(before), company, mergeFrom.length > 0 ? joined : undefined);
  }

  return { write, nameBranches };
}

/** A stand-in number is replaced by one of the company's register. */
const givesWay = (before: Row, company: PreparedCompany): boolean =>
  Boolean(before.number_is_stand_in) && !hasStandIn(company);

/** Makes the company findable by the number of the record: in its row, or else by a key. */
function settleNumber(entities: EntityIndex, id: number, before: Row | undefined, company: PreparedCompany): void {
  const ownKey = ownKeyOf(company);
  if (before && !givesWay(before, company)) entities.setKeys([ownKey], id);
  else {
    if (before) entities.saveNumber(id);
    entities.bearNumber(ownKey, id);
  }
}

const hasOtherNames = ({ previousNames, extras: { alternative_names = [] } }: PreparedCompany): boolean =>
  previousNames.length + alternative_names.length > 0;

/** Moves the parts of a duplicate company to the one that is kept. */
function joinCompany({ db, entities, counts }: WriteContext, names: CompanyNames, kept: number, gone: number): void {
  const lost = db
    .prepare<[number], { name: string; source_id: Cell; retrieved_at: Cell }>(
      'SELECT name, source_id, retrieved_at FROM companies WHERE id = ?',
    )
    .get(gone);
  entities.merge(kept, gone);
  if (!lost) return;
  names.unindex(gone, names.otherNames(gone));
  for (const table of ['company_names', 'company_identifiers', 'company_industry_codes']) {
    db.prepare(`UPDATE OR IGNORE ${table} SET company_id = ? WHERE company_id = ?`).run(kept, gone);
    // Duplicates were left behind.
    db.prepare(`DELETE FROM ${table} WHERE company_id = ?`).run(gone);
  }
  names.add(kept, 'alternative', { company_name: lost.name, type: 'unknown' }, false);
  db.prepare('DELETE FROM companies WHERE id = ?').run(gone);
  counts.countOfSource('companies', lost.source_id, lost.retrieved_at, -1);
}
