import type { RegisterInput, WriteOutcome } from '../records';
import type { RegisterWriter } from '../store';
import { openDatabase, type SqliteDatabase } from './open';
import { createCorporateGroupingWriter, createIndustryCodeSchemeWriter } from './write/code-lists';
import { createCompanyWriter } from './write/companies';
import { createDatumWriter, createFilingWriter } from './write/company-parts';
import { createWriteContext } from './write/context';
import { createEventWriter } from './write/events';
import { createOfficerWriter } from './write/officers';
import { createPlaceholderWriter } from './write/placeholders';
import { createStatementWriter } from './write/statements';

type WriterOf = { [Kind in RegisterInput['kind']]: (input: Extract<RegisterInput, { kind: Kind }>) => WriteOutcome };

interface WriterOptions {
  /** The time of writing; the sample register writes at a fixed one. */
  now?: () => string;
}

export function createRegisterWriter(db: SqliteDatabase, options: WriterOptions = {}): RegisterWriter {
  const context = createWriteContext(db, options.now ?? (() => new Date().toISOString()));
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
  };
  const writeOne = (input: RegisterInput): WriteOutcome => {
    // The table pairs each kind with the writer of that kind, which the compiler cannot follow through an index.
    const write = writers[input.kind] as (input: RegisterInput) => WriteOutcome;
    return write(input);
  };
  const writeAll = db.transaction((inputs: RegisterInput[]) => {
    const outcomes = inputs.map(writeOne);
    context.statements.indexMarked();
    return outcomes;
  });
  return {
    write: (inputs) => {
      try {
        return writeAll.immediate(inputs);
      } catch (error) {
        context.forget();
        throw error;
      }
    },
    close: () => {
      db.pragma('wal_checkpoint(TRUNCATE)');
      db.close();
    },
  };
}

/** Opens the register in `file` for writing, making an empty one where there is none. */
export function openRegisterWriter(file: string, options: WriterOptions = {}): RegisterWriter {
  return createRegisterWriter(openDatabase(file), options);
}
