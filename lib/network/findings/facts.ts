import { buildGraph, dayOf, type EdgeChoice, type Graph, heldOn, notEnded } from '../graph/graph';
import type { Relationship } from '../relationship';

/** What a finding is computed from: plain data, so that it may be sent to a worker. */
export interface Facts {
  /** Ids; one that no relationship touches is among them all the same. */
  entities: readonly string[];
  relationships: readonly Relationship[];
  /** The day on which relationships must have held (YYYY-MM-DD); without one they must not have ended. */
  day?: string;
}

/** A question about one entity. */
export interface About {
  facts: Facts;
  of: string;
}

/** From so many relationships on nothing is computed: chains and paths among them would keep the page from answering. */
export const MOST_RELATIONSHIPS = 5000;

export const isTooLarge = ({ relationships }: Facts): boolean => relationships.length > MOST_RELATIONSHIPS;

/** The graph of the facts; `ids` are nodes of it in any case. */
export const graphOf = ({ entities, relationships }: Facts, ...ids: readonly string[]): Graph =>
  buildGraph({ entities: new Set([...entities, ...ids]), relationships });

export function choiceOf({ day }: Facts): EdgeChoice {
  const asked = dayOf(day);
  return asked === undefined ? notEnded : heldOn(asked);
}
