import { LETTERS, type Letter } from '@/lib/contract/neighbours';
import type { CompanyReference } from '@/lib/contract/provenance';
import type { CompanyClaim } from '@/lib/contract/records';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { companyKey } from '@/lib/shared/links';
import { fold } from '@/lib/shared/names/fold';
import { termKey } from '@/lib/shared/names/normalise';
import { firstSearchRow, otherNameRow, SEARCH_COLUMNS } from '../prepare/company';
import { ONLY_IN_EXPORTS } from '../records';
import { dayCode, writingDayCode } from '../sqlite/columns/days';
import type { SqliteDatabase } from '../sqlite/open';
import { createClaimList } from '../sqlite/read/claims';
import { ATTRIBUTES, DATUM_COLUMNS, FILING_VALUES, KIND_OF_DATUM } from '../sqlite/read/company-parts';
import { createContentsReader, createImportReader } from '../sqlite/read/contents';
import { SAID } from '../sqlite/read/statement-lists';
import {
  addressOfCell,
  createEntityNames,
  EVENT_COLUMNS,
  type EventRow,
  KIND_OF_EVENT,
  parseJson,
  placeholderPath,
  publicId,
  SOURCE_COLUMNS,
  storedId,
} from '../sqlite/sql-parts';
import { SEARCH_ROWS_PER_COMPANY } from '../sqlite/write/company-names';
import { searchEntryOf, wordsOf } from '../sqlite/write/statement-words';
import { FIRST_WORD, IDS_PER_BUILDER, type Kind } from './indexes';

/** Kinds with a document for each record. */
export type RecordKind = Exclude<Kind, 'lists'>;

/** What the index holds of a record of the register. */
export interface Built {
  /** Of the record in addresses; also the id of the document. */
  id: number;
  /** Undefined if there is no such record, or it is not shown. */
  document: Record<string, unknown> | undefined;
}

type Row = Record<string, string | number | null>;
type Build = (ids: readonly number[]) => Map<number, Record<string, unknown>>;

/** The folded words of a text, as the search tables of the file see them. */
export const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

const inOrder = (text: string | null | undefined): string => [FIRST_WORD, ...wordsIn(text ?? '')].join(' ');

/** The letter under which a folded name is listed; names that begin after "z" are with it. */
export function letterOf(sortName: string): Letter {
  if (sortName < 'a') return '#';
  return sortName >= 'z' ? 'z' : (LETTERS.find((letter) => sortName.startsWith(letter)) ?? 'z');
}

const byKey = <Value extends Row>(rows: readonly Value[], key: keyof Value): Map<number, Value[]> => {
  const lists = new Map<number, Value[]>();
  for (const row of rows) {
    const id = Number(row[key]);
    const known = lists.get(id);
    if (known) known.push(row);
    else lists.set(id, [row]);
  }
  return lists;
};

/** Fields without the empty ones, which need not be stored. */
const filled = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

const GIVEN = '(SELECT value FROM json_each(@ids))';

/** The redacted companies among the ends of statements, and those ends as the interface shows them. */
const HIDDEN_STATEMENTS = `SELECT DISTINCT e.statement_id FROM statement_entities e
  JOIN companies c ON c.id = e.entity_id AND c.redacted = 1 WHERE e.statement_id IN ${GIVEN}`;

const DATA_TYPES = `SELECT company_id AS id, k.data_type AS type FROM company_data_kinds d
    JOIN data_kinds k ON k.id = d.kind_id WHERE company_id IN ${GIVEN}
  UNION SELECT e.entity_id, s.data_type FROM statement_entities e JOIN statements s ON s.id = e.statement_id
    WHERE e.entity_id IN ${GIVEN}`;

/** Columns of a company's row that replies are made of. */
const COMPANY_COLUMNS = [
  ...['id', 'jurisdiction_code', 'company_number', 'number_is_stand_in', 'native_company_number', 'name'],
  ...[
    'company_type',
    'current_status',
    'incorporation_date',
    'dissolution_date',
    'inactive',
    'branch',
    'branch_status',
  ],
  ...['nonprofit', 'redacted', 'registry_url', 'registered_address', 'registered_address_in_full', 'home_company_id'],
  ...['retrieved_at', 'record_key', 'fetched_at', 'confidence', 'created_at', 'updated_at'],
];

