import type { PreviousName } from '@/lib/contract/company';
import { becameInactive, incorporated, noLongerInactive, type Occurrence, renamed } from '../occurrence';
import type { Period, Unit } from './unit';

interface NamedTime {
  name: string;
  start: string | null;
  end: string | null;
}

/** Periods that follow each other under one name, as one time; oldest first. */
function namedTimes(periods: readonly Period[]): NamedTime[] {
  const times: NamedTime[] = [];
  for (const { name, start, end } of [...periods].reverse()) {
    const last = times.at(-1);
    if (name === null) continue;
    if (last?.name === name) last.end = end;
    else times.push({ name, start, end });
  }
  return times;
}

/** Names the unit had before the one it has. */
export function previousNames({ periods }: Unit): PreviousName[] {
  return namedTimes(periods)
    .slice(0, -1)
    .map(({ name, start, end }) => ({ company_name: name, start_date: start, end_date: end }));
}

function renamings({ periods }: Unit): Occurrence[] {
  const times = namedTimes(periods);
  return times.slice(1).flatMap(({ name, start }, index) => {
    const before = times[index];
    return before && start !== null ? [renamed(start, before.name, name)] : [];
  });
}

/** When activity ceased and was taken up again. */
function stateChanges({ periods }: Unit): Occurrence[] {
  const oldestFirst = [...periods].reverse();
  return oldestFirst.slice(1).flatMap(({ state, start }, index) => {
    const before = oldestFirst[index]?.state;
    if (start === null || state === before) return [];
    if (before === 'A' && state === 'C') return [becameInactive(start, `ceased:${start}`)];
    return before === 'C' && state === 'A' ? [noLongerInactive(start, `resumed:${start}`)] : [];
  });
}

/** What happened to the unit, by the days of its periods. */
export function occurrencesOf(unit: Unit): Occurrence[] {
  const founded = unit.created === null ? [] : [incorporated(unit.created)];
  return [...founded, ...renamings(unit), ...stateChanges(unit)];
}
