import type { RegistrationEntity } from '@/lib/contract/provenance';
import type { Company, IndustryCode, PreviousName } from '@/lib/contract/records';
import type { ComparableCompany } from '@/lib/records/company/same-company';
import { companyKey } from '@/lib/shared/links';
import { fold } from '@/lib/shared/names/fold';
import { normaliseName, spellingsOfName } from '@/lib/shared/names/normalise';
import type { CompanyKey, SimilarCompanies, StoredCompany } from '../../store';
import type { SqliteDatabase } from '../open';
import {
  addressOfCell,
  type CompanyRow,
  companyPath,
  createEntityNames,
  createIndexHint,
  createNameReader,
  createVersionReader,
  groupingPath,
  jsonObject,
  jsonRows,
  LAST_LETTER,
  type NamedEntity,
  type NameRow,
  parseJson,
  SOURCE_COLUMNS,
  toCompanyItem,
  toCompanyReference,
  toName,
} from '../sql-parts';
import { SEARCH_ROWS_PER_COMPANY } from '../write/company-names';
import { createSummaryReader } from './company-parts';
import { hadNameExpression } from './name-query';

export type Control = Pick<
  Company,
  'controlling_entity' | 'ultimate_beneficial_owners' | 'ultimate_controlling_company'
>;

/** Longer chains are not followed: their end stays unknown. */
export const MAX_CONTROL_DEPTH = 100;
/** Steps of chains in memory, some 40 bytes each. */
const MOST_STEPS_KEPT = 20_000;

/** As in networks: on or after its start, and before its end; ">": still so after it. */
const IS_CURRENT = `(s.start_date IS NULL OR s.start_date <= date('now'))
    AND (s.end_date IS NULL OR s.end_date_type IS '>' OR s.end_date > date('now'))`;

/**
 * The controlling parent (specification, `controlling_entity`: "derived from subsidiary/parent data or a majority
 * equity stake") among current relationships; highest confidence first. Exactly half is no majority; a band
 * from 50 per cent on is, as registers mean more than that. A subsidiary without a share is stated to be controlled.
 */
const controllerOf = (company: string): string => `SELECT r.parent_id FROM relationships r
  JOIN statements s ON s.id = r.statement_id LEFT JOIN provenances p ON p.statement_id = r.statement_id
  WHERE r.child_id = ${company} AND r.parent_id <> r.child_id AND ${IS_CURRENT}
    AND (r.relationship_type = 'subsidiary' AND coalesce(r.percentage, r.percentage_min, r.percentage_max) IS NULL
      OR r.percentage > 50 OR r.percentage_min >= 50)
  GROUP BY r.statement_id
  HAVING max(p.confidence) > 60
  ORDER BY max(p.confidence) DESC, coalesce(r.percentage, r.percentage_min) DESC, r.statement_id LIMIT 1`;

/** The ultimate parent that a current statement names; the one with the highest confidence, then the newest. */
const statedParentOf = (company: string): string => `SELECT subject.entity_id FROM statement_entities object
  JOIN statements s ON s.id = object.statement_id AND s.data_type = 'subsidiary_relationship' AND ${IS_CURRENT}
    AND s.properties ->> '$.ultimate' = 1
  JOIN statement_entities subject ON subject.statement_id = s.id AND subject.role = 'subject'
    AND subject.entity_id <> object.entity_id
  LEFT JOIN provenances p ON p.statement_id = s.id
  WHERE object.entity_id = ${company} AND object.role = 'object'
  GROUP BY s.id
  HAVING max(p.confidence) > 60
  ORDER BY max(p.confidence) DESC, coalesce(s.start_date, s.sample_date) DESC, s.id DESC LIMIT 1`;

const ownersOf = (company: string): string => `SELECT DISTINCT subject.entity_id FROM statement_entities object
  JOIN statements s ON s.id = object.statement_id AND s.is_ultimate_beneficial_owner = 1 AND ${IS_CURRENT}
  JOIN statement_entities subject ON subject.statement_id = s.id AND subject.role = 'subject'
  WHERE object.entity_id = ${company} AND object.role = 'object' ORDER BY s.id`;

/** What the register says of the control of a company itself. */
interface OwnControl {
  id: number;
  controller_id: number | null;
  stated_parent_id: number | null;
  owners: Pick<OtherEndRow, 'entity_id'>[];
}

