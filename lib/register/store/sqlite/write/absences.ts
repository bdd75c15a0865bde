import { createHash } from 'node:crypto';
import { toMoment, toOrder } from '@/lib/contract/parameters';
import { companyKey } from '@/lib/shared/links';
import { unpackRecords } from '../../prepare/batch';
import { ownKeyOf } from '../../prepare/company';
import { chunksOf } from '../../prepare/journal';
import type { PreparedInput } from '../../prepare/prepare';
import type { AbsenceInput, OfficerInput, WholeSnapshotInput, WriteOutcome } from '../../records';
import type { AbsenceCounts, SnapshotDay } from '../../store';
import type { SqliteDatabase } from '../open';
import type { Row } from './columns';
import type { WriteContext } from './context';
import type { RelationshipEvents } from './relationship-events';

/** What a publisher's records of one kind are about: a file of companies says nothing of its officers. */
interface Scope {
  of: AbsenceInput['of'];
  publisher: string;
  /** Of statements. */
  data_type: string;
}

/** The records of an input that a later file may lack. */
function recordsIn(input: PreparedInput): (Scope & { key: string })[] {
  if (input.kind === 'company') {
    return [{ of: 'company', publisher: input.source.publisher ?? '', data_type: '', key: input.record_key }];
  }
  if (input.kind === 'officer') {
    return [{ of: 'officer', publisher: input.source.publisher ?? '', data_type: '', key: input.key }];
  }
  if (input.kind !== 'statement') return [];
  const { key, data_type, provenances } = input;
  return provenances.map(({ publisher }) => ({ of: 'statement', publisher: publisher ?? '', data_type, key }));
}

const HASH_BYTES = 8;

/** A set of keys in eight bytes each: a register has millions. Two of five million are confused once in a million. */
class KeySet {
  private hashes = new BigUint64Array(1024);
  private size = 0;
  private isSorted = false;

  add(key: string): void {
    if (this.size === this.hashes.length) {
      const larger = new BigUint64Array(2 * this.size);
      larger.set(this.hashes);
      this.hashes = larger;
    }
    this.hashes[this.size++] = KeySet.hashOf(key);
    this.isSorted = false;
  }

  has(key: string): boolean {
    if (!this.isSorted) {
      this.hashes = this.hashes.subarray(0, this.size).sort();
      this.isSorted = true;
    }
    const hash = KeySet.hashOf(key);
    let [low, high] = [0, this.size];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.hashes[middle] ?? 0n) < hash) low = middle + 1;
      else high = middle;
    }
    return this.hashes[low] === hash && low < this.size;
  }

  private static hashOf(key: string): bigint {
    return createHash('md5').update(key).digest().subarray(0, HASH_BYTES).readBigUInt64LE();
  }
}

function createJournalReader(db: SqliteDatabase) {
  const batches = db
    .prepare<[number], Uint8Array>(
      'SELECT records FROM import_records WHERE import_id = ? AND records IS NOT NULL ORDER BY id',
    )
    .pluck();
  function* inputsOf(importId: number): Generator<PreparedInput> {
    for (const records of batches.iterate(importId)) {
      for (const record of unpackRecords(chunksOf(records))) if ('inputs' in record) yield* record.inputs;
    }
  }
  return {
    inputsOf,
    /** The records that an import has read, by what they are about. */
    seenBy(importId: number): Map<string, { scope: Scope; keys: KeySet }> {
      const seen = new Map<string, { scope: Scope; keys: KeySet }>();
      for (const input of inputsOf(importId)) {
        for (const { key, ...scope } of recordsIn(input)) {
          const name = nameOf(scope);
          const known = seen.get(name) ?? { scope, keys: new KeySet() };
          known.keys.add(key);
          seen.set(name, known);
        }
      }
      return seen;
    },
  };
}

const nameOf = ({ of, publisher, data_type }: Scope): string => JSON.stringify([of, publisher, data_type]);

interface CompanyRow {
  id: number;
  key: string;
  name: string;
  jurisdiction_code: string;
  company_number: string;
}

const OF_PUBLISHER = "(SELECT id FROM sources WHERE coalesce(publisher, '') = @publisher)";

