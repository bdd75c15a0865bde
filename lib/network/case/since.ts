import { type Changes, compareFacts, type Facts } from '../changes/changes';
import type { NetworkModel, Relationship } from '../model';
import { entityMark, type MarkedRelationship, type Marks, marksOf, relationshipMark } from './marks';

interface ChangesSince extends Changes {
  /** Relationships of the earlier model that were not requested again: nothing is known about them. */
  unchecked: number;
}

/**
 * The differences between a saved model and the current one. Compares only what was requested in both: data that is not
 * loaded is neither gone nor new.
 */
export function changesSince(kept: NetworkModel, now: NetworkModel): ChangesSince {
  const asked = new Set([...kept.expanded].filter((id) => now.expanded.has(id)));
  const isChecked = ({ parent, child }: Relationship) => asked.has(parent) || asked.has(child);
  const checkedOf = (model: NetworkModel) => [...model.relationships.values()].filter(isChecked);
  const [before, after] = [checkedOf(kept), checkedOf(now)];
  return {
    ...compareFacts(factsOf(before, asked), factsOf(after, asked)),
    unchecked: kept.relationships.size - before.length,
  };
}

const factsOf = (relationships: readonly Relationship[], asked: ReadonlySet<string>): Facts => ({
  entities: [...asked, ...relationships.flatMap(({ parent, child }) => [parent, child])],
  relationships,
});

/** A relationship that is gone. Of its ends, those still known; the others are only hashes. */
interface GoneRelationship {
  parent?: string;
  child?: string;
}

/** The differences since a network was hashed. */
interface SinceMarked {
  entities: { added: readonly string[]; gone: number };
  relationships: {
    added: readonly Relationship[];
    changed: readonly Relationship[];
    gone: readonly GoneRelationship[];
  };
  /** Hashed relationships that were not requested again: nothing is known about them. */
  unchecked: number;
}

type Touching = Pick<MarkedRelationship, 'parent' | 'child'>;

const nameOf = ({ parent, child, type }: MarkedRelationship): string => `${parent} ${child} ${type}`;

/** Compares only what was requested both then and now: data that is not loaded is not gone. */
export function sinceMarked(kept: Marks, now: NetworkModel): SinceMarked {
  const asked = new Set([...marksOf(now).expanded].filter((mark) => kept.expanded.has(mark)));
  const isChecked = ({ parent, child }: Touching) => asked.has(parent) || asked.has(child);
  const before = kept.relationships.filter(isChecked);
  const after = [...now.relationships.values()]
    .map((one) => ({ one, mark: relationshipMark(one) }))
    .filter(({ mark }) => isChecked(mark));
  const was = new Map(before.map((mark) => [nameOf(mark), mark.facts]));
  const is = new Set(after.map(({ mark }) => nameOf(mark)));
  const isChanged = (mark: MarkedRelationship) => was.has(nameOf(mark)) && was.get(nameOf(mark)) !== mark.facts;
  return {
    entities: entityChanges(asked, before, after, now),
    relationships: {
      added: after.filter(({ mark }) => !was.has(nameOf(mark))).map(({ one }) => one),
      changed: after.filter(({ mark }) => isChanged(mark)).map(({ one }) => one),
      gone: goneOf(
        before.filter((mark) => !is.has(nameOf(mark))),
        now,
      ),
    },
    unchecked: kept.relationships.length - before.length,
  };
}

const endsOf = (asked: ReadonlySet<string>, relationships: readonly Touching[]): Set<string> =>
  new Set([...asked, ...relationships.flatMap(({ parent, child }) => [parent, child])]);

function entityChanges(
  asked: ReadonlySet<string>,
  before: readonly Touching[],
  after: readonly { mark: Touching }[],
  { entities }: NetworkModel,
): SinceMarked['entities'] {
  const was = endsOf(asked, before);
  const is = endsOf(
    asked,
    after.map(({ mark }) => mark),
  );
  return {
    added: [...entities.keys()].filter((id) => is.has(entityMark(id)) && !was.has(entityMark(id))),
    gone: [...was].filter((mark) => !is.has(mark)).length,
  };
}

function goneOf(gone: readonly MarkedRelationship[], { entities }: NetworkModel): GoneRelationship[] {
  const byMark = new Map([...entities.keys()].map((id) => [entityMark(id), id]));
  return gone.map(({ parent, child }) => ({ parent: byMark.get(parent), child: byMark.get(child) }));
}
