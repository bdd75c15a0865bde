import type { PreparedInput } from './prepare';

/** How many records of a batch or an import a publisher's facts are in, and of which days. */
export interface PublisherRecords {
  /** Null: the records name no publisher. */
  publisher: string | null;
  licences: string[];
  records: number;
  /** Days, ISO 8601; null if the records name none. */
  oldest: string | null;
  newest: string | null;
}

interface Origin {
  publisher?: string | null;
  terms?: string | null;
  retrieved_at?: string | null;
}

const NONE: readonly Origin[] = [];

/** Where an input is from; nothing for filings, events and code lists, which do not say it. */
function originsOf(input: PreparedInput): readonly Origin[] {
  switch (input.kind) {
    case 'company':
    case 'datum':
    case 'officer':
    case 'placeholder':
      return [input.source];
    case 'statement':
      return input.provenances.map(({ publisher, created_at }) => ({ publisher, retrieved_at: created_at }));
    case 'corporate_grouping':
      return input.members.map(({ source }) => source);
    case 'absence':
    case 'whole_snapshot':
      return input.publisher === undefined ? NONE : [{ publisher: input.publisher || null, retrieved_at: input.day }];
    case 'snapshot':
      return [{ publisher: input.publisher || null, retrieved_at: input.taken_at }];
    default:
      return NONE;
  }
}

/** The publishers that an input names. */
export const publishersOf = (input: PreparedInput): (string | null)[] =>
  originsOf(input).map(({ publisher }) => publisher ?? null);

/** The publishers of a record: what does not name its own belongs to those that the rest of the record names. */
export function publishersOfRecord(inputs: readonly PreparedInput[]): Set<string | null> {
  const publishers = new Set<string | null>();
  for (const input of inputs) for (const { publisher } of originsOf(input)) publishers.add(publisher ?? null);
  if (publishers.size > 1) publishers.delete(null);
  return publishers.size > 0 ? publishers : publishers.add(null);
}

/** The earlier of two days; any day instead of none. */
export const earlier = (a: string | null, b: string | null) => (a === null || (b !== null && b < a) ? b : a);
export const later = (a: string | null, b: string | null) => (a === null || (b !== null && b > a) ? b : a);

/** The sum of two numbers of one publisher. */
export const sumOf = (a: PublisherRecords, b: PublisherRecords): PublisherRecords => ({
  publisher: a.publisher,
  licences: [...new Set([...a.licences, ...b.licences])].sort(),
  records: a.records + b.records,
  oldest: earlier(a.oldest, b.oldest),
  newest: later(a.newest, b.newest),
});

/** Counts records by publisher. */
export class PublisherCounter {
  private readonly known = new Map<string | null, PublisherRecords>();
  /** The previous record's, as most records of a file have the same. */
  private last: { origin: Origin; count: PublisherRecords } | undefined;

  /** Adds a record. */
  add(inputs: readonly PreparedInput[]): void {
    const counted = new Set<PublisherRecords>();
    for (const input of inputs) for (const origin of originsOf(input)) counted.add(this.note(origin));
    if (counted.size === 0 && inputs.length > 0) counted.add(this.note({}));
    for (const count of counted) count.records++;
  }

  /** In the order of their first records. */
  list(): PublisherRecords[] {
    return [...this.known.values()].filter(({ records }) => records > 0);
  }

  private note(origin: Origin): PublisherRecords {
    if (this.last?.origin === origin) return this.last.count;
    const { terms = null, retrieved_at = null } = origin;
    const count = this.countOf(origin.publisher ?? null);
    const day = retrieved_at?.slice(0, 10) ?? null;
    count.oldest = earlier(count.oldest, day);
    count.newest = later(count.newest, day);
    if (terms !== null && !count.licences.includes(terms)) count.licences.push(terms);
    this.last = { origin, count };
    return count;
  }

  private countOf(publisher: string | null): PublisherRecords {
    const known = this.known.get(publisher);
    if (known) return known;
    const count = { publisher, licences: [], records: 0, oldest: null, newest: null };
    this.known.set(publisher, count);
    return count;
  }
}
