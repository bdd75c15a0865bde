import type { PreparedInput } from '../../prepare/prepare';
import { publishersOf, publishersOfRecord } from '../../prepare/publishers';
import { keysDescribed, keysReferred } from '../../prepare/record-keys';
import { type Journal, type JournalRow, recordsOf, sumPublishers } from './journal-reader';

/** What to forget: imports by their ids, publishers by their names. */
export interface Forgotten {
  imports: ReadonlySet<number>;
  publishers: ReadonlySet<string>;
}

/** What stays of a record, and what goes. */
export interface SplitRecord {
  kept: PreparedInput[];
  gone: PreparedInput[];
}

/** Takes records out of a journal. */
export interface RecordFilter {
  /** Whether the row may hold something that goes. */
  concerns(row: JournalRow): boolean;
  split(inputs: PreparedInput[], row: JournalRow): SplitRecord;
  /** Whether the whole import goes, even if nothing of it was written. */
  isGone(importId: number): boolean;
}

/** The input as far as other publishers tell it too. */
function withoutPublishers(input: PreparedInput, isGone: (publisher: string | null) => boolean): PreparedInput {
  if (input.kind === 'statement') {
    return { ...input, provenances: input.provenances.filter(({ publisher }) => !isGone(publisher ?? null)) };
  }
  if (input.kind !== 'corporate_grouping') return input;
  return { ...input, members: input.members.filter(({ source }) => !isGone(source.publisher ?? null)) };
}

/** Keys of entities that are spoken of in what goes and not in what stays. */
class KeysThatGo {
  private readonly gone = new Set<string>();
  private readonly kept = new Set<string>();

  add(keys: readonly string[], isGone: boolean): void {
    for (const key of keys) (isGone ? this.gone : this.kept).add(key);
  }

  has(key: string): boolean {
    return this.gone.has(key) && !this.kept.has(key);
  }
}

/** Entities of an import that only forgotten publishers describe, or speak of at all. */
interface EntitiesThatGo {
  described: KeysThatGo;
  spokenOf: KeysThatGo;
}

/**
 * Forgets imports and publishers. What does not name its publisher (filings, events) goes with the rest of its record. If
 * nothing in the record names one, as in an export of ours, it goes if its import names forgotten publishers only, or if
 * its company has records of these only.
 */
export function createForgetting(journal: Journal, { imports, publishers }: Forgotten): RecordFilter {
  const isGone = (publisher: string | null): boolean => publisher !== null && publishers.has(publisher);

  const rowsOf = new Map<number | null, JournalRow[]>();
  for (const row of journal.rows) rowsOf.set(row.importId, [...(rowsOf.get(row.importId) ?? []), row]);
  const named = new Map(
    [...rowsOf].map(([importId, rows]) => {
      const sums = sumPublishers(rows.flatMap((row) => row.publishers));
      return [importId, new Set(sums.flatMap(({ publisher }) => publisher ?? []))];
    }),
  );
  const concernsImport = (importId: number | null): boolean => [...(named.get(importId) ?? [])].some(isGone);

  const entities = new Map<number | null, EntitiesThatGo>();
  function entitiesOf(importId: number | null): EntitiesThatGo {
    const known = entities.get(importId);
    if (known) return known;
    const found = { described: new KeysThatGo(), spokenOf: new KeysThatGo() };
    entities.set(importId, found);
    for (const row of rowsOf.get(importId) ?? []) {
      if (row.size === null) continue;
      for (const record of recordsOf(journal.entryOf(row))) {
        for (const input of 'inputs' in record ? record.inputs : []) note(input, found);
      }
    }
    return found;
  }

  function note(input: PreparedInput, { described, spokenOf }: EntitiesThatGo): void {
    const origins = publishersOf(input);
    if (origins.length === 0) return;
    const goes = origins.every(isGone);
    described.add(keysDescribed(input), goes);
    spokenOf.add([...keysDescribed(input), ...keysReferred(input)], goes);
  }

  /** For an input of a record that names no publisher. */
  function goesWithItsImport(input: PreparedInput, { importId }: JournalRow): boolean {
    const all = [...(named.get(importId) ?? [])];
    if (!all.some(isGone)) return false;
    if (all.every(isGone)) return true;
    const { described, spokenOf } = entitiesOf(importId);
    const [key] = keysReferred(input);
    if (key === undefined) return false;
    return input.kind === 'mention' ? spokenOf.has(key) : described.has(key);
  }

  return {
    concerns: ({ importId, publishers: inRow }) =>
      (importId !== null && imports.has(importId)) ||
      inRow.some(({ publisher }) => (publisher === null ? concernsImport(importId) : isGone(publisher))),

    split(inputs, row) {
      if (row.importId !== null && imports.has(row.importId)) return { kept: [], gone: inputs };
      const ofRecord = [...publishersOfRecord(inputs)];
      const split: SplitRecord = { kept: [], gone: [] };
      for (const input of inputs) {
        const own = publishersOf(input);
        const all = own.length > 0 ? own : ofRecord;
        const goes = all.every((publisher) =>
          own.length === 0 && publisher === null ? goesWithItsImport(input, row) : isGone(publisher),
        );
        if (goes) split.gone.push(input);
        else split.kept.push(own.some(isGone) ? withoutPublishers(input, isGone) : input);
      }
      return split;
    },

    isGone: (importId) => imports.has(importId),
  };
}
