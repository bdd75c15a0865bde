import type { EndpointName } from '@/lib/contract/endpoints';
import type { Calls } from '@/lib/registry/allowance';
import type { Periods } from '@/lib/registry/periods';
import type { ServiceWord } from './service-word';

/** What was answered to one endpoint on one day: by calls, and by copies that were kept. */
export interface EndpointUsage {
  day: string;
  endpoint: EndpointName;
  calls: number;
  kept: number;
}

/** The counts, as they stand within one step of a `CallStore`. Days are UTC: `2026-11-21`. */
export interface CallRecords {
  /** Calls that left this machine. */
  sent(periods: Periods): Calls;
  /** What one visitor spent of a day; `visitor` is a `visitorMark`. */
  sentBy(day: string, visitor: string): number;
  /** Counts one call. */
  add(day: string, visitor: string): void;
  /** Counts one less; no count falls below nought. */
  takeBack(day: string, visitor: string): void;
  serviceWord(): ServiceWord;
  keepServiceWord(word: ServiceWord): void;
  /** Of a day, the same for all processes; undefined before its first call. */
  salt(day: string): string | undefined;
  keepSalt(day: string, salt: string): void;
  addUsage(usage: EndpointUsage): void;
  /** From that day on, in the order of days. */
  usageSince(day: string): EndpointUsage[];
  /** Visitors and salts of other days than this one, and all that is older than `usageFrom`. */
  forget(days: { visitorsOf: string; usageFrom: string }): void;
}

/** Where calls are counted. Several processes may share one. */
export interface CallStore {
  /** Nothing else is counted, by no other process either, between what `work` reads and what it writes. */
  change<T>(work: (records: CallRecords) => T): T;
  read<T>(work: (records: CallRecords) => T): T;
  close(): void;
}
