import { orAbsent, parseDate } from '@/lib/contract/parameters';
import { changeDays, FACETS, type FacetName, type FacetValue, type NetworkFilter, type Scope, visible } from './filter';
import { type NetworkModel, otherEnd, type Relationship, upperEnd } from './model';

/** One active restriction of a filter, which can be displayed and removed separately. */
export type Narrowing =
  | { part: 'confidence' | 'ownership'; value: number }
  | { part: 'unknown' }
  | { part: 'date'; value: string }
  | { part: FacetName; value: string };

/** The filter that hides nothing; an undefined part is removed. */
export const EVERYTHING_SHOWN: Partial<NetworkFilter> = {
  confidence: 'all',
  ownership: 0,
  unknown: true,
  date: undefined,
  types: undefined,
  kinds: undefined,
  jurisdictions: undefined,
  statuses: undefined,
  tags: undefined,
};

/** All active restrictions, in the order of the page. */
export function narrowingsOf(filter: NetworkFilter): Narrowing[] {
  const { confidence, ownership, unknown, date } = filter;
  return [
    ...(confidence === 'all' || confidence === 0 ? [] : [{ part: 'confidence' as const, value: confidence }]),
    ...(ownership === 0 ? [] : [{ part: 'ownership' as const, value: ownership }]),
    ...(unknown ? [] : [{ part: 'unknown' as const }]),
    ...(date === undefined ? [] : [{ part: 'date' as const, value: date }]),
    ...FACETS.flatMap((part) => (filter[part] ?? []).map((value) => ({ part, value }))),
  ];
}

/** The change of the filter that removes one restriction. */
export function widened(filter: NetworkFilter, one: Narrowing): Partial<NetworkFilter> {
  if (isOfFacet(one)) return { [one.part]: (filter[one.part] ?? []).filter((value) => value !== one.value) };
  return { [one.part]: EVERYTHING_SHOWN[one.part] };
}

/** The change that adds or removes a value of a facet. */
export function toggled(filter: NetworkFilter, name: FacetName, value: string): Partial<NetworkFilter> {
  const chosen = filter[name] ?? [];
  return { [name]: chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value] };
}

/** The change that hides one value: the others of the facet are chosen. Undefined if nothing would be left. */
export function hiding(
  filter: NetworkFilter,
  name: FacetName,
  value: string,
  values: readonly FacetValue[],
): Partial<NetworkFilter> | undefined {
  const chosen = filter[name] ?? [];
  const shown = chosen.length > 0 ? chosen : values.map((one) => one.value);
  const left = shown.filter((one) => one !== value);
  return left.length === 0 || left.length === shown.length ? undefined : { [name]: left };
}

export const isOfFacet = (one: Narrowing): one is { part: FacetName; value: string } =>
  FACETS.some((name) => name === one.part);

/** Maximum number of steps when playing: at a step a second, about a minute. */
const MAX_PLAYED_STEPS = 60;

/** The stops of a date slider, YYYY-MM-DD, sorted: days on which anything begins or ends. */
export function daySteps(relationships: Iterable<Relationship>): string[] {
  const days = changeDays(relationships).flatMap((day) => orAbsent(parseDate, firstDay(day)) ?? []);
  return [...new Set(days)];
}

/** Years and months are read as their first day. */
const firstDay = (date: string): string => `${date}-01-01`.slice(0, 10);

/** The step of a day: the last one that is not after it; 0 for a day before all of them. */
export const stepOf = (days: readonly string[], day: string): number =>
  Math.max(
    0,
    days.findLastIndex((one) => one <= day),
  );

/** The next day to play; undefined at the end. Without a day playing starts at the first. */
export function dayPlayedNext(days: readonly string[], day: string | undefined): string | undefined {
  if (day === undefined) return days[0];
  const stride = Math.max(1, Math.ceil(days.length / MAX_PLAYED_STEPS));
  const next = days.findIndex((one) => one > day);
  return next === -1 ? undefined : days[Math.min(next + stride - 1, days.length - 1)];
}

