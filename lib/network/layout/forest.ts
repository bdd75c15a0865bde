/** A line of the chart: the relationships between two entities in one direction. Ends are numbers of entities. */
export interface Pair {
  owner: number;
  owned: number;
  /** Per cent, the middle of a band; -1 where unknown. */
  strength: number;
  /** Leads to a stated ultimate parent: it is used only where no other owner is known. */
  isUltimate: boolean;
  /** Closes a loop of ownership: it places nothing. */
  isLoop: boolean;
}

/** Each entity once: below its main owner, above what it owns, or on its own. */
export interface Forest {
  /** Per entity, the number of the pair that places it; -1 for a root. */
  line: Int32Array;
  /** Below each entity, the entities placed by it. */
  below: readonly (readonly number[])[];
  /** Above each entity, the owners placed by it. */
  above: readonly (readonly number[])[];
  /** Those without a line, the focused ones first, then the largest. */
  roots: readonly number[];
}

interface Network {
  size: number;
  pairs: readonly Pair[];
  /** Numbers of pairs by the entity at their end. */
  owners: readonly number[][];
  owned: readonly number[][];
  /** Steps from the focused entities in any direction. */
  steps: Int32Array;
}

/** Of entities placed above others, the line that leads to the other. */
type Upward = ReadonlyMap<number, number>;

const FAR = 0x7fffffff;
const NONE = -1;

/** `pairs`: without an entity that owns itself. `focus`: at least one. */
export function toForest(size: number, pairs: readonly Pair[], focus: readonly number[]): Forest {
  const network = toNetwork(size, pairs, focus);
  const plain = mainOwners(network, focus, new Map(), new Set());
  const upward = new Map<number, number>();
  const mirrored = new Set(focus.filter((one) => mirror(network, one, focus, plain, upward)));
  const line = mirrored.size === 0 ? plain : mainOwners(network, focus, upward, mirrored);
  return grow(network, focus, line, upward);
}

function toNetwork(size: number, pairs: readonly Pair[], focus: readonly number[]): Network {
  const owners: number[][] = Array.from({ length: size }, () => []);
  const owned: number[][] = Array.from({ length: size }, () => []);
  pairs.forEach((pair, number) => {
    owners[pair.owned]?.push(number);
    owned[pair.owner]?.push(number);
  });
  const network = { size, pairs, owners, owned, steps: new Int32Array(size).fill(FAR) };
  walk(network, focus, [owners, owned], (node, _, from) => {
    network.steps[node] = from === undefined ? 0 : (network.steps[from] ?? 0) + 1;
  });
  return network;
}

/** Breadth first from some entities, along pairs by one or both ends. */
function walk(
  { pairs }: Pick<Network, 'pairs'>,
  starts: Iterable<number>,
  sides: readonly (readonly number[][])[],
  visit: (node: number, line: number, from: number | undefined) => void,
): Set<number> {
  const seen = new Set(starts);
  for (const node of seen) visit(node, NONE, undefined);
  for (const node of seen) {
    for (const line of sides.flatMap((side) => side[node] ?? [])) {
      const pair = pairs[line];
      if (!pair) continue;
      const next = pair.owner === node ? pair.owned : pair.owner;
      if (seen.has(next)) continue;
      seen.add(next);
      visit(next, line, node);
    }
  }
  return seen;
}

/**
 * The main owner of each entity: a stated one before an ultimate parent, then the largest share, then the nearest to a
 * focused entity. None that would close a loop; the focused entities choose last, so that loops end in them. `upward`:
 * the lines of entities above others, which have no owner and are none; nor have the entities they are `mirrored` over.
 */
function mainOwners(
  network: Network,
  focus: readonly number[],
  upward: Upward,
  mirrored: ReadonlySet<number>,
): Int32Array {
  const { size, pairs } = network;
  const line = Int32Array.from({ length: size }, (_, node) => upward.get(node) ?? NONE);
  const closes = (owner: number, node: number): boolean => {
    for (let at = owner; ; at = pairs[line[at] ?? NONE]?.owner ?? NONE) {
      if (at === node) return true;
      if (at === NONE || line[at] === NONE) return false;
    }
  };
  const late = new Set(focus);
  const turns = [...Array.from({ length: size }, (_, node) => node).filter((node) => !late.has(node)), ...late];
  for (const node of turns) {
    if (upward.has(node) || mirrored.has(node)) continue;
    const best = (network.owners[node] ?? [])
      .toSorted(byWeight(network))
      .find(
        (one) =>
          !pairs[one]?.isLoop && !upward.has(pairs[one]?.owner ?? NONE) && !closes(pairs[one]?.owner ?? NONE, node),
      );
    line[node] = best ?? NONE;
  }
  return line;
}

