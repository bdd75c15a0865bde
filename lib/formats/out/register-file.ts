import type { RegisterInput } from '@/lib/register/store/records';
import type { ExportSelection, Licence, RegisterExport } from '@/lib/register/store/store';
import { withoutPersonalFacts } from '@/lib/registry/request';
import { isJsonObject } from '@/lib/shared/json';
import { withoutBirth } from '../in/brreg/person-key';
import type { ExportFormat } from './format';
import { PLURALS } from './kinds';
import { codeListLicences } from './licences';
import { ExportTally } from './tally';

/** A file of the register, or of what a search finds. */
export interface RegisterFile {
  format: ExportFormat;
  /** As it was asked for, and as the store reads it; everything if absent. */
  query?: { text: string; parsed: NonNullable<ExportSelection['query']> } | undefined;
  withPersonalFacts?: boolean;
  /** It is offered to everybody: what may not be shown is not in it either. */
  isForAll?: boolean;
}

/** Where an export is written to. */
export interface TextSink {
  /** Resolves when the destination can take more; false if its reader has closed it. */
  write(text: string): Promise<boolean>;
}

export interface ExportOutput {
  write(text: string): unknown;
  isTTY?: boolean;
}

export interface ExportSource {
  registerFile: string;
  stderr: ExportOutput;
  clock: () => number;
  openExport: (file: string, selection: ExportSelection) => RegisterExport;
}

/** What a file holds. */
export interface WrittenFile {
  /** ISO 8601. */
  exported_at: string;
  records: number;
  licences: Licence[];
  /** See `RegisterExport`. */
  hidden_digest: string;
  /** For people: what was written, and what was left out and why. */
  summary: string;
}

/** A terminal gets one line that is rewritten; a log gets a line at intervals. */
const TERMINAL_EVERY_MS = 200;
const LOG_EVERY_MS = 5000;
const CLEAR_LINE = '\r\u001b[K';
/** The clock is read once per this many records. */
const LOOK_EVERY = 256;

const number = new Intl.NumberFormat('en');

const say = (written: number): string => `${number.format(written)} ${written === 1 ? 'record' : 'records'} written`;

/** Reports the progress of an export. */
function createExportProgress(output: ExportOutput, clock: () => number) {
  const every = output.isTTY ? TERMINAL_EVERY_MS : LOG_EVERY_MS;
  let last = clock();
  return {
    report(count: number): void {
      if (count % LOOK_EVERY !== 0 || clock() - last < every) return;
      last = clock();
      output.write(output.isTTY ? `${CLEAR_LINE}${say(count)}` : `${say(count)}\n`);
    },
    end(): void {
      if (output.isTTY) output.write(CLEAR_LINE);
    },
  };
}

/** The record without the facts about persons that pages hide from visitors. */
function withoutFactsOfPersons(record: RegisterInput): RegisterInput {
  if (record.kind === 'officer') return withoutPersonalFacts({ officer: record }).officer;
  if (record.kind !== 'placeholder' || record.entity_type !== 'person' || !record.details) {
    return record.kind === 'company' ? record : withoutPersonalFacts(record);
  }
  const { country_of_residence: _, ...details } = withoutPersonalFacts({ person: record.details }).person;
  return { ...record, details };
}

/** Fields that are keys of persons, or hold such keys. */
const KEYED = ['key', 'keys', 'record_key', 'entity', 'subjects', 'objects', 'provenances'] as const;

/** The same with keys that tell no date of birth. */
function withoutBirths<Keyed>(keyed: Keyed): Keyed {
  // Safe: texts stay texts, and lists and objects have the same members.
  if (typeof keyed === 'string') return withoutBirth(keyed) as Keyed;
  if (Array.isArray(keyed)) return keyed.map(withoutBirths) as Keyed;
  if (!isJsonObject(keyed)) return keyed;
  const changed = KEYED.filter((name) => name in keyed).map((name) => [name, withoutBirths(keyed[name])]);
  return { ...keyed, ...Object.fromEntries(changed) };
}