function createControlReader(db: SqliteDatabase): (company: OwnControl) => Control {
  const nameEntities = createEntityNames(db);
  const findAbove = db
    .prepare<[number, number], number | null>(`SELECT coalesce((${statedParentOf('?')}), (${controllerOf('?')}))`)
    .pluck();

  const version = createVersionReader(db);
  const above = new Map<number, number | null>();
  let known = '';

  /**
   * The next step of a chain. Kept until the register or the day changes: chains of thousands of companies lead through the same few
   * heads of groups, and each of these has thousands of statements to look through.
   */
  function stepAbove(id: number): number | null {
    const next = above.get(id);
    if (next !== undefined) return next;
    const found = findAbove.get(id, id) ?? null;
    if (above.size >= MOST_STEPS_KEPT) above.clear();
    above.set(id, found);
    return found;
  }

  /** Forgets the steps that may have changed. */
  function refresh(): void {
    const now = `${version()} ${new Date().toISOString().slice(0, 10)}`;
    if (now !== known) above.clear();
    known = now;
  }

  /**
   * The end of the chain of controllers. A statement about the ultimate parent counts before a step, as it may lead
   * further than the steps that are known. Undefined for a loop, which has no end.
   */
  function ultimateController({ id, stated_parent_id, controller_id }: OwnControl): number | undefined {
    const seen = new Set([id]);
    let [top, next] = [id, stated_parent_id ?? controller_id];
    if (next !== null) refresh();
    while (next !== null && !seen.has(next) && seen.size <= MAX_CONTROL_DEPTH) {
      seen.add(next);
      top = next;
      next = stepAbove(top);
    }
    return next === null && top !== id && seen.size <= MAX_CONTROL_DEPTH ? top : undefined;
  }

  return (company) => {
    const controller = company.controller_id ?? undefined;
    const ultimate = ultimateController(company);
    const owners = company.owners.map(({ entity_id }) => entity_id);
    const names = nameEntities([controller, ultimate, ...owners].filter((id) => id !== undefined));
    return toControl({ controller, ultimate, owners }, names);
  };
}

interface Controllers {
  controller: number | undefined;
  ultimate: number | undefined;
  owners: readonly number[];
}

export function toControl(
  { controller, ultimate, owners }: Controllers,
  names: ReadonlyMap<number, NamedEntity>,
): Control {
  const reference = (id: number | undefined) => {
    const entity = id === undefined ? undefined : names.get(id);
    return entity ? toCompanyReference(entity) : null;
  };
  return {
    controlling_entity: reference(controller),
    ultimate_controlling_company: reference(ultimate),
    ultimate_beneficial_owners: owners.flatMap((id) => {
      const owner = names.get(id);
      return owner ? [{ ultimate_beneficial_owner: { name: owner.name, service_url: owner.service_url } }] : [];
    }),
  };
}

export type Registrations = Pick<
  Company,
  'alternate_registration_entities' | 'previous_registration_entities' | 'subsequent_registration_entities'
>;

export interface OtherEndRow {
  data_type: string;
  /** Role of the other entity in the statement. */
  role: 'subject' | 'object';
  entity_id: number;
}

function toRegistration({ name, jurisdiction_code, company_number, service_url }: NamedEntity): RegistrationEntity {
  return { company_name: name, jurisdiction_code, company_number, service_url };
}

/**
 * Other registrations of a company, from its registration statements: in a subsequent registration the subject is the
 * earlier entry and the object the later one; an alternate registration is symmetric.
 */
const OF_REGISTRATIONS = "data_type IN ('subsequent_registration', 'alternate_registration')";
const REGISTRATIONS = `SELECT DISTINCT s.data_type, other.role, other.entity_id
  FROM statement_entities own JOIN statements s ON s.id = own.statement_id AND s.${OF_REGISTRATIONS}
  JOIN statement_entities other ON other.statement_id = s.id AND other.entity_id <> own.entity_id
  WHERE own.entity_id = c.id ORDER BY other.entity_id`;

function createRegistrationReader(db: SqliteDatabase): (registrations: readonly OtherEndRow[]) => Registrations {
  const nameEntities = createEntityNames(db);
  return (rows) => {
    return toRegistrations(rows, nameEntities(rows.map(({ entity_id }) => entity_id)));
  };
}

