import { formsOf, type Language } from '@/lib/shared/language/language';
import { relationshipWords } from '@/lib/words/network';
import { standing } from '../filter';
import type { NetworkModel, Relationship } from '../model';
import type { Palette, StyleRow } from '../style';

/** Two days whose networks are compared, the earlier first. */
export interface TwoDays {
  before: string;
  after: string;
}

export type ChangedField = 'type' | 'share' | 'confidence' | 'dates' | 'interests';

/** The change of one relationship. A change of type keeps the same ends, so its `before` has another id. */
export type RelationshipChange =
  | { kind: 'added'; after: Relationship }
  | { kind: 'gone'; before: Relationship }
  | { kind: 'changed'; before: Relationship; after: Relationship; fields: readonly ChangedField[] };

/** The facts on one side of a comparison. */
export interface Facts {
  entities: Iterable<string>;
  relationships: Iterable<Relationship>;
}

export interface Changes {
  /** By the id after the change, or before it if the relationship is gone. Unchanged ones are left out. */
  relationships: ReadonlyMap<string, RelationshipChange>;
  entities: ReadonlyMap<string, 'added' | 'gone'>;
}

/** The differences between two sets of facts. `fields`: what counts as a change; all by default. */
export function compareFacts(before: Facts, after: Facts, fields = EVERY_FIELD): Changes {
  const was = new Map([...before.relationships].map((one) => [one.id, one]));
  const is = new Map([...after.relationships].map((one) => [one.id, one]));
  const gone = [...was.values()].filter(({ id }) => !is.has(id));
  const added = [...is.values()].filter(({ id }) => !was.has(id));
  const renamed = renamedOf(gone, added);
  const changes: RelationshipChange[] = [
    ...[...is.values()].flatMap((one) => changeOf(was.get(one.id) ?? renamed.get(one), one, fields) ?? []),
    ...added.filter((one) => !renamed.has(one)).map((one) => ({ kind: 'added' as const, after: one })),
    ...without(gone, renamed.values()).map((one) => ({ kind: 'gone' as const, before: one })),
  ];
  return {
    relationships: new Map(changes.map((one) => [one.kind === 'gone' ? one.before.id : one.after.id, one])),
    entities: entityChanges(new Set(before.entities), new Set(after.entities)),
  };
}

/** The changes of visible relationships; for one that is gone, the previous one counts. */
export function changesAmong({ relationships }: Changes, seen: readonly Relationship[]): RelationshipChange[] {
  const ids = new Set(seen.map(({ id }) => id));
  return [...relationships].filter(([id]) => ids.has(id)).map(([, change]) => change);
}

function without(all: readonly Relationship[], some: Iterable<Relationship>): Relationship[] {
  const left = new Set(some);
  return all.filter((one) => !left.has(one));
}

function changeOf(
  before: Relationship | undefined,
  after: Relationship,
  among: readonly ChangedField[],
): RelationshipChange | undefined {
  const fields = before ? changedFields(before, after, among) : [];
  return before && fields.length > 0 ? { kind: 'changed', before, after, fields } : undefined;
}

const FIELDS: Readonly<Record<ChangedField, (one: Relationship) => unknown>> = {
  type: ({ type }) => type,
  share: ({ share }) => share,
  confidence: ({ confidence }) => confidence,
  dates: ({ from, to, ended }) => [from, to, ended],
  interests: ({ interests }) => interests.toSorted(),
};

const EVERY_FIELD: readonly ChangedField[] = ['type', 'share', 'confidence', 'dates', 'interests'];

function changedFields(before: Relationship, after: Relationship, among: readonly ChangedField[]): ChangedField[] {
  const differs = (name: ChangedField) => JSON.stringify(FIELDS[name](before)) !== JSON.stringify(FIELDS[name](after));
  return among.filter(differs);
}

/**
 * By the added relationship: the one it replaces, if exactly one went and one came between the same ends. Otherwise the
 * pairing is unknown.
 */
function renamedOf(gone: readonly Relationship[], added: readonly Relationship[]): Map<Relationship, Relationship> {
  const [went, came] = [byEnds(gone), byEnds(added)];
  const renamed = new Map<Relationship, Relationship>();
  for (const [pair, [one, ...others]] of came) {
    const [former, ...formers] = went.get(pair) ?? [];
    if (one && former && others.length === 0 && formers.length === 0) renamed.set(one, former);
  }
  return renamed;
}

function byEnds(relationships: readonly Relationship[]): Map<string, Relationship[]> {
  const pairs = new Map<string, Relationship[]>();
  for (const one of relationships) {
    const key = `${one.parent} ${one.child}`;
    pairs.set(key, [...(pairs.get(key) ?? []), one]);
  }
  return pairs;
}

function entityChanges(was: ReadonlySet<string>, is: ReadonlySet<string>): Map<string, 'added' | 'gone'> {
  const changes = new Map<string, 'added' | 'gone'>();
  for (const id of is) if (!was.has(id)) changes.set(id, 'added');
  for (const id of was) if (!is.has(id)) changes.set(id, 'gone');
  return changes;
}

const OF_A_DAY: readonly ChangedField[] = ['type', 'share', 'interests'];

export interface DayChanges extends Changes {
  /** Relationships without dates precise enough for both days: they are assumed to hold on both. */
  undated: number;
}

/**
 * What began, ended and changed between two days. Beginning and end follow from dates; changes need the replies for
 * both days (`onDays`). Confidence and dates of a relationship that holds on both days are not changes.
 */