/** The records of a publisher that the register holds as present or, of those that an import marked, as absent. */
function createHeldReader(db: SqliteDatabase) {
  const companies = db.prepare<[{ publisher: string }], CompanyRow>(
    `SELECT id, record_key AS key, name, jurisdiction_code, company_number FROM companies
     WHERE source_id IN ${OF_PUBLISHER} AND id NOT IN (SELECT company_id FROM company_claims)
     UNION ALL SELECT c.id, q.record_key, c.name, c.jurisdiction_code, c.company_number
     FROM company_claims q JOIN companies c ON c.id = q.company_id WHERE q.publisher = @publisher`,
  );
  const lastSpan = db
    .prepare<[number, string, string], string | null>(
      `SELECT facts FROM known_snapshots WHERE company_id = ? AND publisher = ? AND series = ?
       ORDER BY first_at DESC LIMIT 1`,
    )
    .pluck();
  const officers = db.prepare<[{ publisher: string }], { id: number; key: string }>(
    `SELECT id, key FROM officers WHERE source_id IN ${OF_PUBLISHER} AND inactive IS NOT 1 AND end_date IS NULL`,
  );
  const statements = db.prepare<[{ publisher: string; data_type: string }], { id: number; key: string }>(
    `SELECT st.id, st.key FROM statements st WHERE st.data_type = @data_type AND st.end_date IS NULL
       AND EXISTS (SELECT 1 FROM provenances WHERE statement_id = st.id AND coalesce(publisher, '') = @publisher)
       AND NOT EXISTS (SELECT 1 FROM provenances WHERE statement_id = st.id AND coalesce(publisher, '') <> @publisher)`,
  );
  const marked = db.prepare<[string, string], { key: string }>(
    `SELECT coalesce(o.key, st.key) AS key FROM absent_records a
     LEFT JOIN officers o ON a.of = 'officer' AND o.id = a.id LEFT JOIN statements st ON a.of = 'statement' AND st.id = a.id
     WHERE a.of = ? AND a.publisher = ?`,
  );
  const isAbsent = ({ id, key }: CompanyRow, publisher: string): boolean =>
    (lastSpan.get(id, publisher, key) ?? '').includes('"absent":true');
  return {
    *present({ of, publisher, data_type }: Scope): Generator<{ key: string; company?: AbsenceInput['company'] }> {
      if (of === 'officer') yield* officers.iterate({ publisher });
      if (of === 'statement') yield* statements.iterate({ publisher, data_type });
      if (of !== 'company') return;
      for (const row of companies.iterate({ publisher })) {
        const company = { key: companyKey(row.jurisdiction_code, row.company_number), name: row.name };
        if (!isAbsent(row, publisher)) yield { key: row.key, company };
      }
    },
    absent: ({ of, publisher }: Scope): { key: string }[] => marked.all(of, publisher),
  };
}

/** If a file lacks more than this part of what the register has of its publisher, it is hardly whole. */
const MOST_GONE = 0.5;
/** So many may go at once in any case, as small lists change much. */
const FEW = 20;

/** What an import shows of records that are gone or back. */
interface Absences extends AbsenceCounts {
  inputs: (AbsenceInput | WholeSnapshotInput)[];
}

const NONE: Absences = { inputs: [], gone: 0, returned: 0, doubt: null };

/** Compares what an import has read with what the register has of the same publishers, in records of the same kinds. */
function findMissing(db: SqliteDatabase, importId: number, day: string): Absences {
  const held = createHeldReader(db);
  const found: Absences = { ...NONE, inputs: [] };
  let known = 0;
  for (const { scope, keys } of createJournalReader(db).seenBy(importId).values()) {
    const { of, publisher } = scope;
    found.inputs.push({ kind: 'whole_snapshot', ...scope, day });
    for (const { key, company } of held.present(scope)) {
      known++;
      if (keys.has(key)) continue;
      found.gone++;
      found.inputs.push({ kind: 'absence', of, key, publisher, day, is_absent: true, ...(company && { company }) });
    }
    for (const { key } of held.absent(scope)) {
      if (!keys.has(key)) continue;
      found.returned++;
      found.inputs.push({ kind: 'absence', of, key, publisher, day, is_absent: false });
    }
  }
  if (found.gone <= FEW || found.gone <= known * MOST_GONE) return found;
  return { ...NONE, doubt: `${found.gone} of ${known} known records are missing, so the files are hardly whole` };
}

interface WholeRow extends Scope {
  day: string;
  import_id: number;
}