/** Characters written at a time: a system call per line would be slow. */
const PIECE = 64 * 1024;

/** Joins the texts into chunks large enough to write. */
function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function selectionOf({ format, query, isForAll = false }: RegisterFile): ExportSelection {
  const { kinds, keyPrefix, withHidden = false, onlyFound = false } = format;
  return {
    ...(kinds && { kinds }),
    ...(keyPrefix !== undefined && { keyPrefix }),
    // Hidden records belong in a full copy only, never in the result of a search.
    ...(query ? { query: query.parsed, onlyFound } : { withHidden: withHidden && !isForAll }),
  };
}

/** Whether something that is known is missing in the other. */
const lacks = (whole: object, reduced: object): boolean =>
  Object.entries(whole).some(([key, value]) => value != null && !(key in reduced));

function isReduced(whole: RegisterInput, reduced: RegisterInput): boolean {
  if (whole.kind !== 'placeholder' || reduced.kind !== 'placeholder') return lacks(whole, reduced);
  return lacks(whole.details ?? {}, reduced.details ?? {});
}

function* withoutPersonal(records: Iterable<RegisterInput>, tally: ExportTally): Generator<RegisterInput> {
  for (const record of records) {
    const reduced = withoutFactsOfPersons(record);
    if (reduced !== record && isReduced(record, reduced)) {
      tally.leaveOut(
        `personal facts of ${record.kind === 'officer' ? 'officers' : 'persons'}, which --with-personal-facts writes`,
      );
    }
    yield withoutBirths(reduced);
  }
}

/** Counts what the format has no place for, and what may not be shown. */
function countLeftOut(register: RegisterExport, tally: ExportTally): void {
  const { kinds, hidden } = register.leftOut();
  for (const [kind, count] of Object.entries(kinds)) {
    tally.leaveOut(`${PLURALS[kind as RegisterInput['kind']]}, for which this file has no place`, count);
  }
  tally.leaveOut('companies that may not be shown, with all records of them', hidden);
}

/** Reports how many records of the file were written. A format may leave a record out, or write it as several. */
function* counted(texts: Iterable<string>, report: (written: number) => void): Generator<string> {
  let count = 0;
  for (const text of texts) {
    yield text;
    report(++count);
  }
}

async function writeAll(pieces: Iterable<string>, destination: TextSink): Promise<boolean> {
  for (const piece of pieces) if (!(await destination.write(piece))) return false;
  return true;
}

/** Writes the file. Undefined if its reader wants no more. */
export async function writeRegisterFile(
  destination: TextSink,
  file: RegisterFile,
  { registerFile, openExport, stderr, clock }: ExportSource,
): Promise<WrittenFile | undefined> {
  const { format, query, withPersonalFacts = false } = file;
  const register = openExport(registerFile, selectionOf(file));
  const progress = createExportProgress(stderr, clock);
  try {
    const licences = [...register.licences(), ...codeListLicences(register.importedFormats(), format.kinds)];
    const tally = new ExportTally();
    const exported_at = new Date(clock()).toISOString();
    const about = { exported_at, licences, query: query?.text, withPersonalFacts, tally };
    const records = withPersonalFacts ? register.records() : withoutPersonal(register.records(), tally);
    const texts = counted(format.texts(records, about), progress.report);
    if (!(await destination.write(format.header?.(about) ?? ''))) return undefined;
    if (!(await writeAll(inPieces(texts), destination))) return undefined;
    countLeftOut(register, tally);
    if (!(await destination.write(format.footer?.(about) ?? ''))) return undefined;
    progress.end();
    const summary = tally.inWords();
    return { exported_at, records: tally.total(), licences, hidden_digest: register.hiddenDigest(), summary };
  } finally {
    register.close();
  }
}