const COMPANY_ROWS = `SELECT ${COMPANY_COLUMNS.map((column) => `c.${column}`).join(', ')}, ${SOURCE_COLUMNS}, c.sort_name
  FROM companies_in_words c LEFT JOIN sources s ON s.id = c.source_id WHERE c.id IN ${GIVEN}`;

/** A company has one type once, in its first spelling. */
function typesOf(types: readonly string[]): Record<string, unknown> {
  const spelt = new Map(
    [...types]
      .sort()
      .reverse()
      .map((type) => [type.toLowerCase(), type]),
  );
  return { data_types: [...spelt.values()], data_type_keys: [...spelt.keys()] };
}

function periodOf(name: 'incorporation' | 'dissolution', day: string | null): Record<string, unknown> {
  const code = dayCode(day);
  return code === 0 ? {} : { [name]: code, ...(code >>> 5 > 0 && { [`${name}_month`]: code >>> 5 }) };
}

/** Reads rows of the given ids, which are bound as a list. */
function createReader(db: SqliteDatabase) {
  return (sql: string) => {
    const query = db.prepare<[{ ids: string }], Row>(sql);
    return (ids: readonly number[]): Row[] => query.all({ ids: JSON.stringify(ids) });
  };
}

/** Companies, placeholders and what became of these. */
function createEntityBuilder(db: SqliteDatabase, own: (id: number) => number): Build {
  const all = createReader(db);
  const entities = all(
    `SELECT e.id, e.kind, e.merged_into, p.name, p.entity_type, p.jurisdiction_string, p.jurisdiction_code, p.identifier,
       p.retrieved_at, ${SOURCE_COLUMNS}, p.id IS NOT NULL AS is_placeholder
     FROM entities e LEFT JOIN placeholders p ON p.id = e.id LEFT JOIN sources s ON s.id = p.source_id WHERE e.id IN ${GIVEN}`,
  );
  const companies = all(COMPANY_ROWS);
  const names = all(
    `SELECT company_id, kind, name, type, language, nullif(start_date, '') AS start_date, nullif(end_date, '') AS end_date
     FROM company_names WHERE company_id IN ${GIVEN}
     ORDER BY company_id, company_names.end_date DESC, company_names.start_date DESC, name`,
  );
  const identifiers = all(
    `SELECT company_id, uid, identifier_system_code, identifier_system_name, lower(uid) AS in_lower_case,
       lower(identifier_system_code || '-' || uid) AS with_system
     FROM company_identifiers WHERE company_id IN ${GIVEN}`,
  );
  const codes = all(
    `SELECT cc.company_id, t.code, t.code_scheme_id, t.key, t.code_scheme_id || '-' || replace(t.code, '.', '') AS uid
     FROM company_industry_codes cc JOIN told_industry_codes t ON t.id = cc.code_id WHERE cc.company_id IN ${GIVEN}
     ORDER BY t.code_scheme_id, t.code`,
  );
  const keys = all(`SELECT entity_id, key FROM entity_keys WHERE entity_id IN ${GIVEN}`);
  const types = all(DATA_TYPES);
  const listClaims = createClaimList(db);
  const isClaimed = db.prepare<[number], number>('SELECT 1 FROM company_claims WHERE company_id = ? LIMIT 1').pluck();

  /** Names, numbers and places as words, in the rows of the search table: all words of a query are in one of them. */
  function wordsOfRow(row: Row, names: readonly Row[]): Record<string, unknown> {
    const [full, cell] = [row.registered_address_in_full, row.registered_address] as (string | null)[];
    const first = firstSearchRow({
      name: String(row.name),
      company_number: String(row.company_number),
      native_company_number: row.native_company_number as string | null,
      registered_address: addressOfCell(cell ?? null, full ?? null),
      registered_address_in_full: full ?? null,
    });
    const others = new Set(names.map(({ name }) => String(name)));
    const otherNames = [...new Set(names.map(({ kind, name }) => `${kind === 'previous' ? 0 : 1}${name}`))];
    const told = Object.fromEntries(
      SEARCH_COLUMNS.flatMap((column, at) => (first[at] ? [[column, inOrder(first[at])]] : [])),
    );
    if (others.size === 0) return told;
    const rows = otherNames
      .sort()
      .slice(0, SEARCH_ROWS_PER_COMPANY - 1)
      .map((name) => {
        const [, , plain, normalised] = otherNameRow(name.slice(1));
        return { previous_names: inOrder(plain), normalised_previous_names: inOrder(normalised) };
      });
    return { ...told, others: rows };
  }

  return (ids) => {
    const rows = new Map(companies(ids).map((row) => [Number(row.id), row]));
    const parts = {
      names: byKey(names(ids), 'company_id'),
      identifiers: byKey(identifiers(ids), 'company_id'),
      codes: byKey(codes(ids), 'company_id'),
      keys: byKey(keys(ids), 'entity_id'),
      types: byKey(types(ids), 'id'),
    };

    function ofCompany({ sort_name, ...row }: Row): Record<string, unknown> {
      const id = Number(row.id);
      const [place, sortName] = [String(row.jurisdiction_code), String(sort_name)];
      const named = parts.names.get(id) ?? [];
      const held = parts.codes.get(id) ?? [];
      const identified = parts.identifiers.get(id) ?? [];
      const told = (names: readonly Row[]) => names.map(({ company_id: _, ...name }) => name);
      const home = row.home_company_id === null ? null : own(Number(row.home_company_id));
      return {
        shown: row.redacted === 0,
        number: companyKey(place, String(row.company_number)),
        sort_name: sortName,
        name_length: [...sortName].length,
        place_and_name: `${place}:${sortName}`,
        letter: letterOf(sortName),
        ...wordsOfRow(row, named),
        jurisdiction_code: place,
        country_code: countryOf(place),
        company_type: row.company_type,
        company_type_key: row.company_type === null ? null : termKey(String(row.company_type)),
        current_status: row.current_status,
        current_status_key: row.current_status === null ? null : termKey(String(row.current_status)),
        inactive: row.inactive === 1,
        branch: row.branch !== null,
        nonprofit: row.nonprofit === 1,
        incorporation_date: row.incorporation_date,
        dissolution_date: row.dissolution_date,
        ...periodOf('incorporation', row.incorporation_date as string | null),
        ...periodOf('dissolution', row.dissolution_date as string | null),
        created: writingDayCode(String(row.created_at)),
        created_at: row.created_at,
        updated: writingDayCode(String(row.updated_at)),
        updated_at: row.updated_at,
        industry_codes: held.map(({ key }) => key),
        ...typesOf((parts.types.get(id) ?? []).map(({ type }) => String(type))),
        identifiers: identified.flatMap(({ in_lower_case, with_system }) => [in_lower_case, with_system]),
        systems_and_uids: identified.map((one) => `${one.identifier_system_code}\t${one.in_lower_case}`),
        has_lei: identified.some((one) => one.identifier_system_code === 'lei'),
        // All others have one, which is made of the row.
        claims: isClaimed.get(id) === undefined ? null : listClaims(id).map(inBuilder),
        row: {
          ...row,
          id: own(id),
          home_company_id: home,
          names: told(named),
          identifiers: identified.map(({ uid, identifier_system_code, identifier_system_name }) => ({
            uid,
            identifier_system_code,
            identifier_system_name,
          })),
          industry_codes: held.map(({ code, code_scheme_id, uid }) => ({ code, code_scheme_id, uid })),
        },
      };
    }

    /** A home company may be a placeholder, which is addressed by its id. */
    function inBuilder(claim: CompanyClaim): CompanyClaim {
      const home = claim.facts.home_company as CompanyReference | undefined;
      const [, placeholder] = /^\/placeholders\/(\d+)$/.exec(home?.service_url ?? '') ?? [];
      if (!home || placeholder === undefined) return claim;
      const service_url = placeholderPath(own(Number(placeholder)));
      return { ...claim, facts: { ...claim.facts, home_company: { ...home, service_url } } };
    }

    const documents = new Map<number, Record<string, unknown>>();
    for (const entity of entities(ids)) {
      const id = Number(entity.id);
      const company = rows.get(id);
      const isPlaceholder = entity.is_placeholder === 1;
      if (!company && !isPlaceholder) continue;
      documents.set(id, {
        shown: false,
        keys: (parts.keys.get(id) ?? []).map(({ key }) => key),
        ...(company && ofCompany(company)),
        named: {
          kind: entity.kind,
          company_name: company ? company.name : null,
          jurisdiction_code: company ? company.jurisdiction_code : null,
          company_number: company ? company.company_number : null,
          redacted: company ? company.redacted : null,
          placeholder_name: entity.name,
          placeholder_jurisdiction_code: entity.jurisdiction_code,
          entity_type: entity.entity_type,
        },
        ...(isPlaceholder && {
          placeholder: {
            ...Object.fromEntries(
              ['name', 'entity_type', 'jurisdiction_string', 'jurisdiction_code', 'identifier', 'retrieved_at']
                .concat(['publisher', 'source_url', 'source_type', 'terms'])
                .map((column) => [column, entity[column] ?? null]),
            ),
            entity_id: own(Number(entity.merged_into ?? id)),
          },
        }),
      });
    }
    return documents;
  };
}

