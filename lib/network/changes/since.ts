import type { NetworkModel } from '../model';
import type { Relationship } from '../relationship';
import { type Changes, compareFacts, type Facts } from './compare';

interface ChangesSince extends Changes {
  /** Relationships of the earlier model that were not asked for again: nothing is said about them. */
  unchecked: number;
}

/**
 * What changed between a model that was kept and one of now. Only what both have asked for is compared: what is merely
 * not loaded has not gone, and what had not been loaded is not new.
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