/** Records of an import that whole snapshots of later days, which were read before it, do not have. */
function findMissedLater(db: SqliteDatabase, importId: number, day: string): Absences {
  const later = db
    .prepare<[string, number], WholeRow>(
      'SELECT of, publisher, data_type, day, import_id FROM whole_snapshots WHERE day > ? AND import_id <> ?',
    )
    .all(day, importId);
  if (later.length === 0) return NONE;
  const journal = createJournalReader(db);
  const found: Absences = { ...NONE, inputs: [] };
  for (const whole of later) {
    const seen = journal.seenBy(whole.import_id).get(nameOf(whole))?.keys;
    for (const input of journal.inputsOf(importId)) {
      for (const { key, ...scope } of recordsIn(input)) {
        if (nameOf(scope) !== nameOf(whole) || seen?.has(key)) continue;
        const { of, publisher } = scope;
        const company = input.kind === 'company' ? { key: ownKeyOf(input), name: '' } : undefined;
        const gone = { kind: 'absence', of, key, publisher, day: whole.day, is_absent: true } as const;
        found.gone++;
        found.inputs.push({ ...gone, ...(company && { company }) });
      }
    }
  }
  return found;
}

/**
 * The records that are gone or back by what an import has read: by itself, if it is a whole snapshot, or by the whole
 * snapshots of later days that were read before it, so that the order of import makes no difference.
 */
export function findAbsences(db: SqliteDatabase, importId: number, { day, isWhole }: SnapshotDay): Absences {
  const own = isWhole ? findMissing(db, importId, day) : NONE;
  const missed = findMissedLater(db, importId, day);
  return { ...own, gone: own.gone + missed.gone, inputs: [...own.inputs, ...missed.inputs] };
}

/** Notes that an import had every record of a kind. */
export function createWholeSnapshotWriter(db: SqliteDatabase, importId: () => number | undefined) {
  const insert = db.prepare(
    'INSERT OR IGNORE INTO whole_snapshots (of, publisher, data_type, day, import_id) VALUES (?, ?, ?, ?, ?)',
  );
  return ({ of, publisher, data_type, day }: WholeSnapshotInput): WriteOutcome => {
    const id = importId();
    if (id === undefined) return 'unchanged';
    return insert.run(of, publisher, data_type, day, id).changes > 0 ? 'added' : 'unchanged';
  };
}

/** What a record said before it was marked as absent, to be restored when it is back. */
interface MarkRow {
  day: string;
  before: string;
}

interface Writers {
  writeOfficer: (input: OfficerInput) => WriteOutcome;
  /** Adds the snapshot in which a publisher no longer has a company. */
  missCompany: (companyId: number, publisher: string, recordKey: string, taken_at: string) => void;
  relationships: RelationshipEvents;
}

/**
 * Marks records as gone from a source, or as back. A company keeps its facts and gets an event; an officer is no longer
 * in office; a statement has ended before that day. A record that the register does not have is left alone, so that a
 * register without the import that brought it has no trace of it.
 */
