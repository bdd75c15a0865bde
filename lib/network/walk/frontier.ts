import { inTurn, type Ranked, type Side, type Strength, strongestFirst } from './strength';

/** An entity that was found and not asked about. */
export interface Waiting extends Strength {
  /** Steps from the nearest beginning. */
  depth: number;
  side: Side;
}

/** Shorter, or as short and stronger. Where two ways are equal the one from an owner stands, so that their order decides nothing. */
function isBetter(other: Waiting, known: Waiting): boolean {
  const order = other.depth - known.depth || strongestFirst(other, known);
  return order < 0 || (order === 0 && other.side === 'owner');
}

/** What was found and not yet asked about: the part of a walk that is still to be walked. */
export class Frontier {
  readonly #waiting = new Map<string, Waiting>();
  /** How many wait at each depth: told with every answer, and so never counted anew. */
  readonly #counts: number[] = [];

  get size(): number {
    return this.#waiting.size;
  }

  has(id: string): boolean {
    return this.#waiting.has(id);
  }

  entries(): IterableIterator<[string, Waiting]> {
    return this.#waiting.entries();
  }

  depthOf(id: string): number | undefined {
    return this.#waiting.get(id)?.depth;
  }

  put(id: string, waiting: Waiting): void {
    this.remove(id);
    this.#waiting.set(id, waiting);
    this.#counts[waiting.depth] = (this.#counts[waiting.depth] ?? 0) + 1;
  }

  /** It was met on another way, which counts where it is the better one. */
  improve(id: string, other: Waiting): void {
    const known = this.#waiting.get(id);
    if (known && isBetter(other, known)) this.put(id, other);
  }

  remove(id: string): void {
    const known = this.#waiting.get(id);
    if (!known) return;
    this.#waiting.delete(id);
    this.#counts[known.depth] = (this.#counts[known.depth] ?? 0) - 1;
  }

  /** How many wait above this depth. */
  waitingAbove(depth: number): number {
    return this.#counts.slice(0, depth).reduce((sum, count) => sum + (count ?? 0), 0);
  }

  /** Those of the least depth, above `depth` and without those in `except`, in the order in which they are asked about. */
  nextLevel(depth: number, except: ReadonlySet<string>): string[] {
    let least = depth;
    const level: Ranked[] = [];
    for (const [id, waiting] of this.#waiting) {
      if (waiting.depth > least || waiting.depth >= depth || except.has(id)) continue;
      if (waiting.depth < least) level.length = 0;
      least = waiting.depth;
      level.push({ id, ...waiting });
    }
    return inTurn(level).map(({ id }) => id);
  }
}
