import { describe, expect, it } from 'vitest';
import type { WalkEvent } from '@/lib/network/walk/events';
import { toLines } from './walk-route';

const progress = { found: 1, asked: 0, waiting: 1, depth: 0, cached: 0, calls_spent: 0 };
const event = (of: string): WalkEvent => ({
  event: 'found',
  of,
  depth: 0,
  from: 'register',
  cost: 0,
  relationships: [],
  beyond: 0,
  progress,
});

const textOf = (piece: Uint8Array | undefined): string => new TextDecoder().decode(piece ?? new Uint8Array());
const nextText = async (lines: AsyncGenerator<Uint8Array, void>): Promise<string> =>
  textOf((await lines.next()).value ?? undefined);

const lengthOf = (events: WalkEvent[]): number =>
  Buffer.byteLength(events.map((one) => `${JSON.stringify(one)}\n`).join(''));

describe('lines of a walk', () => {
  it('are sent together if known at once, and never wait for later ones', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    async function* events(): AsyncGenerator<WalkEvent, void> {
      yield event('a');
      yield event('b');
      await answered;
      yield event('c');
    }
    let bytes = 0;
    const lines = toLines(events(), (sum) => {
      bytes = sum;
    });
    expect((await nextText(lines)).trim().split('\n')).toHaveLength(2);
    answer();
    expect(await nextText(lines)).toBe(`${JSON.stringify(event('c'))}\n`);
    expect((await lines.next()).done).toBe(true);
    expect(bytes).toBe(lengthOf(['a', 'b', 'c'].map(event)));
  });

  it('are sent in at most one or two packets at a time', async () => {
    async function* events(): AsyncGenerator<WalkEvent, void> {
      for (let at = 0; at < 100; at++) yield event('é'.repeat(1000));
    }
    const pieces: Uint8Array[] = [];
    for await (const piece of toLines(events(), () => undefined)) pieces.push(piece);
    expect(pieces.length).toBeGreaterThan(2);
    expect(Math.max(...pieces.map((piece) => textOf(piece).length))).toBeLessThan(40_000);
    expect(pieces.map(textOf).join('').trim().split('\n')).toHaveLength(100);
  });

  it('end the walk if the reader stops', async () => {
    let isEnded = false;
    async function* events(): AsyncGenerator<WalkEvent, void> {
      try {
        for (;;) yield event('é'.repeat(20_000));
      } finally {
        isEnded = true;
      }
    }
    const sizes: number[] = [];
    for await (const _ of toLines(events(), (bytes) => sizes.push(bytes))) break;
    expect([isEnded, sizes.length]).toEqual([true, 1]);
  });
});