export function createAbsenceWriter(context: WriteContext, { writeOfficer, missCompany, relationships }: Writers) {
  const { db, entities, rows, statements } = context;
  const listOf = (table: string) =>
    db
      .prepare<[string, string, string], string>(`SELECT key FROM ${table} WHERE key = ? OR (key > ? AND key < ?)`)
      .pluck();
  const [listOfficers, listStatements] = [listOf('officers'), listOf('statements')];
  const publisherOfRecord = db
    .prepare<[number, string, number, string], string>(
      `SELECT publisher FROM company_claims WHERE company_id = ? AND record_key = ?
       UNION ALL SELECT coalesce(s.publisher, '') FROM companies c LEFT JOIN sources s ON s.id = c.source_id
       WHERE c.id = ? AND c.record_key = ? LIMIT 1`,
    )
    .pluck();
  const isCompany = db.prepare<[number]>('SELECT 1 FROM companies WHERE id = ?');
  const findOfficer = db.prepare<[string], Row>(
    `SELECT o.*, s.publisher, s.url, s.source_type, s.terms, c.jurisdiction_code, c.company_number
     FROM officers o LEFT JOIN sources s ON s.id = o.source_id LEFT JOIN companies c ON c.id = o.company_id WHERE o.key = ?`,
  );
  const findStatement = db.prepare<[string], Row>(`SELECT st.*, (SELECT entity_id FROM statement_entities
       WHERE statement_id = st.id AND role = 'object' AND position = 0) AS company, (SELECT publisher FROM provenances WHERE statement_id = st.id LIMIT 1) AS publisher
     FROM statements st WHERE st.key = ?`);
  const listEnds = db
    .prepare<[number], number>('SELECT entity_id FROM statement_entities WHERE statement_id = ?')
    .pluck();
  const findMark = db.prepare<[string, number], MarkRow>(
    'SELECT day, before FROM absent_records WHERE of = ? AND id = ?',
  );
  const mark = db.prepare(
    'INSERT OR IGNORE INTO absent_records (of, id, publisher, day, before) VALUES (?, ?, ?, ?, ?)',
  );
  const unmark = db.prepare('DELETE FROM absent_records WHERE of = ? AND id = ?');

  /** The keys that are meant: of a record alone, or of all that were made of it. */
  const keysOf = (list: typeof listOfficers, { key, with_parts }: AbsenceInput): string[] =>
    with_parts ? list.all(key, `${key}:`, `${key};`) : [key];

  function writeCompany({ key, company, publisher, day }: AbsenceInput): WriteOutcome {
    const id = company && entities.find(company.key);
    const taken_at = toMoment(day);
    if (id === undefined || taken_at === null || isCompany.get(id) === undefined) return 'unchanged';
    const by = publisher ?? publisherOfRecord.get(id, key, id, key);
    if (by == null) return 'unchanged';
    missCompany(id, by, key, taken_at);
    return 'merged';
  }

  function writeOfficerOf(key: string, { publisher, day, is_absent }: AbsenceInput): WriteOutcome {
    const row = findOfficer.get(key);
    if (!row) return 'unchanged';
    const id = Number(row.id);
    const known = findMark.get('officer', id);
    if (is_absent === Boolean(known) || toOrder(String(row.retrieved_at ?? '')) >= day) return 'unchanged';
    const before = JSON.stringify({ inactive: row.inactive ?? null });
    const inactive = is_absent ? true : toFlag(JSON.parse(known?.before ?? '{}').inactive);
    const outcome = writeOfficer(toOfficer(row, { inactive, day, company: entities.keyOf(Number(row.company_id)) }));
    if (is_absent) mark.run('officer', id, publisher ?? row.publisher ?? '', day, before);
    else unmark.run('officer', id);
    return outcome;
  }

  function writeStatementOf(key: string, { publisher, day, is_absent }: AbsenceInput): WriteOutcome {
    const row = findStatement.get(key);
    if (!row) return 'unchanged';
    const id = Number(row.id);
    const known = findMark.get('statement', id);
    if (is_absent === Boolean(known)) return 'unchanged';
    if (is_absent && (row.end_date !== null || toOrder(String(row.version)) >= day)) return 'unchanged';
    if (is_absent) mark.run('statement', id, publisher ?? row.publisher ?? '', day, '{}');
    else unmark.run('statement', id);
    const dates = is_absent
      ? { end_date: day.slice(0, 10), end_date_type: '<' }
      : { end_date: null, end_date_type: null };
    rows.update('statements', id, dates);
    relationships.miss(row, { ...row, ...dates }, day);
    statements.mark(id);
    for (const entity of listEnds.all(id)) {
      context.touch(entity);
      context.changed.add(entity);
    }
    return 'merged';
  }

  return (input: AbsenceInput): WriteOutcome => {
    if (input.of === 'company') return writeCompany(input);
    const outcomes =
      input.of === 'officer'
        ? keysOf(listOfficers, input).map((key) => writeOfficerOf(key, input))
        : keysOf(listStatements, input).map((key) => writeStatementOf(key, input));
    return outcomes.some((outcome) => outcome !== 'unchanged') ? 'merged' : 'unchanged';
  };
}

const toFlag = (value: unknown): boolean | null => (value == null ? null : value === 1);

const OFFICER_FACTS = [
  ...['name', 'position', 'uid', 'start_date', 'end_date', 'occupation', 'nationality', 'address', 'date_of_birth'],
  'current_status',
];

function toOfficer(row: Row, given: { inactive: boolean | null; day: string; company: string }): OfficerInput {
  const { publisher = null, url = null, source_type = null, terms = null } = row;
  const source = { publisher, url, source_type, terms, retrieved_at: given.day };
  const facts = Object.fromEntries(OFFICER_FACTS.map((fact) => [fact, row[fact] ?? null]));
  return {
    ...(facts as unknown as OfficerInput),
    ...{ kind: 'officer', key: String(row.key), company: { key: given.company, name: '' }, inactive: given.inactive },
    source: source as OfficerInput['source'],
  };
}