export function compareDays(model: NetworkModel, { before, after }: TwoDays): DayChanges {
  const isUndated = (one: Relationship) => [before, after].some((day) => standing(one, day) === 'unknown');
  return {
    ...compareFacts(factsOn(model, before), factsOn(model, after), OF_A_DAY),
    undated: [...model.relationships.values()].filter(isUndated).length,
  };
}

/** An entity exists on a day if it has a relationship on that day; the root always does. */
function factsOn(model: NetworkModel, day: string): Facts {
  const accounts = model.onDays?.get(day);
  const relationships = [...model.relationships.values()]
    .map((one) => accounts?.get(one.id) ?? one)
    .filter((one) => standing(one, day) !== 'no');
  return { entities: [model.root, ...relationships.flatMap(({ parent, child }) => [parent, child])], relationships };
}

export const CHANGE_KINDS = ['added', 'gone', 'changed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** By the id of each entity and relationship that differs between the two days. */
export function changeKinds({ entities, relationships }: Changes): Map<string, ChangeKind> {
  const kinds = new Map<string, ChangeKind>(entities);
  for (const [id, change] of relationships) {
    kinds.set(id, change.kind);
    // A relationship whose type changed is drawn twice: before and after.
    if (change.kind === 'changed') kinds.set(change.before.id, 'changed');
  }
  return kinds;
}

/** Two compared days, and the changes by id. */
export interface Comparison {
  days: TwoDays;
  kinds: ReadonlyMap<string, ChangeKind>;
}

export const comparisonOf = (model: NetworkModel, days: TwoDays): Comparison => ({
  days,
  kinds: changeKinds(compareDays(model, days)),
});

/** `undated`: the dates are too vague for the two days. */
export type ChangeStatus = ChangeKind | 'same' | 'undated';

/** The change of one relationship between the two days. */
export function findChange(one: Relationship, { days, kinds }: Comparison): ChangeStatus {
  const isUndated = [days.before, days.after].some((day) => standing(one, day) === 'unknown');
  return kinds.get(one.id) ?? (isUndated ? 'undated' : 'same');
}

/** How many of these relationships were added, are gone or have changed. */
export function countChanges(relationships: Iterable<Relationship>, { kinds }: Comparison): Record<ChangeKind, number> {
  const counts = { added: 0, gone: 0, changed: 0 };
  for (const { id } of relationships) {
    const kind = kinds.get(id);
    if (kind) counts[kind] += 1;
  }
  return counts;
}

/** The order of the legend, then unchanged, then undated. */
const ORDER: readonly ChangeStatus[] = [...CHANGE_KINDS, 'same', 'undated'];

export const changeRank = (status: ChangeStatus): number => ORDER.indexOf(status);

/** The change of relationships that are drawn as one line. */
interface BundleChange {
  /** The change that all of them share; `changed` if they differ. */
  kind: ChangeKind;
  counts: Readonly<Record<ChangeKind, number>>;
}

/** The change of each bundle of relationships, by id. Unchanged bundles are left out. */
export function bundleChanges(
  bundles: ReadonlyMap<string, readonly Relationship[]>,
  compared: Comparison,
): Map<string, BundleChange> {
  const changes = new Map<string, BundleChange>();
  for (const [id, relationships] of bundles) {
    const counts = countChanges(relationships, compared);
    if (CHANGE_KINDS.every((kind) => counts[kind] === 0)) continue;
    const kind = CHANGE_KINDS.find((one) => counts[one] === relationships.length) ?? 'changed';
    changes.set(id, { kind, counts });
  }
  return changes;
}

/** The marks of a comparison of two days. */
export interface MarkedChanges {
  /** By the id of each entity, relationship and bundle of relationships. */
  kinds?: ReadonlyMap<string, ChangeKind>;
  /** By bundle id: how many of its relationships were added, are gone or changed. */
  words?: ReadonlyMap<string, string>;
}

/** `bundles`: the relationships of each line that represents several. Empty if no days are compared. */
export function markedChanges(
  bundles: ReadonlyMap<string, readonly Relationship[]>,
  compared: Comparison | undefined,
  language: Language,
): MarkedChanges {
  if (!compared) return {};
  const changes = bundleChanges(bundles, compared);
  return {
    kinds: new Map([...compared.kinds, ...[...changes].map(([id, { kind }]) => [id, kind] as const)]),
    words: new Map([...changes].map(([id, { counts }]) => [id, countsInWords(counts, language)] as const)),
  };
}

/** "3 added · 1 gone". */
const countsInWords = (counts: Readonly<Record<ChangeKind, number>>, language: Language): string =>
  CHANGE_KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => relationshipWords[language].changed[kind](formsOf(language), counts[kind]))
    .join(' · ');

interface ChangeLook {
  token: 'good' | 'bad' | 'warn';
  /** Lengths of dashes and gaps; empty for a solid line. */
  dashes: readonly number[];
  width: number;
}

/** How changes are drawn: colour and dash. The label says it in words. */
export const CHANGE_LOOKS: Readonly<Record<ChangeKind, ChangeLook>> = {
  added: { token: 'good', dashes: [], width: 4 },
  gone: { token: 'bad', dashes: [10, 4], width: 2.5 },
  changed: { token: 'warn', dashes: [8, 3, 2, 3], width: 2.5 },
};

/** These follow the usual style rows and override them. */
export const changedNodeRows = (palette: Palette): StyleRow[] =>
  CHANGE_KINDS.map((kind) => ({
    selector: `node.${kind}`,
    style: {
      'border-width': 3,
      'border-style': lineStyle(kind),
      'border-color': palette[CHANGE_LOOKS[kind].token],
      'min-zoomed-font-size': 0,
    },
  }));

const lineStyle = (kind: ChangeKind): string => (CHANGE_LOOKS[kind].dashes.length === 0 ? 'solid' : 'dashed');