function createOfficerBuilder(db: SqliteDatabase, own: (id: number) => number): Build {
  const all = createReader(db);
  const officers = all(
    `SELECT o.*, c.jurisdiction_code AS place, c.redacted, c.inactive AS is_company_inactive FROM officers o
     LEFT JOIN companies c ON c.id = o.company_id WHERE o.id IN ${GIVEN}`,
  );
  return (ids) =>
    new Map(
      officers(ids).map((officer) => {
        const { place, redacted, is_company_inactive, key: _k, source_id: _s, ...row } = officer;
        const sortName = String(row.sort_name);
        const birth = dayCode(row.date_of_birth as string | null);
        const isOfShown = redacted === 0;
        const document = filled({
          company_id: own(Number(row.company_id)),
          shown: redacted !== 1,
          name: inOrder(fold(String(row.name))),
          address: wordsIn(fold(String(row.address ?? ''))).join(' '),
          sort_name: sortName,
          name_length: [...sortName].length,
          ...(row.position_key !== null && { position: row.position, position_key: row.position_key }),
          birth: birth === 0 ? null : birth,
          jurisdiction_code: isOfShown ? place : null,
          inactive: row.inactive === 1 || (isOfShown && is_company_inactive === 1),
          former: row.end_date !== null || row.inactive === 1,
          start_date: row.start_date,
          row: { ...row, id: own(Number(row.id)), company_id: own(Number(row.company_id)) },
        });
        return [Number(row.id), document];
      }),
    );
}

