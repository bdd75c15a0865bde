import type { Selection } from '../filter';
import type { Relationship } from '../relationship';

/** One thing in the picture. An entity's node has the entity's id; others have an id with a space, which no path has. */
export interface DrawnNode {
  id: string;
  kind: 'entity' | 'stack' | 'group';
  /** The entities it stands for. */
  members: readonly string[];
  /** Of a stack: whose leaves they are, and whether they own it or are owned by it. */
  of?: string;
  side?: 'owners' | 'owned';
  /** Of a closed group, its name; untrusted. */
  name?: string;
  /** The open group in whose frame it stands. */
  frame?: string;
  /** Of a collapsed one: how many entities lie behind it. */
  behind?: number;
}

/** Between two entities one for each relationship; where an end is a stack or a group, all of one direction together. */
export interface DrawnEdge {
  id: string;
  source: string;
  target: string;
  relationships: readonly Relationship[];
}

/** An open group that has members in the picture. */
export interface Frame {
  id: string;
  name: string;
}

/** Where an entity of the list is to be found. `node`: which node stands for it, or hides it. */
export type Whereabouts =
  | { in: 'picture' | 'stack' | 'group' | 'collapsed'; node: string }
  /** Past the most that is drawn at once. */
  | { in: 'beyond' };

/** Whether a relationship has no line from one to the other in the picture, as one of them is drawn with others or not at all. */
export const isUndrawn = ({ parent, child }: Relationship, where: Projection['where']): boolean =>
  [parent, child].some((id) => where.get(id)?.in !== 'picture');

/** What a case shows of a model, as list and as picture: each entity of the selection is at exactly one place. */
export interface Projection {
  /** All that passes the filter and hangs on a root: what the list and the table have. */
  selection: Selection;
  nodes: readonly DrawnNode[];
  edges: readonly DrawnEdge[];
  frames: readonly Frame[];
  where: ReadonlyMap<string, Whereabouts>;
  /** How much of the selection has no line of its own in the picture, to be told beside it. */
  untold: {
    /** Entities behind collapsed ones. */
    collapsed: number;
    /** Entities and relationships past the cap. */
    beyond: number;
    beyondRelationships: number;
    /** Entities that a hidden one cut off, with the hidden ones. */
    hidden: number;
  };
}
