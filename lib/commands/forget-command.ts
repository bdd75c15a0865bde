import { rmSync } from 'node:fs';
import { removeBulkFiles } from '@/lib/formats/bulk-files';
import { createProgress, type Output } from '@/lib/formats/in/command';
import { rejectsFolder, rejectsPath } from '@/lib/formats/in/run';
import { PLURALS } from '@/lib/formats/out/kinds';
import { openExisting } from '@/lib/register/store/sqlite/open';
import { createContentsReader } from '@/lib/register/store/sqlite/read/contents';
import { createForgetting, type Forgotten } from '@/lib/register/store/sqlite/rewrite/forgetting';
import { readJournal } from '@/lib/register/store/sqlite/rewrite/journal-reader';
import { type LockedRegister, lockRegister } from '@/lib/register/store/sqlite/rewrite/replace-file';
import {
  NOT_WHOLE,
  type RewriteOptions,
  type Rewritten,
  readWholeJournal,
  rewriteRegister,
} from '@/lib/register/store/sqlite/rewrite/rewrite';
import {
  type InputKind,
  listOrigins,
  type Origins,
  type Survey,
  surveyRewriting,
} from '@/lib/register/store/sqlite/rewrite/survey';
import { isUnusableRegisterError } from '@/lib/register/store/store';
import { isUsageError, parseOptions, UsageError } from '@/lib/shared/command-options';
import { textTable } from './text-table';

const HELP = `Takes a source out of the register, as if it had never been imported.

  npm run forget -- --list                  publishers and imports, with their records, days and licences
  npm run forget -- <publisher or number>   what would go: a publisher by its name, an import by its number; several
                                            may be named
  npm run forget -- <…> --yes               forgets it

What other sources also say stays. The register is written anew from its journal, without what is forgotten, and
replaces the present one: nothing of it remains in the file. Meanwhile people read the present one, imports wait or are
refused, and the disk must have room for both. A running server reads the new one by itself. If it is interrupted,
nothing has changed, and the same command begins again.
`;

/** What commands that write the register anew work with. */
export interface CommandSurroundings {
  dataFolder: string;
  registerFile: string;
  stdout: Output;
  stderr: Output;
  clock: () => number;
}

const count = new Intl.NumberFormat('en');

const daysOf = (oldest: string | null, newest: string | null): string =>
  oldest === newest ? (oldest ?? '') : `${oldest} to ${newest}`;

const nameOf = (publisher: string | null): string => publisher ?? '(not named)';

/** An import may have hundreds of files, and many publishers. */
function firstOf(names: readonly string[]): string {
  const [first = ''] = names;
  return names.length > 1 ? `${first} and ${names.length - 1} more` : first;
}

function printOrigins({ publishers, imports, others }: Origins): string {
  const byPublisher = publishers
    .sort((a, b) => b.records - a.records)
    .map(({ publisher, records, oldest, newest, licences }) => [
      ...[nameOf(publisher), count.format(records), daysOf(oldest, newest), licences.join(', ')],
    ]);
  const byImport = imports.map(({ id, format, started_at, ended_at, publishers: told, files }) => [
    ...[String(id), format, `${started_at.slice(0, 10)}${ended_at === null ? ', stopped' : ''}`],
    ...[count.format(told.reduce((sum, { records }) => sum + records, 0))],
    ...[firstOf(told.map(({ publisher }) => nameOf(publisher))), firstOf(files.map(({ name }) => name))],
  ]);
  const without = others.map(({ publisher, records }) => `${count.format(records)} of ${nameOf(publisher)}`);
  return [
    textTable([['publisher', 'records', 'days', 'licence'], ...byPublisher]),
    ...(byImport.length > 0
      ? ['', textTable([['import', 'format', 'day', 'records', 'publishers', 'files'], ...byImport])]
      : []),
    ...(without.length > 0 ? ['', `Records that were not imported: ${without.join(', ')}.`] : []),
  ].join('\n');
}

/** Numbers of records by kind, as rows of a table. */
export const kindRows = (records: Partial<Record<InputKind, number>>): string[][] =>
  Object.entries(PLURALS).flatMap(([kind, words]) => {
    const amount = records[kind as InputKind] ?? 0;
    return amount > 0 ? [[words, count.format(amount)]] : [];
  });

/** What would go, for people to read. */
export function printSurvey({ records, companies }: Survey): string {
  const kinds = kindRows(records);
  if (kinds.length === 0) return 'There is nothing of it in the register.';
  const fates = [
    ['companies that would be gone: nothing else speaks of them', count.format(companies.gone)],
    ['companies that would stay as names: other records mention them', count.format(companies.named)],
    ['companies that would stay, with what others say of them', count.format(companies.kept)],
  ].filter(([, amount]) => amount !== '0');
  return textTable([['what would go', 'records'], ...kinds, ...fates]);
}

const ofPublisher = (name: string) => `"${name}"`;

function findPublisher(given: string, known: readonly string[]): string {
  if (known.includes(given)) return given;
  const same = known.filter((name) => name.toLowerCase() === given.toLowerCase());
  if (same.length === 1 && same[0] !== undefined) return same[0];
  const like = known.filter((name) => name.toLowerCase().includes(given.toLowerCase()));
  const hint = like.length > 0 ? ` There are ${like.map(ofPublisher).join(', ')}.` : ' --list names them.';
  throw new UsageError(`There is no publisher ${ofPublisher(given)} in the register.${hint}`);
}