/** A subsidiary without a stated share is held by its owner rather than by one with a small share. */
const weightOf = ({ strength }: Pair): number => (strength < 0 ? UNSTATED : strength);
const UNSTATED = 50;

const byWeight =
  ({ pairs, owned, steps }: Network) =>
  (a: number, b: number): number => {
    const [one, other] = [pairs[a], pairs[b]];
    if (!one || !other) return 0;
    return (
      Number(one.isUltimate) - Number(other.isUltimate) ||
      weightOf(other) - weightOf(one) ||
      (steps[one.owner] ?? FAR) - (steps[other.owner] ?? FAR) ||
      (owned[other.owner]?.length ?? 0) - (owned[one.owner]?.length ?? 0) ||
      one.owner - other.owner
    );
  };

/**
 * Adds the owners of a focused entity to those above others, if they hold little else: otherwise it stands among the
 * holdings of its main owner, and the result is false.
 */
function mirror(
  network: Network,
  root: number,
  focus: readonly number[],
  plain: Int32Array,
  upward: Map<number, number>,
): boolean {
  const { pairs, owners, owned } = network;
  const below = walk(network, [root], [owned], () => {});
  const lines = new Map<number, number>();
  const sorted = owners.map((list) => list.filter((one) => !pairs[one]?.isLoop).toSorted(byWeight(network)));
  walk(network, [root], [sorted], (node, line) => lines.set(node, line));
  lines.delete(root);
  for (const node of lines.keys()) if (below.has(node) || focus.includes(node) || upward.has(node)) lines.delete(node);
  dropLoose(network, root, lines);
  const direct = (owners[root] ?? []).filter((line) => lines.has(pairs[line]?.owner ?? NONE)).length;
  const others = plain.reduce((count, line, node) => {
    const owner = pairs[line]?.owner;
    return count + Number(owner !== undefined && lines.has(owner) && !lines.has(node) && node !== root);
  }, 0);
  if (others >= direct) return false;
  for (const [node, line] of lines) upward.set(node, line);
  return true;
}

/** Without those whose line leads to an entity that is not placed above. */
function dropLoose({ pairs }: Network, root: number, lines: Map<number, number>): void {
  for (let before = -1; before !== lines.size; ) {
    before = lines.size;
    for (const [node, line] of lines) {
      const to = pairs[line]?.owned ?? NONE;
      if (to !== root && !lines.has(to)) lines.delete(node);
    }
  }
}

function grow({ size, pairs, steps }: Network, focus: readonly number[], line: Int32Array, upward: Upward): Forest {
  const below: number[][] = Array.from({ length: size }, () => []);
  const above: number[][] = Array.from({ length: size }, () => []);
  const roots: number[] = [];
  line.forEach((number, node) => {
    const pair = pairs[number];
    if (!pair) roots.push(node);
    else if (!upward.has(node)) below[pair.owner]?.push(node);
    else above[pair.owned]?.push(node);
  });
  const sizes = new Map(roots.map((root) => [root, countBelow(below, root) + countBelow(above, root)]));
  const rank = (node: number) => (focus.includes(node) ? focus.indexOf(node) : focus.length);
  const holds = new Set(focus.map((one) => topOf(pairs, line, upward, one)));
  roots.sort(
    (a, b) =>
      Number(holds.has(b)) - Number(holds.has(a)) ||
      rank(a) - rank(b) ||
      (sizes.get(b) ?? 0) - (sizes.get(a) ?? 0) ||
      (steps[a] ?? FAR) - (steps[b] ?? FAR) ||
      a - b,
  );
  return { line, below, above, roots };
}

/** The root of the tree that contains an entity. */
function topOf(pairs: readonly Pair[], line: Int32Array, upward: Upward, node: number): number {
  let at = node;
  for (let pair = pairs[line[at] ?? NONE]; pair; pair = pairs[line[at] ?? NONE]) {
    at = upward.has(at) ? pair.owned : pair.owner;
  }
  return at;
}

export function countBelow(children: readonly (readonly number[])[], node: number): number {
  const list = [...(children[node] ?? [])];
  for (const one of list) list.push(...(children[one] ?? []));
  return list.length;
}
