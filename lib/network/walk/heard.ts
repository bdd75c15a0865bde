import type { NetworkRelationship } from '@/lib/contract/network';
import { merge, type NetworkModel } from '../model';
import type { StopReason, WalkEvent, WalkProgress } from './events';
import type { WalkFailure } from './walk';

/** An entity that the walk could not learn anything of. */
export interface Unheard {
  id: string;
  failure: WalkFailure;
  /** Asking again brings the same. */
  last_word: boolean;
}

/** All that walks have told so far, as it is merged into a network and shown. JSON holds it. */
export interface Heard {
  relationships: readonly NetworkRelationship[];
  /** Entities of which every relationship is known, in either direction. */
  expanded: readonly string[];
  unheard: readonly Unheard[];
  /** Neighbours that the limit of entities left out in the last run. */
  beyond: number;
  progress?: WalkProgress;
  stopped?: { because: StopReason; failure?: WalkFailure };
}

export const NOTHING_HEARD: Heard = { relationships: [], expanded: [], unheard: [], beyond: 0 };

interface Draft {
  relationships: NetworkRelationship[];
  expanded: Set<string>;
  unheard: Map<string, Unheard>;
}

/** Returns how many neighbours were left out now. */
function take({ relationships, expanded, unheard }: Draft, event: WalkEvent, isWhole: boolean): number {
  if (event.event === 'failed') {
    const { of: id, failure, last_word } = event;
    unheard.set(id, { id, failure, last_word });
  }
  if (event.event !== 'found') return 0;
  relationships.push(...event.relationships);
  unheard.delete(event.of);
  if (isWhole && event.beyond === 0) expanded.add(event.as ?? event.of);
  return event.beyond;
}

/** What was heard before and now these events. `isWhole`: the walk asks in both directions, so that it learns all of an entity. */
export function hear(heard: Heard, events: readonly WalkEvent[], isWhole: boolean): Heard {
  const draft: Draft = {
    relationships: [...heard.relationships],
    expanded: new Set(heard.expanded),
    unheard: new Map(heard.unheard.map((one) => [one.id, one])),
  };
  let { beyond } = heard;
  for (const event of events) {
    // An entity that was left half told is asked about again by the next run, which counts anew.
    if (event.event === 'begun') beyond = 0;
    beyond += take(draft, event, isWhole);
  }
  const last = events.at(-1);
  const stopped = last?.event === 'stopped' ? { because: last.because, failure: last.failure } : undefined;
  return {
    relationships: draft.relationships,
    expanded: [...draft.expanded],
    unheard: [...draft.unheard.values()],
    beyond,
    progress: last?.progress ?? heard.progress,
    ...(stopped && { stopped }),
  };
}

/** What stays for the next run: the network, not how the last run went. */
export const withoutRun = ({ relationships, expanded }: Heard): Heard => ({
  ...NOTHING_HEARD,
  relationships,
  expanded,
});

/** The network with what walks have told. */
export function mergeHeard(model: NetworkModel, { relationships, expanded }: Heard): NetworkModel {
  if (relationships.length === 0 && expanded.length === 0) return model;
  const merged = merge(model, relationships);
  const known = expanded.filter((id) => merged.entities.has(id));
  return { ...merged, expanded: new Set([...model.expanded, ...known]) };
}
