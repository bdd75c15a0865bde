import { controllingRelationships, votesOf } from '../findings/control';
import { buildGraph, type EdgeChoice, type Graph, type Hub, hubsOf } from '../graph/graph';
import { at } from '../graph/slots';
import type { Relationship } from '../model';
import { type LinkingHub, whatLinks } from '../paths/connect';
import { type RoadPrices, type Step, UNSTATED } from '../paths/shortest';

/**
 * The fewest steps · the greatest certainty, that is the product of the confidences of its steps · the fewest steps of
 * which each is control (lib/network/findings/control.ts).
 */
export const ANSWER_KINDS = ['shortest', 'surest', 'control'] as const;
export type AnswerKind = (typeof ANSWER_KINDS)[number];

/** Entities that are connected with each other, and how. */
export interface ConnectedGroup {
  /** Those that were asked about. */
  linked: readonly string[];
  /** Of a path from its beginning; of a tree branch by branch. */
  steps: readonly Step[];
  /** Whether no connection is better for certain, among those that were searched. */
  exact: boolean;
}

/** A connection, and in what it is the best one. */
export interface ConnectionAnswer {
  kinds: readonly AnswerKind[];
  /** The largest first. */
  groups: readonly ConnectedGroup[];
  /** Those that it leaves out. */
  apart: readonly string[];
}

export interface ConnectionAnswers {
  answers: readonly ConnectionAnswer[];
  /** Avoided hubs that would connect some of the entities, the nearest first. */
  ignored: readonly LinkingHub[];
}

/** 0 for a confidence of 100; those of the steps of a path add up as their confidences multiply. */
export const doubtOf = (confidence: number): number =>
  -Math.log(Math.max(1, Number.isNaN(confidence) ? UNSTATED : confidence) / 100);

/** So little that it only decides between paths that are equal otherwise: no path has a thousand steps. */
const TIE = 1e-4;

const free = (): number => 0;

const FEWEST_STEPS: RoadPrices = { step: (confidence) => 1 + TIE * doubtOf(confidence), toll: free };
const LEAST_DOUBT: RoadPrices = { step: (confidence) => doubtOf(confidence) + TIE, toll: free };

/**
 * Relationships that can be part of a path between these ends. An entity with one neighbour leads nowhere, and without
 * it neither may that neighbour; most of a network is left out so.
 */
export function withoutDeadEnds(
  relationships: readonly Relationship[],
  ends: ReadonlySet<string>,
): readonly Relationship[] {
  const numbers = new Map<string, number>();
  const numberOf = (id: string): number => {
    const number = numbers.get(id) ?? numbers.size;
    numbers.set(id, number);
    return number;
  };
  const pairs = relationships.map(({ parent, child }) => [numberOf(parent), numberOf(child)] as const);
  const kept = new Set([...ends].flatMap((id) => numbers.get(id) ?? []));
  const gone = deadEnds(pairs, numbers.size, kept);
  return relationships.filter((_, index) => (pairs[index] ?? []).every((node) => at(gone, node) === 0));
}

/** 1 for each dead end. The sum (XOR) of its neighbours is all that is needed of a node: of a leaf it is the neighbour. */
function deadEnds(pairs: readonly (readonly [number, number])[], size: number, kept: ReadonlySet<number>): Uint8Array {
  const degree = new Int32Array(size);
  const neighbours = new Int32Array(size);
  const link = (node: number, other: number, by: 1 | -1) => {
    degree[node] = at(degree, node) + by;
    neighbours[node] = at(neighbours, node) ^ other;
  };
  const seen = new Set<number>();
  for (const [a, b] of pairs) {
    const key = Math.min(a, b) * size + Math.max(a, b);
    if (a === b || seen.has(key)) continue;
    seen.add(key);
    link(a, b, 1);
    link(b, a, 1);
  }
  const gone = new Uint8Array(size);
  const isDeadEnd = (node: number): boolean => at(degree, node) < 2 && !kept.has(node);
  const open = [...gone.keys()].filter(isDeadEnd);
  // An array can grow while it is iterated, so it serves as the queue.
  for (const node of open) {
    if (at(gone, node) === 1) continue;
    gone[node] = 1;
    if (at(degree, node) === 0) continue;
    const other = at(neighbours, node);
    link(other, node, -1);
    if (isDeadEnd(other)) open.push(other);
  }
  return gone;
}