/** @param rows In the order of their entities. */
export function toRegistrations(rows: readonly OtherEndRow[], names: ReadonlyMap<number, NamedEntity>): Registrations {
  const pick = (wanted: (row: OtherEndRow) => boolean): RegistrationEntity[] =>
    [...new Set(rows.filter(wanted).map(({ entity_id }) => entity_id))]
      .map((id) => names.get(id))
      .filter((entity) => entity !== undefined)
      .map(toRegistration);
  return {
    alternate_registration_entities: pick(({ data_type }) => data_type === 'alternate_registration'),
    previous_registration_entities: pick(
      (row) => row.data_type === 'subsequent_registration' && row.role === 'subject',
    ),
    subsequent_registration_entities: pick(
      (row) => row.data_type === 'subsequent_registration' && row.role === 'object',
    ),
  };
}

interface IdentifierRow {
  uid: string;
  identifier_system_code: string;
  identifier_system_name: string | null;
}

interface GroupingRow {
  name: string;
  updated_at: string;
  wikipedia_id: string | null;
}

const NAMES = `SELECT kind, name, type, language, nullif(start_date, '') AS start_date, nullif(end_date, '') AS end_date
  FROM company_names WHERE company_id = c.id ORDER BY company_names.end_date DESC, company_names.start_date DESC, name`;

const INDUSTRY_CODES = `SELECT t.code, i.description, t.code_scheme_id, s.name AS code_scheme_name,
    t.code_scheme_id || '-' || replace(t.code, '.', '') AS uid
  FROM company_industry_codes cc JOIN told_industry_codes t ON t.id = cc.code_id
  LEFT JOIN industry_codes i ON i.code_scheme_id = t.code_scheme_id AND i.code = t.code
  LEFT JOIN industry_code_schemes s ON s.id = t.code_scheme_id
  WHERE cc.company_id = c.id ORDER BY t.code_scheme_id, t.code`;

const GROUPINGS = `SELECT g.name, g.updated_at, g.wikipedia_id FROM corporate_grouping_members m
  JOIN corporate_groupings g ON g.id = m.grouping_id WHERE m.company_id = c.id ORDER BY g.name`;

export type ListedName = NameRow & { kind: 'previous' | 'alternative' };

/** The same with what statements say of it. */
interface RecordRow extends ListedRow, OwnControl {
  registrations: OtherEndRow[];
}

/** The row of a company with its lists. */
export interface ListedRow extends CompanyRow {
  names: ListedName[];
  identifiers: IdentifierRow[];
  industry_codes: IndustryCode[];
  groupings: GroupingRow[];
}

const ROW_COLUMNS = [
  ...['id', 'jurisdiction_code', 'company_number', 'native_company_number', 'name', 'company_type', 'current_status'],
  ...['incorporation_date', 'dissolution_date', 'inactive', 'branch', 'branch_status', 'redacted', 'registry_url'],
  ...['registered_address', 'registered_address_in_full', 'home_company_id', 'created_at', 'updated_at'],
  ...['publisher', 'source_url', 'source_type', 'terms', 'retrieved_at'],
] as const satisfies readonly (keyof CompanyRow)[];

/** The rest of a record, of the company `c.id`. */
const PARTS: Readonly<Record<Exclude<keyof RecordRow, keyof CompanyRow>, string>> = {
  names: jsonRows(['kind', 'name', 'type', 'language', 'start_date', 'end_date'], NAMES),
  identifiers: jsonRows(
    ['uid', 'identifier_system_code', 'identifier_system_name'],
    'SELECT * FROM company_identifiers WHERE company_id = c.id',
  ),
  industry_codes: jsonRows(['code', 'description', 'code_scheme_id', 'code_scheme_name', 'uid'], INDUSTRY_CODES),
  groupings: jsonRows(['name', 'updated_at', 'wikipedia_id'], GROUPINGS),
  // Most registers have none: a company with thousands of statements need not be searched for them.
  registrations: `json(CASE WHEN EXISTS (SELECT 1 FROM statements WHERE ${OF_REGISTRATIONS})
    THEN ${jsonRows(['data_type', 'role', 'entity_id'], REGISTRATIONS)} ELSE '[]' END)`,
  controller_id: `(${controllerOf('c.id')})`,
  stated_parent_id: `(${statedParentOf('c.id')})`,
  owners: jsonRows(['entity_id'], ownersOf('c.id')),
};

