import { formsOf, type Language } from '@/lib/shared/language/language';
import { networkPictureWords } from '@/lib/words/network';
import type { Selection } from '../filter';
import type { Point, Positions } from '../layout';
import type { Entity, NetworkModel, Relationship } from '../model';
import type { DrawnEdge, DrawnNode, Projection } from './drawn';

/** A projection as a network: each stack and closed group is an entity, each bundle of lines a relationship. */
export interface StandIns {
  model: NetworkModel;
  selection: Selection;
  /** The nodes that represent several entities, by id. */
  stacks: ReadonlyMap<string, DrawnNode>;
  /** By the id of each line to or from a stack or a group: the relationships it represents. */
  bundles: ReadonlyMap<string, readonly Relationship[]>;
  /** Of collapsed entities: how many lie behind each. */
  behind: ReadonlyMap<string, number>;
  /** Ids of relationships without a line. */
  implied: ReadonlySet<string>;
}

/** True for a stack or a group: paths of entities and ids of relationships begin with a slash. */
export const isStackId = (id: string): boolean => id !== '' && !id.startsWith('/');

/** The node that represents an entity: its own, or its stack or group. */
export function drawnAs(id: string, { selection, stacks }: Pick<StandIns, 'selection' | 'stacks'>): string {
  if (selection.entities.has(id)) return id;
  return [...stacks.values()].find(({ members }) => members.includes(id))?.id ?? id;
}

/** A path with the stacks, groups and bundles that represent parts of it. */
export function pathAsDrawn(path: readonly string[], drawn: Pick<StandIns, 'selection' | 'stacks' | 'bundles'>) {
  const bundleOf = new Map([...drawn.bundles].flatMap(([id, some]) => some.map((one) => [one.id, id] as const)));
  return [...new Set(path.map((id) => bundleOf.get(id) ?? drawnAs(id, drawn)))];
}

/** A closed group without a position takes that of its first member. */
export function placeGroups(positions: Positions, { stacks }: Pick<StandIns, 'stacks'>): Positions {
  const missing = [...stacks.values()].flatMap(({ id, kind, members }): [string, Point][] => {
    if (kind !== 'group' || positions.has(id)) return [];
    const place = members.map((member) => positions.get(member)).find((point) => point !== undefined);
    return place ? [[id, place]] : [];
  });
  return missing.length === 0 ? positions : new Map([...positions, ...missing]);
}

/** The name of a stack: how many are in it, and on which side of the entity. */
export function stackName({ side, members }: Pick<DrawnNode, 'side' | 'members'>, language: Language): string {
  const { more, moreOwners } = networkPictureWords[language];
  return (side === 'owners' ? moreOwners : more)(formsOf(language), members.length);
}

const groupName = ({ name = '', members }: DrawnNode, language: Language): string =>
  `${name} (${formsOf(language).count(members.length)})`;

/** `language`: of the names of stacks and groups. */
export function standIns(model: NetworkModel, { nodes, edges, implied }: Projection, language: Language): StandIns {
  const stacks = nodes.filter(({ kind }) => kind !== 'entity');
  const lines = edges.map(lineOf);
  return {
    model: stacks.length === 0 ? model : withStandIns(model, stacks, lines, language),
    selection: { entities: new Set(nodes.map(({ id }) => id)), relationships: lines },
    stacks: new Map(stacks.map((node) => [node.id, node])),
    bundles: bundlesIn(edges),
    implied,
    behind: new Map(nodes.flatMap(({ id, behind }) => (behind === undefined ? [] : [[id, behind] as const]))),
  };
}

function withStandIns(
  model: NetworkModel,
  stacks: readonly DrawnNode[],
  lines: readonly Relationship[],
  language: Language,
): NetworkModel {
  const entities = new Map(model.entities);
  for (const node of stacks) entities.set(node.id, entityOf(node, language));
  const relationships = new Map(model.relationships);
  const touching = new Map(model.touching);
  for (const line of lines) {
    if (!isStackId(line.parent) && !isStackId(line.child)) continue;
    relationships.set(line.id, line);
    for (const end of [line.parent, line.child]) touching.set(end, [...(touching.get(end) ?? []), line]);
  }
  return { ...model, entities, relationships, touching };
}

/** By the id of each line to or from a stack or a group: the relationships it represents. */
export const bundlesIn = (edges: readonly DrawnEdge[]): Map<string, readonly Relationship[]> =>
  new Map(edges.flatMap((edge) => (isBundle(edge) ? [[edge.id, edge.relationships] as const] : [])));

const isBundle = ({ source, target }: DrawnEdge): boolean => isStackId(source) || isStackId(target);

const entityOf = (node: DrawnNode, language: Language): Entity => ({
  id: node.id,
  name: node.kind === 'group' ? groupName(node, language) : stackName(node, language),
  kind: 'company',
});

function lineOf({ id, source, target, relationships }: DrawnEdge): Relationship {
  const [only, ...others] = relationships;
  if (only?.id === id) return only;
  if (only && others.length === 0) return { ...only, id, parent: source, child: target };
  return {
    id,
    parent: source,
    child: target,
    type: 'stack',
    share: { kind: 'unknown' },
    interests: [],
    ended: false,
    statements: [],
  };
}