function createFilingBuilder(db: SqliteDatabase, own: (id: number) => number): Build {
  const all = createReader(db);
  const filings = all(
    `SELECT f.*, c.redacted, ${FILING_VALUES.type} AS listed_type, ${FILING_VALUES.year} AS listed_year
     FROM filings f LEFT JOIN companies c ON c.id = f.company_id WHERE f.id IN ${GIVEN}`,
  );
  return (ids) =>
    new Map(
      filings(ids).map(({ redacted, listed_type, listed_year, ...row }) => {
        const company_id = own(Number(row.company_id));
        const document = {
          ...{ company_id, shown: redacted !== 1, date: row.date, type: listed_type, year: listed_year },
          row: { ...row, id: own(Number(row.id)), company_id },
        };
        return [Number(row.id), document];
      }),
    );
}

function createStatementBuilder(db: SqliteDatabase, own: (id: number) => number): Build {
  const all = createReader(db);
  const statements = all(
    `SELECT s.*, ${SAID} AS said, s.properties ->> '$.ultimate' AS is_ultimate,
       json_extract(s.properties, '$.${ONLY_IN_EXPORTS}.license') AS licence,
       r.parent_id, r.child_id, r.relationship_type, r.percentage, r.percentage_min, r.percentage_max,
       r.number_of_shares, r.interests
     FROM statements s LEFT JOIN relationships r ON r.statement_id = s.id WHERE s.id IN ${GIVEN}`,
  );
  const ends = all(
    `SELECT statement_id, role, position, entity_id FROM statement_entities WHERE statement_id IN ${GIVEN}
     ORDER BY statement_id, role, position`,
  );
  const provenances = all(
    `SELECT id, key, statement_id, source_url, confidence, source_type, actor_type, log_message, created_at, publisher
     FROM provenances WHERE statement_id IN ${GIVEN} ORDER BY created_at DESC, id DESC`,
  );
  const terms = all(`SELECT statement_id, field, term FROM statement_terms WHERE statement_id IN ${GIVEN}`);
  const hidden = db.prepare<[{ ids: string }], number>(HIDDEN_STATEMENTS).pluck();
  const nameEntities = createEntityNames(db);

  function wordsOfStatement(statement: Row, own: readonly Row[], names: ReturnType<typeof nameEntities>) {
    const named = own.flatMap(({ role, entity_id }) => {
      const entity = names.get(Number(entity_id));
      return entity ? [{ role: role as 'subject' | 'object', name: entity.name, entity_type: entity.entity_type }] : [];
    });
    const entry = searchEntryOf(
      {
        data_type: String(statement.data_type),
        title: statement.title as string | null,
        publication_title: statement.publication_title as string | null,
        classification: statement.classification as string | null,
        properties: JSON.parse(String(statement.properties)),
      },
      named,
    );
    if (!entry) return {};
    const [subjects, objects, title, text] = [entry.subjects, entry.objects, entry.title, entry.text].map(wordsOf);
    const searched = statement.data_type === 'trademark_registration' ? [title] : [subjects, objects, title, text];
    return filled({
      subject_names: subjects,
      object_names: objects,
      title: inOrder(title),
      text: text === '' ? null : text,
      word_count: searched.reduce((sum, one = '') => sum + wordsIn(one).length, 0),
    });
  }

  return (ids) => {
    const parts = {
      ends: byKey(ends(ids), 'statement_id'),
      provenances: byKey(provenances(ids), 'statement_id'),
      terms: byKey(terms(ids), 'statement_id'),
    };
    const isHidden = new Set(hidden.all({ ids: JSON.stringify(ids) }));
    const names = nameEntities([...parts.ends.values()].flat().map(({ entity_id }) => Number(entity_id)));
    return new Map(
      statements(ids).map((statement) => {
        const id = Number(statement.id);
        const held = parts.ends.get(id) ?? [];
        const seen = parts.provenances.get(id) ?? [];
        const idsOf = (role: string) =>
          held.filter((end) => end.role === role).map((end) => own(Number(end.entity_id)));
        const entities = held.map((end) => own(Number(end.entity_id)));
        const inOrderOfKeys = [...seen].sort((a, b) => (String(a.key) < String(b.key) ? -1 : 1));
        const publishers = inOrderOfKeys.map(({ publisher }) => publisher).filter((publisher) => publisher !== null);
        const period = {
          start_date: statement.start_date,
          start_date_type: statement.start_date_type,
          end_date: statement.end_date,
          end_date_type: statement.end_date_type,
        };
        const confidence = seen.length === 0 ? null : Math.max(...seen.map((one) => Number(one.confidence)));
        const { percentage, percentage_min, percentage_max } = statement;
        const share = percentage ?? percentage_min ?? percentage_max;
        const isEdge = statement.parent_id !== null;
        const isMajority =
          (statement.relationship_type === 'subsidiary' && share === null) ||
          Number(percentage ?? 0) > 50 ||
          Number(percentage_min ?? 0) >= 50;
        const document = filled({
          key: statement.key,
          shown: !isHidden.has(id),
          data_type: statement.data_type,
          entities: [...new Set(entities)],
          subjects: [...new Set(idsOf('subject'))],
          objects: [...new Set(idsOf('object'))],
          ...wordsOfStatement(statement, held, names),
          terms: (parts.terms.get(id) ?? []).map(({ field, term }) => `${field}=${term}`),
          jurisdiction_code: statement.jurisdiction_code,
          is_ultimate_beneficial_owner: statement.is_ultimate_beneficial_owner === 1,
          is_ultimate: statement.is_ultimate === 1,
          start_date: statement.start_date,
          end_date: statement.end_date,
          end_date_type: statement.end_date_type,
          at: statement.start_date ?? statement.sample_date,
          created_at: statement.created_at,
          published_at: statement.published_at,
          registration_date: statement.registration_date,
          expiry_date: statement.expiry_date,
          sort_title: statement.sort_title,
          confidence,
          parent: isEdge ? own(Number(statement.parent_id)) : null,
          child: isEdge ? own(Number(statement.child_id)) : null,
          is_control: isEdge && statement.parent_id !== statement.child_id && isMajority,
          share: isEdge ? (percentage ?? percentage_min) : null,
          row: {
            ...{ id: own(id), data_type: statement.data_type, predicate: statement.predicate },
            ...{ properties: statement.properties, ...period, sample_date: statement.sample_date },
            created_at: statement.created_at,
          },
          ends: held.map(({ role, entity_id }) => ({ role, entity_id: own(Number(entity_id)) })),
          provenances: seen.map(({ id: _i, key: _k, statement_id: _s, ...provenance }) => provenance),
          listed: { said: statement.said },
          edge: {
            ...period,
            ...{ confidence: confidence ?? 0, publishers: [...new Set(publishers)], licence: statement.licence },
            ...(isEdge && {
              ...{ relationship_type: statement.relationship_type, percentage, percentage_min, percentage_max },
              number_of_shares: statement.number_of_shares,
              interests: parseJson<string[]>(String(statement.interests)),
            }),
          },
        });
        return [id, document];
      }),
    );
  };
}

