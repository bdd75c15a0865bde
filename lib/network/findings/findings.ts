import { CORROBORATION, MOST_CONFIDENT } from '@/lib/contract/limits';
import type { Statement } from '@/lib/contract/records';
import { outsideLink } from '@/lib/shared/links';
import { withoutMarks } from '@/lib/shared/text';
import type { ConfidenceSum } from '@/lib/words/arguments';
import type { Share } from '../geometry';
import { type Graph, HUB_NEIGHBOURS, type Hub, hubsOf, itemsOf, type Loop, loopsOf } from '../graph/graph';
import { at } from '../graph/slots';
import type { Entity } from '../model';
import type { Chain } from '../ownership/effective';
import { type Interval, SAME } from '../ownership/stakes';
import type { Step } from '../paths/shortest';
import { choiceOf, type Facts, graphOf } from './owners';

/** Where an entity stands among all that is loaded. */
export interface Standing {
  owners: number;
  owned: number;
  loop?: Loop;
  hub?: Hub;
}

/** What is the same for every entity, computed once. */
interface Landmarks {
  graph: Graph;
  loops: readonly Loop[];
  hubs: ReadonlyMap<number, Hub>;
}

export function landmarksOf(facts: Facts): Landmarks {
  const graph = graphOf(facts);
  return { graph, loops: loopsOf(graph, choiceOf(facts)), hubs: hubsOf(graph, HUB_NEIGHBOURS) };
}

/** Former owners and holdings are counted as well. A stranger has none. */
export function getCompanyStatus({ graph, loops, hubs }: Landmarks, id: string): Standing {
  const node = graph.numbers.get(id);
  if (node === undefined) return { owners: 0, owned: 0 };
  const ends = (edges: Int32Array, end: Int32Array) =>
    new Set([...edges].map((edge) => at(end, edge)).filter((other) => other !== node)).size;
  return {
    owners: ends(itemsOf(graph.owners, node), graph.from),
    owned: ends(itemsOf(graph.owned, node), graph.to),
    loop: loops.find(({ members }) => members.includes(id)),
    hub: hubs.get(node),
  };
}

/** Entities and relationships that the picture is to set off from the rest, by their ids. */
export interface Trace {
  /** The same for the same chain or tree, however often it is computed. */
  key: string;
  ids: readonly string[];
}

export function traceOfChain({ entities, factors }: Chain): Trace {
  return traceOf([...entities, ...factors.flatMap(({ relationships }) => relationships)]);
}

export const traceOfSteps = (steps: readonly Step[]): Trace =>
  traceOf(steps.flatMap(({ from, to, relationships }) => [from, to, ...relationships]));

export function traceOf(named: readonly string[]): Trace {
  const ids = [...new Set(named)];
  return { key: ids.join('\n'), ids };
}

/** Where it stands and its number there, as its path has them: gb/01234500. */
export const placeOf = ({ id }: Entity): string => id.split('/').slice(2).join('/');

/** What an entity is found by: its name, its place and its number. */
const textOf = (entity: Entity): string => withoutMarks(`${entity.name} ${placeOf(entity)}`);

/**
 * Entities whose name or place holds every word that was typed: first those whose name begins so, then by name. Nothing
 * typed finds all.
 */
export function searchEntities(entities: Iterable<Entity>, typed: string, most: number): Entity[] {
  const wanted = withoutMarks(typed).trim();
  const words = wanted.split(/\s+/);
  const begins = (entity: Entity): number => Number(withoutMarks(entity.name).startsWith(wanted));
  return [...entities]
    .filter((entity) => words.every((word) => textOf(entity).includes(word)))
    .toSorted((a, b) => begins(b) - begins(a) || (a.name < b.name ? -1 : 1))
    .slice(0, most);
}

/** A fraction as people write it: per cent, exact or a band; from nothing to all is unknown. */
export function shareOfFraction({ low, high }: Interval): Share {
  if (high - low < SAME) return { kind: 'exact', value: tidy(low) };
  return low < SAME && high > 1 - SAME ? { kind: 'unknown' } : { kind: 'band', min: tidy(low), max: tidy(high) };
}

/** Per cent without what binary fractions add: 0.6 × 0.5 is 30 and not 30.000000000000004. */
const tidy = (fraction: number): number => Math.round(fraction * 1e10) / 1e8;

/** Nothing, or so little that it is rounding. */
export const isNothing = ({ high }: Interval): boolean => high < SAME;

/** A time at which a statement was seen. */
export interface Seen {
  /** 0 to 100. */
  confidence?: number;
  /** ISO date. */
  day?: string;
  /** Of the source; http or https. */
  url?: string;
}

/** A statement that a relationship rests on, and each time it was seen: the surest first. */
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

/** Nothing where no statement has a confidence, or where the best is not within the total: then another rule made it. */
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