/** The other ends of steps, from the first of the linked on: a path in its own order, a tree branch by branch. */
function inOrder(steps: readonly Step[], first: string): Step[] {
  const ordered: Step[] = [];
  const open = [first];
  const left = new Set(steps);
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    const here = [...left].filter(({ from, to }) => from === id || to === id);
    // A branch is followed to its end before the next one begins.
    const [next, ...others] = here;
    if (!next) continue;
    left.delete(next);
    const to = next.from === id ? next.to : next.from;
    ordered.push({ ...next, from: id, to });
    if (others.length > 0) open.push(id);
    open.push(to);
  }
  return ordered;
}

interface Question {
  relationships: readonly Relationship[];
  /** Two to ten. */
  between: readonly string[];
  use: EdgeChoice;
  /** Hubs that connect nothing, by id. */
  closed: ReadonlyMap<string, Hub>;
}

function connect(graph: Graph, { between, closed }: Question, prices: RoadPrices, use: EdgeChoice) {
  const hubs = new Map([...closed].flatMap(([id, hub]) => numbered(graph, id, hub)));
  const { trees, apart, ignored } = whatLinks(graph, between, { use, hubs, prices });
  const groups = trees.map(({ linked, steps, exact }) => ({ linked, exact, steps: inOrder(steps, linked[0] ?? '') }));
  return { groups, apart, ignored };
}

function numbered(graph: Graph, id: string, hub: Hub): [number, Hub][] {
  const node = graph.numbers.get(id);
  return node === undefined ? [] : [[node, hub]];
}

const keyOf = ({ groups }: Pick<ConnectionAnswer, 'groups'>): string =>
  groups
    .flatMap(({ steps }) => steps.map(({ from, to }) => [from, to].sort().join(' ')))
    .sort()
    .join('\n');

/** Each different connection once, the shortest first. */
function merged(answers: readonly ConnectionAnswer[]): ConnectionAnswer[] {
  const byKey = new Map<string, ConnectionAnswer>();
  for (const answer of answers) {
    if (answer.groups.length === 0) continue;
    const key = keyOf(answer);
    const known = byKey.get(key);
    byKey.set(key, known ? { ...known, kinds: [...known.kinds, ...answer.kinds] } : answer);
  }
  return [...byKey.values()];
}

/**
 * How some entities are connected, whatever the direction of ownership: the shortest connection, the surest and the one
 * by control. `pause` is awaited between them, so that other requests get their turn.
 */
export async function findConnections(question: Question, pause = async () => {}): Promise<ConnectionAnswers> {
  const { between, use } = question;
  const ends = new Set(between);
  const relationships = withoutDeadEnds(question.relationships, ends);
  const graph = buildGraph({ entities: ends, relationships });
  await pause();
  const shortest = connect(graph, question, FEWEST_STEPS, use);
  await pause();
  const surest = connect(graph, question, LEAST_DOUBT, use);
  await pause();
  const controlling = await controllingAmong(graph, question, pause);
  const isControl: EdgeChoice = (given, edge) =>
    use(given, edge) && controlling.has(given.relationships[edge]?.id ?? '');
  const answers = { shortest, surest, control: connect(graph, question, FEWEST_STEPS, isControl) };
  return {
    answers: merged(
      ANSWER_KINDS.map((kind) => ({ kinds: [kind], groups: answers[kind].groups, apart: answers[kind].apart })),
    ),
    ignored: shortest.ignored,
  };
}

/** Companies whose votes are computed at once, in a few milliseconds. */
const COMPANIES_AT_ONCE = 250;

/** The relationships that are control. The votes of a company depend on all of its holders, and on nothing else. */
async function controllingAmong({ numbers }: Graph, { relationships, use }: Question, pause: () => Promise<void>) {
  const companies = [...numbers.keys()];
  const controlling = new Set<string>();
  while (companies.length > 0) {
    const some = new Set(companies.splice(0, COMPANIES_AT_ONCE));
    const holdings = relationships.filter(({ child }) => some.has(child));
    const votes = votesOf(buildGraph({ entities: some, relationships: holdings }), use);
    for (const id of controllingRelationships(votes)) controlling.add(id);
    await pause();
  }
  return controlling;
}

/** Hubs among the relationships by id, besides those in `except`. */
export function hubsAmong(
  relationships: readonly Relationship[],
  hubNeighbours: number,
  except: (id: string) => boolean,
): Map<string, Hub> {
  const hubs = hubsOf(buildGraph({ entities: new Set(), relationships }), hubNeighbours);
  return new Map([...hubs.values()].filter(({ id }) => !except(id)).map((hub) => [hub.id, hub]));
}