/** Companies whose rows may imply events and data: these have negative ids, even once they are stored. */
const companiesOf = (ids: readonly number[]): number[] => ids.filter((id) => id < 0).map((id) => -id);

function createDatumBuilder(db: SqliteDatabase, own: (id: number) => number): Build {
  const all = createReader(db);
  const select = (table: string, id: string) =>
    all(
      `SELECT ${DATUM_COLUMNS}, ${ATTRIBUTES}, d.retrieved_at, ${SOURCE_COLUMNS}
       FROM ${table} d ${KIND_OF_DATUM} LEFT JOIN sources s ON s.id = d.source_id WHERE ${id} IN ${GIVEN}`,
    );
  const [stored, implied] = [select('data', 'd.id'), select('implied_data', 'd.company_id')];
  const companies = all(
    `SELECT datum_id, company_id FROM datum_companies WHERE datum_id IN ${GIVEN} ORDER BY company_id`,
  );
  return (ids) => {
    const ofDatum = byKey(companies(ids), 'datum_id');
    const toDocument = (row: Row): [number, Record<string, unknown>] => {
      const id = Number(row.id);
      const held = ofDatum.get(id)?.map(({ company_id }) => Number(company_id));
      const ends = held ?? (id < 0 ? [-id] : []);
      return [id, { companies: ends.map(own), updated_at: row.updated_at, place: id, row }];
    };
    return new Map([...implied(companiesOf(ids)), ...stored(ids)].map(toDocument));
  };
}

