/** FNV-1a: enough to turn a seed text into a start state. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) value = Math.imul(value ^ text.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/**
 * A stream of choices that follows from its seed alone (mulberry32). Every company draws from streams of its own,
 * named for the company and the purpose, so that a word added to one list does not reshuffle the whole register.
 */
export class Chance {
  private state: number;

  constructor(seed: string) {
    this.state = hash(seed);
  }

  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number, both ends included. */
  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  likely(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const item = list[this.int(0, list.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  /** `#` becomes a digit, `@` a capital letter; all else stays. */
  fill(pattern: string): string {
    return pattern.replace(/[#@]/g, (mark) =>
      mark === '#' ? String(this.int(0, 9)) : String.fromCharCode(65 + this.int(0, 25)),
    );
  }
}