/** The row of a company and all that belongs to it, in one statement: each statement costs as much as several lists. */
function createRecordFinder(db: SqliteDatabase) {
  const select = (where: string) =>
    `SELECT ${jsonObject(ROW_COLUMNS, PARTS)} FROM (
       SELECT c.*, ${SOURCE_COLUMNS} FROM companies_in_words c LEFT JOIN sources s ON s.id = c.source_id ${where}) c`;
  const byNumber = db
    .prepare<[string, string], string>(select('WHERE c.jurisdiction_code = ? AND c.company_number = ?'))
    .pluck();
  const byKey = db
    .prepare<[string], string>(select('JOIN entity_keys k ON k.entity_id = c.id WHERE k.key = ?'))
    .pluck();
  /** By the number as given, then in capitals (as most registers write it), then by a former number of the company. */
  return ({ jurisdiction_code, company_number }: CompanyKey): RecordRow | undefined => {
    const jurisdiction = jurisdiction_code.toLowerCase();
    const found =
      byNumber.get(jurisdiction, company_number) ??
      byNumber.get(jurisdiction, company_number.toUpperCase()) ??
      byKey.get(companyKey(jurisdiction, company_number));
    return found === undefined ? undefined : parseJson<RecordRow>(found);
  };
}

function namesOf({ names }: ListedRow, kind: ListedName['kind']): PreviousName[] {
  return names.filter((name) => name.kind === kind).map(toName);
}

/** What other records say of a company. */
interface OtherParts {
  registrations: Registrations;
  control: Control;
  home: Company['home_company'];
}

export const toCompany = (row: ListedRow, { registrations, control, home }: OtherParts): Company => ({
  ...toCompanyItem(row, namesOf(row, 'previous')),
  native_company_number: row.native_company_number,
  alternative_names: namesOf(row, 'alternative'),
  ...registrations,
  identifiers: row.identifiers.map((identifier) => ({ identifier })),
  industry_codes: row.industry_codes.map((industry_code) => ({ industry_code })),
  corporate_groupings: row.groupings.map((grouping) => ({
    corporate_grouping: { ...grouping, service_url: groupingPath(grouping.name) },
  })),
  ...control,
  home_company: home,
});

export function createCompanyReader(db: SqliteDatabase) {
  const findRecord = createRecordFinder(db);
  const readControl = createControlReader(db);
  const readRegistrations = createRegistrationReader(db);
  const nameEntities = createEntityNames(db);
  const summarise = createSummaryReader(db);

  function homeCompany(id: number | null): Company['home_company'] {
    const entity = id === null ? undefined : nameEntities([id]).get(id);
    return entity ? toCompanyReference(entity) : null;
  }

  return (key: CompanyKey): StoredCompany | undefined => {
    const row = findRecord(key);
    if (!row) return undefined;
    return {
      id: row.id,
      redacted: row.redacted === 1,
      company: toCompany(row, {
        registrations: readRegistrations(row.registrations),
        control: readControl(row),
        home: homeCompany(row.home_company_id),
      }),
      summarise: async () => summarise(row.id, companyPath(row.jurisdiction_code, row.company_number)),
    };
  };
}

interface SimilarRow {
  id: number;
  name: string;
  jurisdiction_code: string;
  company_number: string;
  number_is_stand_in: number;
  incorporation_date: string | null;
  branch: string | null;
  registered_address: string | null;
  registered_address_in_full: string | null;
}

interface CompanyIdentifierRow {
  company_id: number;
  uid: string;
  identifier_system_code: string;
  identifier_system_name: string | null;
}

/** Read from each range of names, from each identifier, and of the former names: limits that common names reach. */
export const MOST_OF_A_RANGE = 50;
export const MOST_OF_AN_IDENTIFIER = 10;
export const MOST_FORMER_NAMES = 20;
/** Companies of which one former name at least has the words of a name. */
export const MOST_WITH_WORDS = 200;

const WITH_WORDS = `SELECT DISTINCT rowid / ${SEARCH_ROWS_PER_COMPANY} FROM company_search
  WHERE company_search MATCH ? LIMIT ${MOST_WITH_WORDS}`;

/** Whether one of a company's former names is a name, in any spelling of the legal form. */
export function hadName(names: readonly PreviousName[], name: string): boolean {
  const wanted = normaliseName(name);
  return names.some(({ company_name }) => normaliseName(company_name) === wanted);
}

/** Companies with an identifier of the given one. CROSS JOIN reads the index of identifiers for each. */
const BY_IDENTIFIER = `SELECT DISTINCT other.company_id FROM company_identifiers own CROSS JOIN company_identifiers other
  ON lower(other.uid) = lower(own.uid) AND other.identifier_system_code = own.identifier_system_code
  WHERE own.company_id = @id AND other.company_id <> @id LIMIT ${MOST_OF_AN_IDENTIFIER}`;