/** Events of shown companies; those of other entities are not listed. */
function createEventBuilder(db: SqliteDatabase, own: (id: number) => number): Build {
  const all = createReader(db);
  const place = 'c.jurisdiction_code AS place, c.company_number AS number';
  const stored = all(
    `SELECT ${EVENT_COLUMNS}, ${place} FROM events e JOIN companies c ON c.id = e.company_id ${KIND_OF_EVENT}
     WHERE e.id IN ${GIVEN} AND c.redacted = 0`,
  );
  const implied = all(
    `SELECT ${EVENT_COLUMNS}, ${place} FROM implied_events e JOIN companies c ON c.id = e.company_id ${KIND_OF_EVENT}
     WHERE e.company_id IN ${GIVEN} AND c.redacted = 0`,
  );
  return (ids) => {
    const toDocument = (row: Row): [number, Record<string, unknown>] => {
      const { place: code, number, ...event } = row;
      const { id, type, categories, starts_at, ends_at, created_at } = event as unknown as EventRow;
      const document = filled({
        company_id: own(Number(event.company_id)),
        jurisdiction_code: code,
        country_code: countryOf(String(code)),
        type: type.toLowerCase(),
        categories: parseJson<string[]>(categories).map((category) => category.toLowerCase()),
        ...{ starts_at, ends_at, created_at },
        implied: id < 0 ? 1 : 0,
        place: Math.abs(id),
        row: { ...event, company_id: own(Number(event.company_id)), jurisdiction_code: code, company_number: number },
      });
      return [id, document];
    };
    return new Map([...implied(companiesOf(ids)), ...stored(ids)].map(toDocument));
  };
}

/** SQLite compares letters A to Z alone without regard to case. */
export const inLowerCase = (text: string): string => text.replace(/[A-Z]/g, (letter) => letter.toLowerCase());

