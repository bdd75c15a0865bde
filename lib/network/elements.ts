import type { Language } from '@/lib/language/languages';
import type { Selection } from './filter';
import type { Positions } from './geometry';
import { label } from './label';
import type { NetworkModel } from './model';
import type { Relationship } from './relationship';
import { shareWords, strength } from './share';

export interface NodeElement {
  group: 'nodes';
  data: { id: string; label: string };
  classes: string;
  position: { x: number; y: number };
}

export interface EdgeElement {
  group: 'edges';
  data: { id: string; source: string; target: string; label: string; width: number; offset: number };
  classes: string;
}

export interface Elements {
  nodes: NodeElement[];
  edges: EdgeElement[];
}

/** At or below this a line is dashed: it is what the interface leaves out unless it is asked. */
const SURE = 60;

/** How far from its end a share is written: beneath an owner stands the owner's name. */
const OFFSET = { 'at-parent': 58, 'at-child': 34 } as const;
const LABEL_HEIGHT = 18;

/** Everything that has a place, seen or not: the canvas hides and shows, it does not rebuild. Shares are said in words. */
export function toElements(model: NetworkModel, positions: Positions, language: Language): Elements {
  const nodes = [...positions].flatMap(([id, position]) => toNode(model, id, position) ?? []);
  const drawn = new Set(nodes.map((node) => node.data.id));
  const relationships = [...model.relationships.values()].filter((r) => drawn.has(r.parent) && drawn.has(r.child));
  const pairs = pairsOf(relationships);
  return {
    nodes,
    edges: relationships.map((one) => toEdge(one, model, pairs.get(pairOf(one)) ?? [], language)),
  };
}

/** Ids of what is to be seen now, of nodes and edges alike. */
export const shownIds = (selection: Selection): Set<string> =>
  new Set([...selection.entities, ...selection.relationships.map(({ id }) => id)]);

function toNode(model: NetworkModel, id: string, position: { x: number; y: number }): NodeElement | undefined {
  const entity = model.entities.get(id);
  if (!entity) return undefined;
  const classes = [entity.kind, id === model.root && 'root', model.expanded.has(id) && 'expanded'];
  return {
    group: 'nodes',
    data: { id, label: label(entity.name) || id },
    classes: classes.filter(Boolean).join(' '),
    position: { x: position.x, y: position.y },
  };
}

function toEdge(
  relationship: Relationship,
  model: NetworkModel,
  pair: readonly Relationship[],
  language: Language,
): EdgeElement {
  const { id, parent, child, share } = relationship;
  const end = labelEnd(relationship, model);
  const offset = OFFSET[end] + Math.max(0, pair.indexOf(relationship)) * LABEL_HEIGHT;
  const classes = [
    isUncertain(relationship) && 'uncertain',
    relationship.ended && 'ended',
    parent === child && 'self',
    pair.length > 1 && 'parallel',
    end,
  ];
  return {
    group: 'edges',
    data: {
      id,
      source: parent,
      target: child,
      label: shareWords(share, language),
      width: widthOf(relationship),
      offset,
    },
    classes: classes.filter(Boolean).join(' '),
  };
}

export const isUncertain = ({ confidence, share }: Relationship): boolean =>
  share.kind === 'unknown' || (confidence !== undefined && confidence <= SURE);

/** From a hair to three pixels. */
const widthOf = ({ share }: Relationship): number => Math.round(8 + Math.max(0, strength(share)) * 0.22) / 10;

/** Where many lines meet, their shares would lie on one heap: a share is written at the end with fewer lines. */
function labelEnd({ parent, child }: Relationship, model: NetworkModel): 'at-parent' | 'at-child' {
  const lines = (id: string) => model.touching.get(id)?.length ?? 0;
  return lines(parent) < lines(child) ? 'at-parent' : 'at-child';
}

const pairOf = ({ parent, child }: Relationship): string =>
  parent < child ? `${parent} ${child}` : `${child} ${parent}`;

/** Relationships between the same two entities, whatever the direction: they are bent apart and so are their shares. */
function pairsOf(relationships: readonly Relationship[]): Map<string, Relationship[]> {
  const pairs = new Map<string, Relationship[]>();
  for (const relationship of relationships) {
    const pair = pairs.get(pairOf(relationship));
    if (pair) pair.push(relationship);
    else pairs.set(pairOf(relationship), [relationship]);
  }
  return pairs;
}