/** The sliders move in whole steps from 0 to this. */
const LAST = 100;

/** The filters that are sliders. */
export type ThresholdName = 'confidence' | 'ownership';

/**
 * How many relationships are shown at each value of a slider, from 0 to 100, under all other filters: those that pass
 * and that others connect to a root. Computed once for all values, so that a step reads one number.
 */
export function countShownAt(
  name: ThresholdName,
  model: NetworkModel,
  filter: NetworkFilter,
  scope: Scope = {},
): readonly number[] {
  const { relationships } = visible(model, { ...filter, [name]: EVERYTHING_SHOWN[name] }, scope);
  const passesUpTo = new Map(relationships.map((one) => [one, LAST_PASSED[name](one)]));
  const reachedUpTo = findReached(model, scope.roots ?? [model.root], passesUpTo);
  const counts = Array.from({ length: LAST + 1 }, () => 0);
  for (const [{ parent, child }, value] of passesUpTo) {
    const last = Math.min(value, reachedUpTo.get(parent) ?? -1, reachedUpTo.get(child) ?? -1);
    counts[last] = (counts[last] ?? 0) + 1;
  }
  let sum = 0;
  return counts
    .toReversed()
    .map((count) => (sum += count))
    .toReversed();
}

/**
 * The last slider value at which a relationship passes. Visible are values strictly above the minimum, and a minimum of
 * 0 hides nothing: the rule of `passes`.
 */
const LAST_PASSED: Readonly<Record<ThresholdName, (relationship: Relationship) => number>> = {
  confidence: ({ confidence }) => (confidence === undefined ? LAST : Math.max(0, Math.ceil(confidence) - 1)),
  ownership: ({ share }) => Math.min(LAST, Math.floor(upperEnd(share) ?? LAST)),
};

/** The last value at which each entity is connected to a root: widest paths, from the last value to the first. */
function findReached(
  model: NetworkModel,
  roots: readonly string[],
  passesUpTo: ReadonlyMap<Relationship, number>,
): ReadonlyMap<string, number> {
  const reached = new Map(roots.map((id) => [id, LAST]));
  const waiting: string[][] = Array.from({ length: LAST + 1 }, (_, value) => (value === LAST ? [...roots] : []));
  for (let value = LAST; value >= 0; value--) {
    // It grows while it is read.
    for (const id of waiting[value] ?? []) {
      if (reached.get(id) !== value) continue;
      for (const one of model.touching.get(id) ?? []) {
        const [other, last] = [otherEnd(one, id), Math.min(value, passesUpTo.get(one) ?? -1)];
        if (last <= (reached.get(other) ?? -1)) continue;
        reached.set(other, last);
        waiting[last]?.push(other);
      }
    }
  }
  return reached;
}

/** How many relationships have no number, which no value of a slider hides. */
export function countWithoutNumber({ relationships }: NetworkModel): Record<ThresholdName, number> {
  const all = [...relationships.values()];
  return {
    confidence: all.filter(({ confidence }) => confidence === undefined).length,
    ownership: all.filter(({ share }) => upperEnd(share) === undefined).length,
  };
}

/** A value at which a slider changes what is shown, and by how many relationships. */
export interface SliderStop {
  value: number;
  count: number;
}

/** The values at which more is hidden than at the one before. */
export const sliderStops = (shown: readonly number[]): SliderStop[] =>
  shown.flatMap((left, value) => {
    const count = (shown[value - 1] ?? left) - left;
    return count > 0 ? [{ value, count }] : [];
  });

/** The nearest values on either side at which something changes; `back`: the largest one that shows more. */
export function nextStops(stops: readonly SliderStop[], value: number): { back?: SliderStop; on?: SliderStop } {
  const passed = stops.findLast((stop) => stop.value <= value);
  return {
    back: passed && { value: passed.value - 1, count: passed.count },
    on: stops.find((stop) => stop.value > value),
  };
}
