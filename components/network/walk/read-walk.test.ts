import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { WalkEvent } from '@/lib/network/walk/events';
import { readWalk, WalkBroken } from './use-walk';

const progress = { found: 1, asked: 0, waiting: 1, depth: 0, cached: 0, calls_spent: 0 };
const begun: WalkEvent = {
  event: 'begun',
  terms: { from: ['/companies/gb/1'], direction: 'both' },
  limits: { depth: 1, nodes: 1 },
  metered: false,
  progress,
};
const failed: WalkEvent = {
  event: 'failed',
  of: '/companies/gb/Ä',
  depth: 0,
  cost: 0,
  failure: { message: 'Überlastet.' },
  last_word: false,
  progress,
};
const state = { version: 1, terms: begun.terms, seen: [], waiting: [], failed: [], asked: 0, spent: 0 } as const;
const stopped: WalkEvent = {
  event: 'stopped',
  because: 'done',
  progress,
  state: { ...state, seen: [], waiting: [], failed: [] },
};

const textOf = (events: readonly WalkEvent[]): string => events.map((event) => `${JSON.stringify(event)}\n`).join('');

/** A reply in chunks, cut anywhere. */
function replyOf(text: string, cuts: readonly number[] = []): Response {
  const bytes = new TextEncoder().encode(text);
  const ends = [...new Set([...cuts.map((cut) => cut % bytes.length), bytes.length])].sort((a, b) => a - b);
  const body = new ReadableStream({
    start(controller) {
      ends.forEach((end, at) => {
        controller.enqueue(bytes.slice(ends[at - 1] ?? 0, end));
      });
      controller.close();
    },
  });
  return new Response(body);
}

async function eventsOf(reply: Response): Promise<WalkEvent[]> {
  const events: WalkEvent[] = [];
  for await (const event of readWalk(reply)) events.push(event);
  return events;
}

describe('the lines of a walk', () => {
  it('are read whole, however the reply is cut', async () => {
    const events = [begun, failed, stopped];
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat()), async (cuts) => {
        expect(await eventsOf(replyOf(textOf(events), cuts))).toEqual(events);
      }),
    );
  });

  it.each([
    ['the last line never came', replyOf(textOf([begun, failed])), {}],
    ['nothing came', new Response(''), {}],
    [
      'it was refused',
      Response.json({ error: { message: 'No.', reason: 'busy' } }, { status: 503 }),
      { status: 503, message: 'No.', reason: 'busy' },
    ],
  ])('are reported as broken where %s', async (_, reply, expected) => {
    const error = await eventsOf(reply).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(WalkBroken);
    expect(error).toMatchObject({ reply: expected });
  });
});