function createGroupingBuilder(db: SqliteDatabase, own: (id: number) => number): Build {
  const all = createReader(db);
  const groupings = all(`SELECT * FROM corporate_groupings WHERE id IN ${GIVEN}`);
  const members = all(
    `SELECT grouping_id, company_id, source FROM corporate_grouping_members WHERE grouping_id IN ${GIVEN}`,
  );
  return (ids) => {
    const held = byKey(members(ids), 'grouping_id');
    return new Map(
      groupings(ids).map((row) => {
        const ends = (held.get(Number(row.id)) ?? []).map((member) => ({
          company_id: own(Number(member.company_id)),
          source: member.source,
        }));
        const document = {
          name: inLowerCase(String(row.name)),
          sort_name: row.sort_name,
          address: String(row.sort_name).replaceAll('+', ' '),
          members: ends.map(({ company_id }) => company_id),
          row: { ...row, id: own(Number(row.id)), members: ends },
        };
        return [Number(row.id), document];
      }),
    );
  };
}

/** Tables that are small enough to be published and read whole. */
const TABLES = {
  jurisdictions: 'SELECT code, code AS jurisdiction_code, name, country, full_name FROM jurisdictions ORDER BY code',
  jurisdiction_names: 'SELECT name_key, code, is_weak FROM jurisdiction_names',
  schemes: 'SELECT id, name, url FROM industry_code_schemes ORDER BY id',
  codes: 'SELECT * FROM industry_codes ORDER BY code_scheme_id, code',
  mappings: 'SELECT * FROM industry_code_mappings',
  licences: `SELECT publisher, iif(count(DISTINCT terms) = 1 AND count(terms) = count(*), max(terms), NULL) AS licence
    FROM sources WHERE publisher IS NOT NULL GROUP BY publisher`,
  accounts: 'SELECT id, token_hash, plan, status, expiry_date, daily_limit, monthly_limit FROM accounts',
} as const;
export type ListName = keyof typeof TABLES | 'contents' | 'imports' | 'generation';

/** Imports that are shown, the newest ones. */
const MOST_IMPORTS = 1_000;

const ownIds = (table: string): string => `SELECT id FROM ${table} WHERE id > @after ORDER BY id LIMIT @step`;

/** Companies whose row implies a record, or did until it was stored under the same id. */
const impliedIds = (table: string, column: string): string => `SELECT id FROM (
    SELECT * FROM (SELECT id FROM companies WHERE id > @after AND ${column} IS NOT NULL ORDER BY id LIMIT @step)
    UNION ALL SELECT * FROM (SELECT -id AS id FROM ${table} r WHERE r.id < -@after ORDER BY r.id DESC LIMIT @step))
  ORDER BY id LIMIT @step`;

/** SQL for the ids of all records of a kind, and for those of companies that stand for negative ones. */
const IDS: Readonly<Record<RecordKind, { own: string; implied?: string }>> = {
  entities: { own: ownIds('entities') },
  officers: { own: ownIds('officers') },
  filings: { own: ownIds('filings') },
  statements: { own: ownIds('statements') },
  data: { own: ownIds('data'), implied: impliedIds('data', 'entry_kind_id') },
  events: { own: ownIds('events'), implied: impliedIds('events', 'incorporation_kind_id') },
  groupings: { own: ownIds('corporate_groupings') },
};

/** Ids of all records of a kind in steps; first positive ones, ascending, then negative ones, descending. */
function* idsOf(db: SqliteDatabase, kind: RecordKind, step: number, start = 0): Generator<number[]> {
  const { own, implied } = IDS[kind];
  function* stepsOf(sql: string, first: number): Generator<number[]> {
    const list = db.prepare<[{ after: number; step: number }], number>(sql).pluck();
    for (let after = first; ; ) {
      const ids = list.all({ after, step });
      const last = ids.at(-1);
      if (last === undefined) return;
      yield ids;
      after = last;
    }
  }
  if (start >= 0) yield* stepsOf(own, start);
  if (implied === undefined) return;
  for (const ids of stepsOf(implied, start < 0 ? -start : 0)) yield ids.map((id) => -id);
}