/** Those of the given companies that a statement names together with the company: the register knows how they relate. */
const STATED_TOGETHER = `SELECT DISTINCT theirs.entity_id FROM json_each(@others) other
  CROSS JOIN statement_entities theirs ON theirs.entity_id = other.value
  CROSS JOIN statement_entities own ON own.statement_id = theirs.statement_id WHERE own.entity_id = @id`;

/** Reads companies by their ids, as they are compared; and which of some others a statement names together with one. */
export function createComparableReader(db: SqliteDatabase) {
  const together = db.prepare<{ id: number; others: string }, number>(STATED_TOGETHER).pluck();
  const list = db.prepare<[string], SimilarRow>(
    `SELECT c.id, c.name, c.jurisdiction_code, c.company_number, c.number_is_stand_in, c.incorporation_date, c.branch,
       c.registered_address, c.registered_address_in_full
     FROM json_each(?) given JOIN companies c ON c.id = given.value WHERE c.redacted = 0`,
  );
  const listIdentifiers = db.prepare<[string], CompanyIdentifierRow>(
    'SELECT * FROM company_identifiers WHERE company_id IN (SELECT value FROM json_each(?))',
  );
  const previousNames = createNameReader(db, 'previous');

  function load(ids: readonly number[]): Map<number, ComparableCompany> {
    const all = JSON.stringify(ids);
    const identifiers = new Map<number, { identifier: Omit<CompanyIdentifierRow, 'company_id'> }[]>();
    for (const { company_id, ...identifier } of listIdentifiers.all(all)) {
      identifiers.set(company_id, [...(identifiers.get(company_id) ?? []), { identifier }]);
    }
    const names = previousNames([...ids]);
    return new Map(
      list.all(all).map(({ id, number_is_stand_in, registered_address, ...row }) => [
        id,
        {
          ...row,
          number_is_stand_in: number_is_stand_in === 1,
          registered_address: addressOfCell(registered_address, row.registered_address_in_full),
          previous_names: names.get(id) ?? [],
          identifiers: identifiers.get(id) ?? [],
        },
      ]),
    );
  }

  return {
    load,
    statedTogether: (id: number, others: readonly number[]) => together.all({ id, others: JSON.stringify(others) }),
  };
}

/**
 * Finds the records that may be about the same company as a given one, by identifiers, and by names of which one at least is
 * in use: each of two such records finds the other. Reads a limited
 * number of index entries, whatever the size of the register.
 */
export function createSimilarCompanyReader(db: SqliteDatabase) {
  const indexedBy = createIndexHint(db);
  const byIdentifier = db.prepare<{ id: number }, number>(BY_IDENTIFIER).pluck();
  const find = db
    .prepare<[string, string], number>('SELECT id FROM companies WHERE jurisdiction_code = ? AND company_number = ?')
    .pluck();
  const withWords = db.prepare<[string], number>(WITH_WORDS).pluck();
  const previousNames = createNameReader(db, 'previous');
  const { load, statedTogether } = createComparableReader(db);

  function idsByFormerName(name: string): number[] {
    const expression = hadNameExpression(name);
    if (expression === undefined) return [];
    const names = previousNames(withWords.all(expression));
    return [...names].flatMap(([id, former]) => (hadName(former, name) ? [id] : []));
  }

  function idsByName(name: string): number[] {
    const inRange = db.prepare<[string, string], { id: number; name: string }>(
      `SELECT id, name FROM companies ${indexedBy('companies_by_name')}
       WHERE redacted = 0 AND sort_name >= ? AND sort_name < ? ORDER BY sort_name LIMIT ${MOST_OF_A_RANGE}`,
    );
    const wanted = normaliseName(name);
    if (wanted === '') return [];
    const rows = spellingsOfName(fold(name).trim()).flatMap((start) => inRange.all(start, start + LAST_LETTER));
    return rows.filter((row) => normaliseName(row.name) === wanted).map(({ id }) => id);
  }

  return ({ jurisdiction_code, company_number }: CompanyKey): SimilarCompanies | undefined => {
    const id = find.get(jurisdiction_code, company_number);
    const company = id === undefined ? undefined : load([id]).get(id);
    if (id === undefined || !company) return undefined;
    const former = (company.previous_names ?? []).slice(0, MOST_FORMER_NAMES).map(({ company_name }) => company_name);
    const named = [company.name, ...former].flatMap(idsByName);
    const others = new Set([...byIdentifier.all({ id }), ...named, ...idsByFormerName(company.name)]);
    others.delete(id);
    if (others.size === 0) return { company, others: [] };
    for (const known of statedTogether(id, [...others])) others.delete(known);
    return { company, others: [...load([...others]).values()] };
  };
}
