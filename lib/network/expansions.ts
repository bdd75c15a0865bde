import type { NetworkRelationship } from '@/lib/contract/network';
import type { FailedReply } from '@/lib/failed-reply/failed-reply';
import type { Case } from './case/case';
import { expand, type NetworkModel } from './model';
import { MAX_EXPANDED } from './state';

/** The network of one entity, as far as it has come: being loaded, loaded, or failed. */
export interface Expansion {
  id: string;
  relationships?: readonly NetworkRelationship[];
  error?: FailedReply;
}

/** Whose networks have to be asked for: those that were expanded, and beginnings that are not known yet. */
export const askedOf = ({ roots, expanded }: Pick<Case, 'roots' | 'expanded'>, known: NetworkModel): string[] =>
  [...new Set([...roots.filter((id) => !known.entities.has(id)), ...expanded])].slice(0, MAX_EXPANDED);

export type ExpansionStatus = 'new' | 'loading' | 'expanded';

/** What a button to expand an entity has to say. */
export function statusOf(id: string, model: NetworkModel, expansions: readonly Expansion[]): ExpansionStatus {
  if (model.expanded.has(id)) return 'expanded';
  const asked = expansions.find((expansion) => expansion.id === id);
  return asked && asked.error === undefined ? 'loading' : 'new';
}

export interface Brought {
  companies: number;
  relationships: number;
}

/**
 * Merges what was loaded into what is known, in the order in which it was asked for. One that is still on its way holds back those after
 * it: otherwise the places of the entities would depend on which reply came first.
 */
export function withExpansions(
  known: NetworkModel,
  expansions: readonly Expansion[],
): { model: NetworkModel; brought: ReadonlyMap<string, Brought> } {
  let model = known;
  const brought = new Map<string, Brought>();
  for (const expansion of expansions) {
    if (expansion.error !== undefined) continue;
    if (!expansion.relationships) break;
    const next = expand(model, expansion.id, expansion.relationships);
    brought.set(expansion.id, {
      companies: next.entities.size - model.entities.size,
      relationships: next.relationships.size - model.relationships.size,
    });
    model = next;
  }
  return { model, brought };
}