/** SQL for the number of records that have documents. */
const COUNTS: Readonly<Record<RecordKind, string>> = {
  entities: `SELECT (SELECT count(*) FROM companies)
    + (SELECT count(*) FROM placeholders p WHERE NOT EXISTS (SELECT 1 FROM companies c WHERE c.id = p.id))`,
  officers: 'SELECT count(*) FROM officers',
  filings: 'SELECT count(*) FROM filings',
  statements: 'SELECT count(*) FROM statements',
  data: 'SELECT (SELECT count(*) FROM data) + (SELECT count(*) FROM companies WHERE entry_kind_id IS NOT NULL)',
  events: `SELECT (SELECT count(*) FROM events e JOIN companies c ON c.id = e.company_id WHERE c.redacted = 0)
    + (SELECT count(*) FROM companies WHERE incorporation_kind_id IS NOT NULL AND redacted = 0)`,
  groupings: 'SELECT count(*) FROM corporate_groupings',
};

const TABLE_OF: Readonly<Record<RecordKind, string>> = {
  ...{ entities: 'entities', officers: 'officers', filings: 'filings', statements: 'statements' },
  ...{ data: 'data', events: 'events', groupings: 'corporate_groupings' },
};

/**
 * Builds documents from the rows of the register. A document holds the rows of its record, with which a reply is made as
 * from the file, and what questions ask for; names of other entities are read with the reply. It changes when its own rows
 * do, and besides: statements when the name, type or redaction of an end does; officers, filings and events when the
 * company does; a company when a statement or datum about it comes or goes.
 *
 * @param builder The number of the register among those that publish into one cluster.
 */
export function createDocumentBuilder(db: SqliteDatabase, builder = 0) {
  const offset = builder * IDS_PER_BUILDER;
  const own = (id: number): number => id + offset;
  const builders: Record<RecordKind, Build> = {
    entities: createEntityBuilder(db, own),
    officers: createOfficerBuilder(db, own),
    filings: createFilingBuilder(db, own),
    statements: createStatementBuilder(db, own),
    data: createDatumBuilder(db, own),
    events: createEventBuilder(db, own),
    groupings: createGroupingBuilder(db, own),
  };
  const contents = createContentsReader(db);
  const imports = createImportReader(db);
  const addressed = (kind: RecordKind, id: number): number =>
    own(kind === 'data' || kind === 'events' ? publicId(id) : id);

  return {
    /** The documents of these records, by their ids in the register, in the given order. */
    build(kind: RecordKind, ids: readonly number[]): Built[] {
      const documents = builders[kind](ids);
      return ids.map((stored) => {
        const [id, document] = [addressed(kind, stored), documents.get(stored)];
        return { id, document: document && { builder, id, ...document } };
      });
    },
    /** The ids of all records of a kind in the register, in steps; only those that follow on `after`, if it is given. */
    steps: (kind: RecordKind, size = 1_000, after?: number): Generator<number[]> => idsOf(db, kind, size, after),
    /** How many records of a kind have a document. */
    count: (kind: RecordKind): number => db.prepare<[], number>(COUNTS[kind]).pluck().get() ?? 0,
    /** No document of the kind has a greater id. */
    lastId(kind: RecordKind): number {
      const last = (table: string): number =>
        db.prepare<[], number | null>(`SELECT max(id) FROM ${table}`).pluck().get() ?? 0;
      const implied = IDS[kind].implied === undefined ? 0 : last('companies');
      return Math.max(addressed(kind, Math.max(0, last(TABLE_OF[kind]))), addressed(kind, -implied));
    },
    /** The id in the register of the record with a document. */
    storedId(kind: RecordKind, id: number): number {
      return kind === 'data' || kind === 'events' ? storedId(id - offset) : id - offset;
    },
    /** What is published whole, as JSON by name. */
    lists(): Map<Exclude<ListName, 'generation'>, string> {
      const tables = Object.entries(TABLES).map(([name, sql]) => [name, db.prepare(sql).all()] as const);
      const counted = {
        ...contents.count(),
        imported_formats: imports.listFormats(),
        searches_are_indexed: contents.searchesAreIndexed(),
        suppressed_persons: contents.countSuppressed(),
        hidden_digest: contents.hiddenDigest(),
        largest_group: contents.largestGroup(),
      };
      const all = [...tables, ['contents', counted] as const, ['imports', imports.list(MOST_IMPORTS)] as const];
      return new Map(all.map(([name, rows]) => [name as Exclude<ListName, 'generation'>, JSON.stringify(rows)]));
    },
  };
}

export type DocumentBuilder = ReturnType<typeof createDocumentBuilder>;
