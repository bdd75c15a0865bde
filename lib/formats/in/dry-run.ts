import type { Finding } from '@/lib/contract/records';
import type { RegisterInput } from '@/lib/register/store/records';
import { isTooDeep, messageOf } from '@/lib/shared/json';
import { registerWords } from '@/lib/words/register';
import { Examiner } from './examine';
import { dateFile } from './file-date';
import {
  eachOf,
  type FileFacts,
  type FormatOptions,
  isLater,
  isSkip,
  type Mapped,
  type MapRecord,
  type ReadItem,
  skip,
} from './format';
import type { FilesOfFormat } from './guess';
import { countReject, countRejected, type ImportResult, mapSafely, type Rejections } from './run';

const summaryNumber = new Intl.NumberFormat('en');

function counts(result: ImportResult): [string, number][] {
  return [
    ['files', result.files],
    ['read', result.read],
    ['added', result.added],
    ['merged', result.merged],
    ['unchanged', result.unchanged],
    ['passed', result.passed],
    ['rejected', countRejected(result)],
  ];
}

/** Why records were rejected, the most frequent reason first, with the first of them; empty if none were. */
function printRejected({ rejected, problems }: Rejections): string[] {
  const reasons = Object.entries(rejected).sort(([, a], [, b]) => b - a);
  return [
    ...reasons.map(([reason, count]) => `  ${summaryNumber.format(count)} × ${reason}`),
    ...(problems.length > 0 ? ['First problems:', ...problems.map((problem) => `  ${problem}`)] : []),
  ];
}

const { findingsIn, adviceOn } = registerWords.en;

/** What was found about the quality of the files, each with its count and the first of it. */
function printFindings({ findings, brokenFiles }: Pick<ImportResult, 'findings' | 'brokenFiles'>): string[] {
  // Files that were not read to their end are all named.
  const others = findings.filter(({ kind }) => kind !== 'not_read');
  const lines = others.map(({ kind, subject, count, example }) => {
    const advice = adviceOn[kind];
    const [first, how] = [example === null ? '' : `: ${example}`, advice === undefined ? '' : ` (${advice})`];
    return `  ${summaryNumber.format(count)} × ${findingsIn[kind](subject)}${first}${how}`;
  });
  return [
    ...(lines.length > 0 ? ['Found in the files, with the first of each:', ...lines] : []),
    ...brokenFiles.map((problem) => `Not read to its end: ${problem}`),
  ];
}

/** What a whole snapshot has shown. */
function printAbsences({ absences }: Pick<ImportResult, 'absences'>): string[] {
  if (!absences) return [];
  if (absences.doubt !== null) return [`Nothing was marked as gone: ${absences.doubt}.`];
  const { gone, returned } = absences;
  if (gone + returned === 0) return [];
  return Object.entries({ gone, returned }).map(
    ([label, count]) => `${label.padEnd(10)}${summaryNumber.format(count).padStart(12)}`,
  );
}

/** The result of an import, for people to read: counts are of records in the files. */
export function printSummary(result: ImportResult): string {
  const resumed = `Went on after ${summaryNumber.format(result.resumed_at)} records that an earlier run had loaded.`;
  return [
    ...(result.resumed_at > 0 ? [resumed] : []),
    ...counts(result).map(([label, count]) => `${label.padEnd(10)}${summaryNumber.format(count).padStart(12)}`),
    ...printAbsences(result),
    ...printRejected(result),
    ...(countRejected(result) > 0 ? [`All of them, with the records: ${result.rejects}`] : []),
    ...printFindings(result),
  ].join('\n');
}

/** Number of kinds whose first record is shown as it would be written. */
const SHOWN = 3;

export interface DryRun extends Rejections {
  read: number;
  /** Kind of record → how many the register would receive. */
  kinds: Record<string, number>;
  first: RegisterInput[];
  brokenFiles: string[];
  findings: Finding[];
}

interface DryRunOptions extends FilesOfFormat {
  formatOptions: FormatOptions;
  withhold: (input: RegisterInput) => RegisterInput;
  limit?: number;
}

function mapItem(map: MapRecord, item: ReadItem, file: FileFacts): Mapped {
  if ('problem' in item) return skip(item.problem);
  const mapped = mapSafely(map, item.raw, file, false);
  return isLater(mapped) ? [] : mapped;
}

function count(result: DryRun, inputs: RegisterInput[]): void {
  for (const input of inputs) {
    const isFirst = !Object.hasOwn(result.kinds, input.kind);
    result.kinds[input.kind] = (result.kinds[input.kind] ?? 0) + 1;
    if (isFirst && result.first.length < SHOWN) result.first.push(input);
  }
}

function take(result: DryRun, item: ReadItem, file: FileFacts, map: MapRecord, examiner: Examiner): RegisterInput[] {
  result.read++;
  const mapped = mapItem(map, item, file);
  examiner.take(isSkip(mapped) ? [] : mapped, file, item.line);
  if (!isSkip(mapped)) return mapped;
  countReject(result, `${file.name}:${item.line}`, mapped.skip);
  return [];
}

/** Reads and maps, but writes nothing. Records that would wait for others are mapped at once. */
export async function dryRun({ format, files, formatOptions, withhold, limit }: DryRunOptions): Promise<DryRun> {
  const map = format.createMapper(formatOptions);
  const result: DryRun = { read: 0, rejected: {}, problems: [], kinds: {}, first: [], brokenFiles: [], findings: [] };
  const examiner = new Examiner();
  for (const file of files) {
    const facts = dateFile(file);
    try {
      for await (const items of format.read(file, formatOptions)) {
        for (const item of eachOf(items)) {
          if (result.read === limit) return { ...result, findings: examiner.list() };
          count(result, take(result, item, facts, map, examiner).map(withhold));
        }
      }
    } catch (error) {
      result.brokenFiles.push(`${file.name}: ${messageOf(error)}`);
      examiner.breakFile(`${file.name}: ${messageOf(error)}`);
    }
    examiner.endFile(file);
  }
  return { ...result, findings: examiner.list() };
}

const number = new Intl.NumberFormat('en');

/** Characters of a record shown. */
const SHOWN_LENGTH = 5_000;

/** A deeply nested or very long record is not useful on a screen. */
function printRecord(record: RegisterInput): string {
  if (isTooDeep(record)) return '(a record that is nested too deep to be shown)';
  const text = JSON.stringify(record, null, 2);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)} … (cut)` : text;
}

/** The result of a dry run, for people to read. */
export function printDryRun(result: DryRun): string {
  const { read, kinds, first } = result;
  const counts = Object.entries({ read, rejected: countRejected(result), ...kinds });
  return [
    ...counts.map(([label, amount]) => `${label.padEnd(22)}${number.format(amount).padStart(12)}`),
    ...printRejected(result),
    ...(first.length > 0 ? ['The first of each kind:'] : []),
    ...first.map(printRecord),
    ...printFindings(result),
    'Nothing was written.',
  ].join('\n');
}
