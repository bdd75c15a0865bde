import { isAssumed } from '@/lib/contract/parameters';
import type { Finding } from '@/lib/contract/records';
import { Findings } from '@/lib/register/store/findings';
import type { RegisterInput } from '@/lib/register/store/records';
import { findWrongIdentifiers } from './check-digits';
import type { FileFacts } from './format';
import { takeNotes } from './note';
import type { SourceFile } from './read/source-file';

/** The beginning and end of what a record is about, where it has both. */
function periodOf(input: RegisterInput): [string | null | undefined, string | null | undefined] | undefined {
  if (input.kind === 'company') return [input.incorporation_date, input.dissolution_date];
  return input.kind === 'officer' || input.kind === 'statement' ? [input.start_date, input.end_date] : undefined;
}

/** Dates may be months or years: the shorter one decides. */
function isBefore(end: string, start: string): boolean {
  const length = Math.min(end.length, start.length);
  return end.slice(0, length) < start.slice(0, length);
}

const dateOf = (input: RegisterInput): string | null | undefined =>
  input.kind === 'statement' ? input.version : 'source' in input ? input.source.retrieved_at : null;

/** A word with a place in front: `31/02/2020 (f.csv:7)`. */
const shown = (value: string | null, place: string): string => (value === null ? place : `${value} (${place})`);

const DAY_LENGTH = '2024-05-05'.length;

/** Looks at what is made of the records of an import, for the report on their quality. */
export class Examiner {
  readonly findings = new Findings();
  private oldest: string | undefined;
  private newest: string | undefined;
  /** The last date seen: most records share it with the one before. */
  private last: string | undefined;
  private lastIsAssumed = false;
  private readonly today = new Date().toISOString().slice(0, DAY_LENGTH);

  /** The earliest and latest day that a record or its file gives; null if none does. */
  get days(): { oldest: string; newest: string } | null {
    const { oldest, newest } = this;
    return oldest === undefined || newest === undefined ? null : { oldest, newest };
  }

  /** Call after a record was mapped, with what was made of it. */
  take(inputs: readonly RegisterInput[], { name, date }: FileFacts, line: number): void {
    for (const { kind, subject, value } of takeNotes()) {
      this.findings.add(kind, subject, () => shown(value, `${name}:${line}`));
    }
    let isUndated = false;
    for (const input of inputs) {
      isUndated = this.takeDate(dateOf(input)) || isUndated;
      this.examine(input, name, line);
    }
    if (isUndated) this.findings.add('undated', null, () => `${name} (${date.slice(0, DAY_LENGTH)})`);
  }

  /** Call after the last record of a file. */
  endFile({ name, text, findings }: Pick<SourceFile, 'name' | 'text' | 'findings'>): void {
    if (text.guessed) this.findings.add('encoding', text.encoding, name);
    if (text.repaired > 0) this.findings.add('repaired_characters', null, `${name}:${text.repairedAt}`, text.repaired);
    if (text.lost > 0) this.findings.add('lost_characters', null, `${name}:${text.lostAt}`, text.lost);
    this.findings.addAll(findings.take());
  }

  /** A file that could not be read to its end. */
  breakFile(problem: string): void {
    this.findings.add('not_read', null, problem);
  }

  list(): Finding[] {
    return this.findings.list();
  }

  /** Whether the date is only assumed. */
  private takeDate(date: string | null | undefined): boolean {
    if (!date) return false;
    if (date === this.last) return this.lastIsAssumed;
    this.last = date;
    this.lastIsAssumed = isAssumed(date);
    if (!this.lastIsAssumed) {
      const day = date.slice(0, DAY_LENGTH);
      if (this.oldest === undefined || day < this.oldest) this.oldest = day;
      if (this.newest === undefined || day > this.newest) this.newest = day;
    }
    return this.lastIsAssumed;
  }

  private examine(input: RegisterInput, name: string, line: number): void {
    for (const { system, number } of findWrongIdentifiers(input)) {
      this.findings.add('check_digit', system, () => shown(number, `${name}:${line}`));
    }
    const [start, end] = periodOf(input) ?? [];
    if (start && end && isBefore(end, start)) {
      this.findings.add('impossible_date', 'order', () => shown(`${start} – ${end}`, `${name}:${line}`));
    }
    if (input.kind === 'company' && start && start > this.today) {
      this.findings.add('impossible_date', 'future', () => shown(start, `${name}:${line}`));
    }
  }
}
