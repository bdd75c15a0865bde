import { CORROBORATION, MOST_CONFIDENT } from '@/lib/contract/limits';
import type { Statement } from '@/lib/contract/records';
import { outsideLink } from '@/lib/shared/links';
import { withoutMarks } from '@/lib/shared/text';
import type { ConfidenceSum } from '@/lib/words/arguments';
import { longId, shortId } from '../case/link';
import { entityFinder } from '../find-entities';
import { type Graph, HUB_NEIGHBOURS, type Hub, hubsOf, isStep, itemsOf, type Loop, loopsOf } from '../graph/graph';
import { at } from '../graph/slots';
import { type Entity, type NetworkModel, otherEnd } from '../model';
import type { Chain } from '../ownership/effective';
import { type Interval, SAME } from '../ownership/stakes';
import type { Step } from '../paths/shortest';
import { choiceOf, type Facts, graphOf } from './owners';

/** The position of an entity in the loaded network. */
export interface NetworkPosition {
  owners: number;
  owned: number;
  loop?: Loop;
  hub?: Hub;
}

/** Properties of the whole network, computed once. */
interface Landmarks {
  graph: Graph;
  loops: readonly Loop[];
  hubs: ReadonlyMap<number, Hub>;
}

export function landmarksOf(facts: Facts): Landmarks {
  const graph = graphOf(facts);
  return { graph, loops: loopsOf(graph, choiceOf(facts)), hubs: hubsOf(graph, HUB_NEIGHBOURS) };
}

/** Includes former owners and holdings. Undefined for an unknown entity. */
export function getCompanyStatus({ graph, loops, hubs }: Landmarks, id: string): NetworkPosition {
  const node = graph.numbers.get(id);
  if (node === undefined) return { owners: 0, owned: 0 };
  const ends = (edges: Int32Array, end: Int32Array) =>
    new Set(
      [...edges]
        .filter((edge) => isStep(graph, edge))
        .map((edge) => at(end, edge))
        .filter((other) => other !== node),
    ).size;
  return {
    owners: ends(itemsOf(graph.owners, node), graph.from),
    owned: ends(itemsOf(graph.owned, node), graph.to),
    loop: loops.find(({ members }) => members.includes(id)),
    hub: hubs.get(node),
  };
}

/** Entities and relationships to highlight in the picture, by id. */
export interface Trace {
  /** Stable key of the same chain or tree. */
  key: string;
  ids: readonly string[];
}

export function traceOfChain({ entities, factors }: Chain): Trace {
  return traceOf([...entities, ...factors.flatMap(({ relationships }) => relationships)]);
}

export const traceOfSteps = (steps: readonly Step[]): Trace =>
  traceOf(steps.flatMap(({ from, to, relationships }) => [from, to, ...relationships]));

/** The parameter of a network's address that names a path to highlight. */
export const PATH_PARAMETER = 'path';

/** Longer paths in an address are cut. */
const MOST_STEPS = 100;

/** Two entities that follow each other on a path. */
type PathStep = readonly [from: string, to: string];

/** Steps of a path or a tree in an address: `gb/1,gb/2,gb/2,gb/3`, both ends of each. */
export const printSteps = (steps: readonly Pick<Step, 'from' | 'to'>[]): string =>
  steps.flatMap(({ from, to }) => [shortId(from), shortId(to)]).join(',');

/** Inverse of `printSteps`; skips steps that are not between entities. Never throws. */
export function parseSteps(text: string): PathStep[] {
  const ids = text.split(',', 2 * MOST_STEPS).map(longId);
  return ids.flatMap((from, at): PathStep[] => {
    const to = ids[at + 1];
    return at % 2 === 0 && from !== undefined && to !== undefined ? [[from, to]] : [];
  });
}

/** The trace of steps between entities, with all that is loaded of the relationships between them. */
export function traceOfEnds(steps: readonly PathStep[], { touching }: NetworkModel): Trace {
  const lines = steps.flatMap(([from, to]) =>
    (touching.get(from) ?? []).filter((one) => otherEnd(one, from) === to).map(({ id }) => id),
  );
  return traceOf([...steps.flat(), ...lines]);
}

export function traceOf(named: readonly string[]): Trace {
  const ids = [...new Set(named)];
  return { key: ids.join('\n'), ids };
}

/**
 * Entities whose searchable text contains every word: names that start with the text first, then by name. An empty text
 * finds all.
 */
export function searchEntities(entities: Iterable<Entity>, typed: string, most: number): Entity[] {
  const wanted = withoutMarks(typed).trim();
  const begins = (entity: Entity): number => Number(withoutMarks(entity.name).startsWith(wanted));
  return [...entities]
    .filter(entityFinder(wanted))
    .toSorted((a, b) => begins(b) - begins(a) || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}

/** Zero, within rounding. */
export const isNothing = ({ high }: Interval): boolean => high < SAME;

/** A time at which a statement was observed. */
export interface Seen {
  /** 0 to 100. */
  confidence?: number;
  /** ISO date. */
  day?: string;
  /** Of the source; http or https. */
  url?: string;
}

/** A statement behind a relationship, with its observations, the highest confidence first. */
export interface SeenStatement {
  id: number;
  seen: readonly Seen[];
}

export function seenStatement({ id, provenances, sources }: Statement): SeenStatement {
  const seen = (provenances ?? sources ?? []).map(({ confidence, created_at, source_url }) => ({
    confidence: confidence ?? undefined,
    day: created_at?.slice(0, 10),
    url: outsideLink(source_url),
  }));
  return { id, seen: seen.toSorted((a, b) => (b.confidence ?? -1) - (a.confidence ?? -1)) };
}

/** Undefined if no statement has a confidence, or if the best exceeds the total, which then follows another rule. */
export function confidenceSum(total: number, statements: readonly SeenStatement[]): ConfidenceSum | undefined {
  const known = statements.flatMap(({ id, seen }) =>
    seen.flatMap(({ confidence, url }) =>
      confidence === undefined ? [] : [{ confidence, by: { statement: id, url } }],
    ),
  );
  const [first] = known.toSorted((a, b) => b.confidence - a.confidence);
  if (!first || first.confidence > total) return undefined;
  const raised = total - first.confidence;
  return {
    best: first.confidence,
    by: first.by,
    raised,
    further: Math.ceil(raised / CORROBORATION),
    isCapped: raised > 0 && total >= MOST_CONFIDENT,
  };
}
