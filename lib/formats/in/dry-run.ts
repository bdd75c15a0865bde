import type { RegisterInput } from '@/lib/register/store/records';
import { isTooDeep, messageOf } from '@/lib/shared/json';
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
import type { TextFacts } from './read/encoding';
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

/** More files are counted. */
const NAMED_AT_MOST = 3;

/** What has no better date than that of the file system. */
function printUndated({ undated }: Pick<ImportResult, 'undated'>): string[] {
  if (undated.size === 0) return [];
  const named = [...undated].slice(0, NAMED_AT_MOST).map(([name, { day }]) => `${name} (${day})`);
  const more = undated.size > named.length ? [`${undated.size - named.length} more`] : [];
  const records = [...undated.values()].reduce((sum, file) => sum + file.records, 0);
  return [
    `No day is told for ${summaryNumber.format(records)} records. They have the date of their file, which may be that of a`,
    `copy, so that any told day overrides it; --as-of tells a better one: ${[...named, ...more].join(', ')}`,
  ];
}

/** The texts that were not in UTF-8, or not all of it. */
function printTexts({ texts }: Pick<ImportResult, 'texts'>): string[] {
  const select = (isWanted: (text: TextFacts) => boolean) => [...texts].filter(([, text]) => isWanted(text));
  const named = (found: [string, TextFacts][]): string => {
    const more = found.length > NAMED_AT_MOST ? [`${found.length - NAMED_AT_MOST} more`] : [];
    return [
      ...found.slice(0, NAMED_AT_MOST).map(([name, { line }]) => (line ? `${name}:${line}` : name)),
      ...more,
    ].join(', ');
  };
  const guessed = select((text) => text.guessed);
  const repaired = select((text) => text.repaired > 0);
  const lost = select((text) => text.lost > 0);
  const sum = (found: [string, TextFacts][], key: 'repaired' | 'lost') =>
    summaryNumber.format(found.reduce((total, [, text]) => total + text[key], 0));
  return [
    ...(guessed.length > 0 ? [`Not in UTF-8, read as Windows-1252 (--encoding names another): ${named(guessed)}`] : []),
    ...(repaired.length > 0
      ? [`${sum(repaired, 'repaired')} characters that are not UTF-8 were read as Windows-1252: ${named(repaired)}`]
      : []),
    ...(lost.length > 0
      ? [`${sum(lost, 'lost')} characters were lost before, or are not in the encoding: ${named(lost)}`]
      : []),
  ];
}

/** The result of an import, for people to read: counts are of records in the files. */
export function printSummary(result: ImportResult): string {
  const resumed = `Went on after ${summaryNumber.format(result.resumed_at)} records that an earlier run had loaded.`;
  return [
    ...(result.resumed_at > 0 ? [resumed] : []),
    ...counts(result).map(([label, count]) => `${label.padEnd(10)}${summaryNumber.format(count).padStart(12)}`),
    ...printRejected(result),
    ...(countRejected(result) > 0 ? [`All of them, with the records: ${result.rejects}`] : []),
    ...printUndated(result),
    ...printTexts(result),
    ...result.brokenFiles.map((problem) => `Not read to its end: ${problem}`),
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

function take(result: DryRun, item: ReadItem, file: FileFacts, map: MapRecord, withhold: DryRunOptions['withhold']) {
  result.read++;
  const mapped = mapItem(map, item, file);
  if (isSkip(mapped)) countReject(result, `${file.name}:${item.line}`, mapped.skip);
  else count(result, mapped.map(withhold));
}

/** Reads and maps, but writes nothing. Records that would wait for others are mapped at once. */
export async function dryRun({ format, files, formatOptions, withhold, limit }: DryRunOptions): Promise<DryRun> {
  const map = format.createMapper(formatOptions);
  const result: DryRun = { read: 0, rejected: {}, problems: [], kinds: {}, first: [], brokenFiles: [] };
  for (const file of files) {
    const facts = dateFile(file);
    try {
      for await (const items of format.read(file, formatOptions)) {
        for (const item of eachOf(items)) {
          if (result.read === limit) return result;
          take(result, item, facts, map, withhold);
        }
      }
    } catch (error) {
      result.brokenFiles.push(`${file.name}: ${messageOf(error)}`);
    }
  }
  return result;
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
  const { read, kinds, first, brokenFiles } = result;
  const counts = Object.entries({ read, rejected: countRejected(result), ...kinds });
  return [
    ...counts.map(([label, amount]) => `${label.padEnd(22)}${number.format(amount).padStart(12)}`),
    ...printRejected(result),
    ...(first.length > 0 ? ['The first of each kind:'] : []),
    ...first.map(printRecord),
    ...brokenFiles.map((problem) => `Not read to its end: ${problem}`),
    'Nothing was written.',
  ].join('\n');
}
