import { messageOf } from '@/lib/shared/message-of';
import type { ImportCheckpoint, ImportRun } from '../imports';
import { withImplied } from '../prepare/implied-parts';
import { type PreparedInput, prepareRecord } from '../prepare/prepare';
import type { WriteOutcome } from '../records';
import type { GroupFate, RegisterWriter } from '../store';
import { completeIndexes, putOffIndexes } from './late-indexes';
import { openDatabase, type SqliteDatabase } from './open';
import { createCorporateGroupingWriter, createIndustryCodeSchemeWriter } from './write/code-lists';
import { createCompanyWriter } from './write/companies';
import { createWriteContext } from './write/context';
import { createDatumWriter } from './write/data';
import { createEventWriter } from './write/events';
import { createFilingWriter } from './write/filings';
import { createGroupsWriter } from './write/groups';
import { createImportLedger } from './write/imports';
import { createJurisdictionWriter } from './write/jurisdictions';
import { createOfficerWriter } from './write/officers';
import { createPlaceholderWriter } from './write/placeholders';
import { createMentionWriter, createSnapshotWriter } from './write/restored';
import { createStatementWriter } from './write/statements';

type WriterOf = { [Kind in PreparedInput['kind']]: (input: Extract<PreparedInput, { kind: Kind }>) => WriteOutcome };

interface WriterOptions {
  /** The time of writing; the sample register writes at a fixed one. */
  now?: () => string;
}

/**
 * All that rows refer to is made or found just before. To look it up once more, and to keep for each statement what it
 * would undo if something were missing, would take a tenth of the time.
 */
const UNCHECKED = ['foreign_keys = OFF'];

/**
 * Pages of what is written wait in the log until there are enough of them: a page that many records change is then
 * brought over once. Room for the pages that are changed at random. What a statement of many rows might have to undo is
 * a few pages, which in a file would be four writes for each of the register's own.
 */
const FOR_WRITING = ['wal_autocheckpoint = 4096', 'cache_size = -32768', 'temp_store = MEMORY', ...UNCHECKED];

const refusal = (error: unknown): GroupFate => ({ refused: messageOf(error) });

export function createRegisterWriter(db: SqliteDatabase, options: WriterOptions = {}): RegisterWriter {
  const clock = options.now ?? (() => new Date().toISOString());
  let importedAt: string | undefined;
  const context = createWriteContext(db, () => importedAt ?? clock());
  const imports = createImportLedger(db);
  const writers: WriterOf = {
    company: createCompanyWriter(context),
    placeholder: createPlaceholderWriter(context),
    statement: createStatementWriter(context),
    officer: createOfficerWriter(context),
    filing: createFilingWriter(context),
    datum: createDatumWriter(context),
    event: createEventWriter(context),
    corporate_grouping: createCorporateGroupingWriter(context),
    industry_code_scheme: createIndustryCodeSchemeWriter(context),
    jurisdiction: createJurisdictionWriter(context),
    mention: createMentionWriter(context),
    snapshot: createSnapshotWriter(context),
    unwritable: ({ reason }) => {
      throw new Error(reason);
    },
  };
  const writeOne = (input: PreparedInput): WriteOutcome => {
    // The table pairs each kind with the writer of that kind, which the compiler cannot follow through an index.
    const write = writers[input.kind] as (input: PreparedInput) => WriteOutcome;
    return write(input);
  };
  const writeAll = (inputs: PreparedInput[]) => {
    const outcomes = withImplied(inputs).map(writeOne);
    context.statements.indexMarked();
    return outcomes;
  };
  /** Within another transaction it can be undone alone. */
  const writeAlone = db.transaction(writeAll);
  const tryGroup = (inputs: PreparedInput[]): GroupFate => {
    try {
      return writeAlone(inputs);
    } catch (error) {
      context.forget();
      return refusal(error);
    }
  };
  const writeGroups = createGroupsWriter(context, (inputs) => withImplied(inputs).map(writeOne));
  const writeTogether = (groups: Iterable<PreparedInput[]>): GroupFate[] => {
    const outcomes = writeGroups(groups);
    context.statements.indexMarked();
    return outcomes;
  };
  const settled = db.transaction((run: ImportRun, settle: () => ImportCheckpoint) => imports.reach(run.id, settle()));
  const orForget = <Result>(work: () => Result): Result => {
    context.begin();
    try {
      return work();
    } catch (error) {
      context.forget();
      throw error;
    }
  };
  return {
    write: (inputs) => orForget(() => writeAlone.immediate(prepareRecord(inputs))),
    beginImport: (plan) => {
      const run = imports.begin(plan, clock());
      importedAt = run.started_at;
      putOffIndexes(db);
      return run;
    },
    writeGroups: (run, groups, settle) => {
      try {
        orForget(() => settled.immediate(run, () => settle(writeTogether(groups))));
      } catch {
        // To lose only the record at fault, each is tried alone; without a fault that would take twice the time.
        orForget(() => settled.immediate(run, () => settle(Array.from(groups, tryGroup))));
      }
    },
    endImport: (run) => {
      completeIndexes(db);
      imports.end(run.id, clock());
      importedAt = undefined;
    },
    close: () => {
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

/** Opens the register in `file` for writing, making an empty one where there is none. */
export function openRegisterWriter(file: string, options: WriterOptions = {}): RegisterWriter {
  const db = openDatabase(file);
  for (const pragma of FOR_WRITING) db.pragma(pragma);
  return createRegisterWriter(db, options);
}
