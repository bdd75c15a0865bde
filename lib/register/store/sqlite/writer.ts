import { toOrder } from '@/lib/contract/parameters';
import { isFileFault } from '@/lib/shared/errors';
import { messageOf } from '@/lib/shared/json';
import { countryName, countryOf, isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { nameKey } from '@/lib/shared/jurisdictions/match';
import { fold, stripControls } from '@/lib/shared/names/fold';
import { withImplied } from '../prepare/company';
import type { JournalEntry } from '../prepare/journal';
import { type PreparedInput, prepareRecord } from '../prepare/prepare';
import { Suppressor } from '../prepare/suppress';
import type {
  CorporateGroupingInput,
  FilingInput,
  IndustryCodeSchemeInput,
  JurisdictionInput,
  MentionInput,
  SnapshotInput,
  WriteOutcome,
} from '../records';
import {
  type GroupFate,
  type ImportCheckpoint,
  type ImportRun,
  isUnusableRegisterError,
  type RegisterWriter,
  type SnapshotDay,
} from '../store';
import { ChangeLog } from './change-log';
import { completeIndexes, putOffIndexes } from './indexes';
import { storeSearchColumns } from './officer-search/search';
import { openDatabase, type SqliteDatabase, writeInTransaction } from './open';
import { readSuppressions } from './suppressions';
import { createAbsenceWriter, createWholeSnapshotWriter, findAbsences } from './write/absences';
import { createCompanyWriter } from './write/companies';
import { createImportLog, createWriteContext, type WriteContext } from './write/context';
import { createDatumWriter, createKeyedWriter, type KeyedColumns } from './write/data';
import { createEventWriter } from './write/events';
import { createJournal, packNow } from './write/journal';
import { hasStatementLog, makeStatementLog } from './write/kept-lists';
import { asLoneCompany, COMPANIES_AT_ONCE, createNewCompanyWriter, type LoneCompany } from './write/new-companies';
import { createOfficerEvents } from './write/officer-events';
import { createCompanyWatch, createOfficerWriter } from './write/officers';
import { createPlaceholderWriter } from './write/placeholders';
import { createRelationshipEvents } from './write/relationship-events';
import type { RowIds } from './write/row-ids';
import { createStatementWriter } from './write/statements';

const uidOf = (scheme: string, code: string): string => `${scheme}-${code.replaceAll('.', '')}`;

/** Lists have no day: of two descriptions of a code the longer one is kept, in any order of arrival. */
const IS_FULLER = `(length(excluded.description), description) > (length(description), excluded.description)`;

function createIndustryCodeSchemeWriter(context: WriteContext): (input: IndustryCodeSchemeInput) => WriteOutcome {
  const { db } = context;
  const known = db.prepare('SELECT 1 FROM industry_code_schemes WHERE id = ?');
  const upsertScheme = db.prepare(
    `INSERT INTO industry_code_schemes (id, name, url) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET name = min(name, excluded.name), url = coalesce(min(url, excluded.url), excluded.url, url)
     WHERE name > excluded.name OR url IS NOT coalesce(min(url, excluded.url), excluded.url, url)`,
  );
  const upsertCode = db.prepare(
    `INSERT INTO industry_codes (code_scheme_id, code, uid, description, parent_code) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (code_scheme_id, code) DO UPDATE SET
       description = CASE WHEN ${IS_FULLER} THEN excluded.description ELSE description END,
       parent_code = coalesce(min(excluded.parent_code, parent_code), excluded.parent_code, parent_code)
     WHERE ${IS_FULLER}
       OR parent_code IS NOT coalesce(min(excluded.parent_code, parent_code), excluded.parent_code, parent_code)`,
  );
  const insertMapping = db.prepare('INSERT OR IGNORE INTO industry_code_mappings VALUES (?, ?, ?, ?)');
  return ({ id, name, url, codes, mappings = [] }) => {
    const isNew = known.get(id) === undefined;
    let changes = upsertScheme.run(id, name, url ?? null).changes;
    for (const { code, description, parent_code } of codes) {
      changes += upsertCode.run(id, code, uidOf(id, code), description, parent_code ?? null).changes;
    }
    for (const { code, to_scheme_id, to_code } of mappings) {
      changes += insertMapping.run(id, code, to_scheme_id, to_code).changes;
    }
    if (changes === 0) return 'unchanged';
    return isNew ? 'added' : 'merged';
  };
}

function createCorporateGroupingWriter(context: WriteContext): (input: CorporateGroupingInput) => WriteOutcome {
  const { db } = context;
  const find = db.prepare<[string], { id: number }>('SELECT id FROM corporate_groupings WHERE name = ?');
  const insert = db.prepare(
    `INSERT INTO corporate_groupings (name, sort_name, wikipedia_id, curators, created_at, updated_at)
     VALUES (?, ?, ?, ?, ?, ?)`,
  );
  const addMember = db.prepare(
    'INSERT OR IGNORE INTO corporate_grouping_members (grouping_id, company_id, source) VALUES (?, ?, ?)',
  );
  const setUpdated = db.prepare('UPDATE corporate_groupings SET updated_at = ? WHERE id = ?');
  return ({ name, wikipedia_id, curators, members, created_at = context.now() }) => {
    const before = find.get(name);
    const values = [name, fold(name).trim(), wikipedia_id ?? null, JSON.stringify(curators), created_at, created_at];
    const id = before?.id ?? Number(insert.run(...values).lastInsertRowid);
    let changes = 0;
    for (const { company, source } of members) {
      changes += addMember.run(id, context.entities.resolve(company), JSON.stringify(source)).changes;
    }
    if (!before) return 'added';
    if (changes > 0) setUpdated.run(context.now(), id);
    return changes > 0 ? 'merged' : 'unchanged';
  };
}

/** A single letter is not a jurisdiction's name. */
const SHORTEST_KEY = 2;

/** Adds the country to a region that shares its name with a country: "Georgia (US)". */
const fullNameOf = (code: string, name: string): string => {
  const country = countryOf(code);
  return country === code ? name : `${name} (${country.toUpperCase()})`;
};

/** The name of the country; for an unknown country, the given name. */
function countryNameOf(code: string, name: string): string {
  const country = countryOf(code);
  if (country === code) return name;
  return isJurisdictionCode(country) ? countryName(country) : country.toUpperCase();
}

/** Adds and renames jurisdictions, and stores their other names. */
function createJurisdictionWriter({ db }: WriteContext): (input: JurisdictionInput) => WriteOutcome {
  const known = db.prepare('SELECT 1 FROM jurisdictions WHERE code = ?');
  const upsert = db.prepare(
    `INSERT INTO jurisdictions (code, name, country, full_name) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET name = excluded.name, country = excluded.country, full_name = excluded.full_name
     WHERE name IS NOT excluded.name`,
  );
  const addName = db.prepare(
    `INSERT INTO jurisdiction_names (name_key, code, is_weak) VALUES (?, ?, ?)
     ON CONFLICT DO UPDATE SET is_weak = 0 WHERE is_weak > excluded.is_weak`,
  );
  const addNames = (code: string, names: string[], isWeak: 0 | 1): number => {
    const keys = new Set(names.map(nameKey).filter((key) => key.length >= SHORTEST_KEY));
    return [...keys].reduce((changes, key) => changes + addName.run(key, code, isWeak).changes, 0);
  };
  return ({ code, name, names, weak_names = [] }) => {
    const isNew = known.get(code) === undefined;
    if (isNew && name === undefined) throw new Error(`the jurisdiction ${code} is not known, and has no name`);
    let changes =
      name === undefined ? 0 : upsert.run(code, name, countryNameOf(code, name), fullNameOf(code, name)).changes;
    changes += addNames(code, names, 0) + addNames(code, weak_names, 1);
    if (isNew) return 'added';
    return changes > 0 ? 'merged' : 'unchanged';
  };
}

/** Shared arrays for results of equal length: an import has millions of them. */
const ADDED: (readonly WriteOutcome[])[] = [];

function allAdded(inputs: number): readonly WriteOutcome[] {
  ADDED[inputs] ??= new Array<WriteOutcome>(inputs).fill('added');
  return ADDED[inputs];
}

type WriteGroup = (inputs: PreparedInput[]) => WriteOutcome[];

/**
 * Writes groups of inputs as if one after another. Companies that are alone in their group are collected and written
 * together, until the batch is full or a group arrives that may refer to them.
 */
function createGroupsWriter(context: WriteContext, writeGroup: WriteGroup) {
  const writeNew = createNewCompanyWriter(context);

  function writeWaiting(waiting: LoneCompany[], outcomes: (readonly WriteOutcome[])[]): void {
    const areNew = writeNew(waiting);
    for (const { inputs } of waiting) outcomes.push(areNew ? allAdded(inputs.length) : writeGroup(inputs));
  }

  return (groups: Iterable<PreparedInput[]>): (readonly WriteOutcome[])[] => {
    const outcomes: (readonly WriteOutcome[])[] = [];
    let waiting = new Map<string, LoneCompany>();
    const settle = (): void => {
      if (waiting.size > 0) writeWaiting([...waiting.values()], outcomes);
      waiting = new Map();
    };
    for (const inputs of groups) {
      // Rows that get the ids of others are written one by one.
      const lone = context.ids ? undefined : asLoneCompany(inputs);
      if (!lone || waiting.has(lone.key)) settle();
      if (!lone) outcomes.push(writeGroup(inputs));
      else if (waiting.set(lone.key, lone).size === COMPANIES_AT_ONCE) settle();
    }
    settle();
    return outcomes;
  };
}

const COLUMNS = {
  identity: ['key'],
  facts: ['company_id', 'date', 'title', 'description', 'uid', 'url', 'filing_type', 'filing_code'],
  onceOnly: [],
} satisfies KeyedColumns;

function createFilingWriter(context: WriteContext): (input: FilingInput) => WriteOutcome {
  const write = createKeyedWriter(context, 'filings', COLUMNS);
  return (input) => {
    const { key, date, description = null, uid = null, url = null, filing_type = null, filing_code = null } = input;
    const company_id = context.entities.resolve(input.company);
    const title = stripControls(input.title);
    const { outcome } = write([key, company_id, date, title, description, uid, url, filing_type, filing_code]);
    if (outcome !== 'unchanged') context.touch(company_id);
    return outcome;
  };
}

/** Writes entities that were mentioned but have no record, as exported from a register. */
function createMentionWriter({ entities }: WriteContext): (input: MentionInput) => WriteOutcome {
  return ({ entity }) => {
    if (entities.find(entity.key) !== undefined) return 'unchanged';
    entities.resolve(entity);
    return 'added';
  };
}

/** Writes the snapshots of a publisher with the same facts, as exported from a register. */
function createSnapshotWriter({ entities, snapshots }: WriteContext): (input: SnapshotInput) => WriteOutcome {
  return ({ company, publisher, series, first_at, between = [], taken_at, facts = null }) => {
    const times = [...new Set([first_at ?? taken_at, ...between, taken_at])];
    const span = { times, facts: facts && JSON.stringify(facts) };
    return snapshots.restore(entities.resolve(company), publisher, series, span) ? 'added' : 'unchanged';
  };
}

/** Counts entities that relationships of an import mention, and that no record describes: those after the last one before it. */
function findNowhere({ db, findings }: WriteContext, lastEntity: number): void {
  const nowhere = `FROM placeholders p JOIN entities e ON e.id = p.id
    WHERE p.id > ? AND p.version = '' AND e.kind = 'placeholder' AND e.merged_into IS NULL`;
  const count = db.prepare<[number], number>(`SELECT count(*) ${nowhere}`).pluck().get(lastEntity) ?? 0;
  // A company's, as a person may have a right not to be named.
  const example = db
    .prepare<[number], string>(
      `SELECT k.key ${nowhere.replace(' WHERE', ' JOIN entity_keys k ON k.entity_id = p.id WHERE')}
         AND p.entity_type = 'company' AND (k.key LIKE 'company:%' OR k.key LIKE 'lei:%') LIMIT 1`,
    )
    .pluck();
  if (count > 0) findings.add('end_not_found', null, example.get(lastEntity) ?? null, count);
}

type WriterOf = { [Kind in PreparedInput['kind']]: (input: Extract<PreparedInput, { kind: Kind }>) => WriteOutcome };

interface WriterOptions {
  /** Time of writing; the sample register uses a fixed one. */
  now?: () => string;
  /** The database chooses ids if absent. */
  ids?: RowIds;
}

/**
 * All referenced rows are created or found just before. Checking foreign keys again, with the journal that statements
 * need for it, would take a tenth of the time.
 */
const UNCHECKED = ['foreign_keys = OFF'];

/**
 * Settings for imports. A large WAL is checkpointed less often, so that a page changed by many records is copied once.
 * The cache holds pages that change at random. Statement journals are a few pages, which in a file would cost four
 * writes for each of the register's own.
 */
const FOR_WRITING = ['wal_autocheckpoint = 4096', 'cache_size = -32768', 'temp_store = MEMORY', ...UNCHECKED];

/** The newest of the days of the files; null without files. */
const dayOfFiles = ({ files }: ImportRun): string | null =>
  files.map(({ date }) => date).sort((one, other) => (toOrder(one) < toOrder(other) ? 1 : -1))[0] ?? null;

const ABSENCES_AT_ONCE = 1_000;

const refusal = (error: unknown): GroupFate => ({ refused: messageOf(error) });

/** When records were written, and by which import. */
export interface Writing {
  /** Null: without an import. */
  importId: number | null;
  /** That of the rows: an import writes all of them with the time at which it began. */
  time: string;
  run?: ImportRun;
}

/** Writes a register anew from the journal of another. */
interface Replay {
  beginReplay(): void;
  /** Writes what was written there in one transaction. */
  replay(writing: Writing, groups: PreparedInput[][], entry: JournalEntry): GroupFate[];
  /** The import ended there. */
  replayEnd(writing: Writing & { importId: number }): void;
  endReplay(): void;
}

export function createRegisterWriter(db: SqliteDatabase, options: WriterOptions = {}): RegisterWriter & Replay {
  const clock = options.now ?? (() => new Date().toISOString());
  let importedAt: string | undefined;
  let importId: number | undefined;
  const context = createWriteContext(db, () => importedAt ?? clock(), options.ids);
  const imports = createImportLog(db);
  const journal = createJournal(db);
  const changes = new ChangeLog(db);
  const suppressions = readSuppressions(db);
  const suppressor = new Suppressor(suppressions);
  const officerEvents = createOfficerEvents(context);
  const relationshipEvents = createRelationshipEvents(context);
  context.entities.onJoin = (kept, gone) => {
    officerEvents.join(kept, gone);
    relationshipEvents.join(kept, gone);
  };
  const watch = createCompanyWatch(context, officerEvents);
  const companies = createCompanyWriter(context, watch);
  const writeOfficer = createOfficerWriter(context, officerEvents);
  const writers: WriterOf = {
    company: companies.write,
    placeholder: createPlaceholderWriter(context),
    statement: createStatementWriter(context, relationshipEvents),
    officer: writeOfficer,
    filing: createFilingWriter(context),
    datum: createDatumWriter(context),
    event: createEventWriter(context),
    corporate_grouping: createCorporateGroupingWriter(context),
    industry_code_scheme: createIndustryCodeSchemeWriter(context),
    jurisdiction: createJurisdictionWriter(context),
    mention: createMentionWriter(context),
    snapshot: createSnapshotWriter(context),
    whole_snapshot: createWholeSnapshotWriter(db, () => importId),
    absence: createAbsenceWriter(context, {
      ...{ writeOfficer, missCompany: watch.miss, relationships: relationshipEvents },
    }),
    unwritable: ({ reason }) => {
      throw new Error(reason);
    },
  };
  const writeOne = (input: PreparedInput): WriteOutcome => {
    // The table pairs each kind with its writer, which TypeScript cannot infer.
    const write = writers[input.kind] as (input: PreparedInput) => WriteOutcome;
    return write(input);
  };
  /** Call after a rollback. */
  const forget = (): void => {
    context.forget();
    officerEvents.forget();
    relationshipEvents.forget();
  };
  /** What follows from all records of a transaction. */
  const finish = (): void => {
    officerEvents.settle();
    relationshipEvents.settle();
    context.statements.indexMarked();
    context.changed.write();
    context.counts.write();
    context.changedOfficers.write();
  };
  const writeAll = (inputs: PreparedInput[]) => {
    const outcomes = withImplied(inputs).map(writeOne);
    finish();
    return outcomes;
  };
  /** As a nested transaction, it can be rolled back alone. */
  const writeAlone = db.transaction(writeAll);
  const tryGroup = (inputs: PreparedInput[]): GroupFate => {
    const found = context.findings.list();
    try {
      return writeAlone(inputs);
    } catch (error) {
      // Each of the others would be lost likewise.
      if (isFileFault(error)) throw error;
      forget();
      context.findings.take();
      context.findings.addAll(found);
      return refusal(error);
    }
  };
  const writeGroups = createGroupsWriter(context, (inputs) => withImplied(inputs).map(writeOne));
  const writeTogether = (groups: Iterable<PreparedInput[]>): GroupFate[] => {
    const outcomes = writeGroups(groups);
    finish();
    return outcomes;
  };
  const writeJournalled = (given: PreparedInput[]): WriteOutcome[] => {
    const inputs = suppressions.isEmpty ? given : suppressor.suppress(given);
    // Each is a record of its own: what belongs to what is known of the records of a file only.
    journal.add({ importId: null, time: context.now() }, packNow(inputs.map((input) => [input])));
    return writeAll(inputs);
  };
  const reach = (run: ImportRun, entry: JournalEntry, checkpoint: ImportCheckpoint): void => {
    imports.reach(run.id, checkpoint);
    if (!suppressions.isEmpty) suppressions.store(db, clock());
    journal.add({ importId: run.id, time: run.started_at }, entry);
  };
  const inTransaction = <Result>(work: () => Result): Result => {
    context.begin();
    try {
      return writeInTransaction(db, () => {
        changes.begin();
        const result = work();
        changes.write();
        return result;
      });
    } catch (error) {
      forget();
      throw error;
    }
  };
  /** Marks what a whole snapshot lacks, in transactions as small as those of the import. */
  function markAbsences(run: ImportRun, snapshot: SnapshotDay) {
    importId = run.id;
    const absences = findAbsences(db, run.id, snapshot);
    for (let at = 0; at < absences.inputs.length; at += ABSENCES_AT_ONCE) {
      const groups = absences.inputs.slice(at, at + ABSENCES_AT_ONCE).map((input) => [input]);
      inTransaction(() => {
        writeTogether(groups);
        journal.add({ importId: run.id, time: run.started_at }, packNow(groups));
      });
    }
    const { gone, returned, doubt } = absences;
    return { gone, returned, doubt };
  }
  /** `done` is called in the transaction. */
  const writeEach = (groups: Iterable<PreparedInput[]>, done: (fates: GroupFate[]) => void): void => {
    try {
      inTransaction(() => done(writeTogether(groups)));
    } catch (error) {
      if (isUnusableRegisterError(error) || isFileFault(error)) throw error;
      // After an error, each group is tried alone to lose only the faulty one. Doing so always would take twice the
      // time.
      inTransaction(() => done(Array.from(groups, tryGroup)));
    }
  };
  const begin = (): void => {
    putOffIndexes(db);
    if (!hasStatementLog(db)) makeStatementLog(db);
  };
  return {
    hasSuppressed: !suppressions.isEmpty,
    write: (inputs) => inTransaction(() => writeJournalled(prepareRecord(inputs))),
    beginImport: (plan) => {
      const run = imports.begin(plan, clock());
      importedAt = run.started_at;
      begin();
      return run;
    },
    writeGroups: (run, groups, settle, entry = packNow(groups)) => {
      importId = run.id;
      context.setFetched(dayOfFiles(run));
      if (suppressions.isEmpty) {
        writeEach(groups, (fates) => reach(run, entry, settle(fates, context.findings.take())));
        return;
      }
      const given = [...groups];
      const left = given.map((inputs) => suppressor.suppress(inputs));
      const suppressed = left.filter((inputs, at) => inputs !== given[at]).length;
      writeEach(left, (fates) => {
        if (suppressed > 0) context.findings.add('suppressed', null, null, suppressed);
        reach(run, suppressed > 0 ? packNow(left) : entry, settle(fates, context.findings.take()));
      });
    },
    endImport: (run, settle, snapshot) => {
      completeIndexes(db);
      const absences = snapshot && markAbsences(run, snapshot);
      inTransaction(companies.nameBranches);
      db.transaction(() => context.counts.parents.countIndirect()).immediate();
      storeSearchColumns(db);
      inTransaction(() => {
        findNowhere(context, run.last_entity ?? 0);
        if (settle) imports.reach(run.id, settle(context.findings.take(), absences));
        imports.end(run.id, clock());
        journal.end(run.id);
      });
      importedAt = undefined;
    },
    beginReplay: begin,
    replay: (writing, groups, entry) => {
      importedAt = writing.time;
      importId = writing.run?.id;
      context.setFetched(writing.run ? dayOfFiles(writing.run) : null);
      let outcomes: GroupFate[] = [];
      writeEach(groups, (fates) => {
        journal.add(writing, entry);
        outcomes = fates;
      });
      context.findings.take();
      return outcomes;
    },
    replayEnd: ({ importId, time }) => {
      importedAt = time;
      inTransaction(() => {
        companies.nameBranches();
        journal.end(importId);
      });
    },
    endReplay: () => {
      completeIndexes(db);
      db.transaction(() => context.counts.parents.countIndirect()).immediate();
      storeSearchColumns(db);
    },
    close: () => {
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

/** Opens the register in `file` with settings for writing, and creates it if it does not exist. */
export function openForWriting(file: string): SqliteDatabase {
  const db = openDatabase(file);
  for (const pragma of FOR_WRITING) db.pragma(pragma);
  return db;
}

/** The same with its writer. */
export const openRegisterWriter = (file: string, options: WriterOptions = {}): RegisterWriter =>
  createRegisterWriter(openForWriting(file), options);
