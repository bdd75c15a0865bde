import type { QueueAddOptions } from 'p-queue';
import type { Purpose } from './ledger/ledger';

type Work = () => Promise<unknown>;

export interface Turn extends QueueAddOptions {
  purpose: Purpose;
  /** Whoever asks; among visitors it goes in turns. */
  visitor: string;
}

interface Waiting {
  id?: string;
  run: Work;
}

/** Who comes first: somebody who waits, then a copy to be renewed, then what nobody has asked for. */
const ORDER: readonly Purpose[] = ['person', 'revalidate', 'prefetch'];

/**
 * Who waits, in the order of p-queue's `queueClass`. A `Map` keeps the visitors in the order of their turns: who has had
 * one goes to the end, so that a hundred requests of one visitor do not hold up the one of another.
 */
export class Turns {
  readonly #lines = new Map<Purpose, Map<string, Waiting[]>>(ORDER.map((purpose) => [purpose, new Map()]));

  get size(): number {
    return this.#all().length;
  }

  enqueue(run: Work, { purpose = 'prefetch', visitor = '', id }: Partial<Turn> = {}): void {
    const line = this.#lines.get(purpose);
    const own = line?.get(visitor) ?? [];
    own.push({ id, run });
    line?.set(visitor, own);
  }

  dequeue(): Work | undefined {
    for (const line of this.#lines.values()) {
      const [turn] = line;
      if (turn) return this.#takeTurn(line, ...turn);
    }
    return undefined;
  }

  remove(id: string): void {
    for (const line of this.#lines.values()) {
      for (const [visitor, own] of line) this.#keep(line, visitor, own, id);
    }
  }

  filter({ purpose }: Readonly<Partial<Turn>>): Work[] {
    return this.#all(purpose).map(({ run }) => run);
  }

  setPriority(): never {
    throw new Error('The purpose of a request says when it comes.');
  }

  #all(purpose?: Purpose): Waiting[] {
    const lines = [...this.#lines].filter(([of]) => purpose === undefined || of === purpose);
    return lines.flatMap(([, line]) => [...line.values()].flat());
  }

  #takeTurn(line: Map<string, Waiting[]>, visitor: string, [first, ...others]: Waiting[]): Work | undefined {
    line.delete(visitor);
    if (others.length > 0) line.set(visitor, others);
    return first?.run;
  }

  #keep(line: Map<string, Waiting[]>, visitor: string, own: Waiting[], without: string): void {
    const others = own.filter(({ id }) => id !== without);
    if (others.length === 0) line.delete(visitor);
    else line.set(visitor, others);
  }
}
