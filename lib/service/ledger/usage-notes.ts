import type { EndpointName } from '@/lib/contract/endpoints';
import { periodsOf } from '@/lib/registry/periods';
import type { EndpointUsage } from './calls';

/** So many answers, or so many milliseconds after the first of them, and the notes are due to be written. */
const MANY = 50;
const LONG_MS = 5000;

export interface UsageNotes {
  add(endpoint: EndpointName, how: 'call' | 'kept', now: Date): void;
  /** A call is written at once, it is rare; an answer from a copy may wait for others. */
  due(now: Date): boolean;
  /** All of them, and none is left. */
  take(): EndpointUsage[];
}

/** Answers gathered in memory, that a reply from a copy need not write to a disk. A killed process loses a few. */
export function createUsageNotes(): UsageNotes {
  let notes = new Map<string, EndpointUsage>();
  let count = 0;
  let since = 0;
  let hasCall = false;
  return {
    add(endpoint, how, now) {
      const { day } = periodsOf(now);
      const key = `${day} ${endpoint}`;
      const note = notes.get(key) ?? { day, endpoint, calls: 0, kept: 0 };
      notes.set(key, how === 'call' ? { ...note, calls: note.calls + 1 } : { ...note, kept: note.kept + 1 });
      if (count === 0) since = now.getTime();
      count += 1;
      hasCall ||= how === 'call';
    },
    due: (now) => hasCall || count >= MANY || (count > 0 && now.getTime() - since >= LONG_MS),
    take() {
      const taken = [...notes.values()];
      notes = new Map();
      count = 0;
      hasCall = false;
      return taken;
    },
  };
}