/** @throws UsageError if the register has no such import or publisher. */
function findForgotten(named: readonly string[], { imports, publishers }: Origins): Forgotten {
  const known = publishers.flatMap(({ publisher }) => publisher ?? []);
  const isNumber = (text: string): boolean => /^\d+$/.test(text) && !known.includes(text);
  const ids = named.filter(isNumber).map(Number);
  const missing = ids.find((id) => imports.every((run) => run.id !== id));
  if (missing !== undefined) throw new UsageError(`There is no import ${missing}: --list names them.`);
  const names = named.filter((text) => !isNumber(text)).map((text) => findPublisher(text, known));
  return { imports: new Set(ids), publishers: new Set(names) };
}

type Counts = ReturnType<ReturnType<typeof createContentsReader>['count']>['counts'];

function countRecords(file: string): Counts {
  const db = openExisting(file);
  try {
    return createContentsReader(db).count().counts;
  } finally {
    db.close();
  }
}

/** Kinds of records of which there are now more or fewer. */
function printChange(before: Counts, now: Counts): string {
  const changed = Object.entries(before).flatMap(([kind, amount]) => {
    const next = now[kind as keyof Counts];
    return amount === next ? [] : [[kind.replaceAll('_', ' '), count.format(amount), count.format(next)]];
  });
  return textTable([['', 'before', 'now'], ...changed]);
}

/** Rejected records may hold what is gone, as they are in their files. */
function removeRejects({ changed }: Rewritten, { dataFolder }: CommandSurroundings): void {
  for (const run of changed) rmSync(rejectsPath(rejectsFolder(dataFolder), run), { force: true });
}

/** Writes the locked register anew beside the present one, and tells how far it is. */
export function rewriteWithProgress(
  register: LockedRegister,
  options: Omit<RewriteOptions, 'onProgress'>,
  { stderr, clock }: CommandSurroundings,
): Rewritten {
  const progress = createProgress(stderr, clock);
  const onProgress: RewriteOptions['onProgress'] = ({ records, taken, size }) =>
    progress.report({ file: 'writing the register anew', read: records, taken, size });
  const result = rewriteRegister(register, { ...options, onProgress });
  progress.end();
  return result;
}

/** Files that were made before hold what is gone. */
function removeOffered({ dataFolder }: CommandSurroundings): string {
  const removed = removeBulkFiles(dataFolder);
  if (removed === 0) return '';
  return `\n\nFiles removed from /downloads: ${removed}. npm run export -- --offer makes them anew.`;
}

/** Writes the locked register anew, and puts the new one in its place. Returns a summary. */
export function replaceRegister(
  register: LockedRegister,
  filter: RewriteOptions['filter'],
  around: CommandSurroundings,
  prepare?: RewriteOptions['prepare'],
): string {
  const before = createContentsReader(register.db).count().counts;
  const result = rewriteWithProgress(register, { filter, prepare }, around);
  const offered = removeOffered(around);
  register.replace();
  removeRejects(result, around);
  return printChange(before, countRecords(around.registerFile)) + offered;
}

function list({ registerFile }: CommandSurroundings): string {
  const db = openExisting(registerFile);
  try {
    const journal = readJournal(db);
    const origins = printOrigins(listOrigins(journal));
    return journal.isWhole ? origins : `${origins}\n\n${NOT_WHOLE}`;
  } finally {
    db.close();
  }
}

function tryOut(named: readonly string[], around: CommandSurroundings): string {
  const db = openExisting(around.registerFile);
  const progress = createProgress(around.stderr, around.clock);
  try {
    const journal = readWholeJournal(db);
    const filter = createForgetting(journal, findForgotten(named, listOrigins(journal)));
    const onProgress: RewriteOptions['onProgress'] = ({ records, taken, size }) =>
      progress.report({ file: 'reading the journal', read: records, taken, size });
    return `${printSurvey(surveyRewriting(db, { filter, onProgress }))}\n\nNothing was changed: --yes forgets it.`;
  } finally {
    progress.end();
    db.close();
  }
}

function forget(named: readonly string[], around: CommandSurroundings): string {
  const register = lockRegister(around.registerFile);
  try {
    const journal = readWholeJournal(register.db);
    const filter = createForgetting(journal, findForgotten(named, listOrigins(journal)));
    return `${replaceRegister(register, filter, around)}\n\nIt is forgotten.`;
  } finally {
    register.release();
  }
}

const OPTIONS = { list: { type: 'boolean' }, yes: { type: 'boolean' } } as const;

function obey(args: string[], around: CommandSurroundings): string {
  const { values, positionals } = parseOptions(args, OPTIONS);
  if (values.help) return HELP.trimEnd();
  if (values.list) return list(around);
  if (positionals.length === 0) throw new UsageError('Name a publisher or the number of an import; --list names them.');
  return values.yes ? forget(positionals, around) : tryOut(positionals, around);
}

/** Runs a command that returns what it prints, and returns the exit code. */
export function runPrinting(run: () => string, { stdout, stderr }: CommandSurroundings): number {
  try {
    stdout.write(`${run()}\n`);
    return 0;
  } catch (error) {
    if (!isUsageError(error) && !isUnusableRegisterError(error)) throw error;
    stderr.write(`${error.message}\n`);
    return 1;
  }
}

export const forgetCommand = (args: string[], around: CommandSurroundings): number =>
  runPrinting(() => obey(args, around), around);
