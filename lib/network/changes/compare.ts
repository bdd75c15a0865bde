import type { Relationship } from '../relationship';

export type ChangedField = 'type' | 'share' | 'confidence' | 'dates' | 'interests';

/** What became of one relationship. A change of type is one of the same two ends: its `before` then has another id. */
export type RelationshipChange =
  | { kind: 'added'; after: Relationship }
  | { kind: 'gone'; before: Relationship }
  | { kind: 'changed'; before: Relationship; after: Relationship; fields: readonly ChangedField[] };

/** What is known on one side of a comparison. */
export interface Facts {
  entities: Iterable<string>;
  relationships: Iterable<Relationship>;
}

export interface Changes {
  /** By the id of the relationship as it is after, or was before it went. What stayed the same is not among them. */
  relationships: ReadonlyMap<string, RelationshipChange>;
  entities: ReadonlyMap<string, 'added' | 'gone'>;
}

/** What became of the facts of one moment in those of another. `fields`: what counts as a change; all, unless told. */
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

/** Those of the changes that are to be seen: of one that has gone, what was. */
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

/** By the added one: what went between the same two, where exactly one went and one came. Else nobody knows which became which. */
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
