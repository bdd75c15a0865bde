import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQueue, QueueFullError } from './ask';
import type { Purpose } from './quota/quota';

/** A queue whose only place is taken, so that all others wait, and the order in which they were served. */
function occupied(longest = 200) {
  const queue = createQueue({ concurrency: 1, longest });
  const served: string[] = [];
  let free = (): void => undefined;
  const first = queue.run({ purpose: 'person', visitor: 'first' }, () => new Promise<void>((end) => (free = end)));
  const ask = (purpose: Purpose, visitor: string, name = visitor, signal?: AbortSignal): Promise<string> =>
    queue.run({ purpose, visitor, signal }, async () => {
      served.push(name);
      return name;
    });
  return { queue, served, ask, first, free: () => free() };
}

describe('the queue', () => {
  it('serves visitors before renewals before prefetches', async () => {
    const { ask, served, free } = occupied();
    const asked = [ask('prefetch', 'a', 'c'), ask('revalidate', 'a', 'b'), ask('person', 'a', 'a')];
    free();
    await Promise.all(asked);
    expect(served).toEqual(['a', 'b', 'c']);
  });

  it('lets visitors take turns, each in the order of its own requests', async () => {
    const { ask, served, free } = occupied();
    const many = Array.from({ length: 100 }, (_, index) => ask('person', 'a', `a${index}`));
    const asked = [...many, ask('person', 'b'), ask('person', 'c', 'c0'), ask('person', 'c', 'c1')];
    free();
    await Promise.all(asked);
    expect(served.slice(0, 6)).toEqual(['a0', 'b', 'c0', 'a1', 'c1', 'a2']);
    expect(served.filter((name) => name.startsWith('a'))).toEqual(Array.from({ length: 100 }, (_, i) => `a${i}`));
  });

  it('runs as many at a time as configured', async () => {
    const queue = createQueue({ concurrency: 3 });
    const ends: (() => void)[] = [];
    const work = () => new Promise<void>((end) => ends.push(end));
    const asked = Array.from({ length: 5 }, () => queue.run({ purpose: 'person', visitor: 'a' }, work));
    expect([ends.length, queue.waiting()]).toEqual([3, 2]);
    ends[0]?.();
    await asked[0];
    await Promise.resolve();
    expect([ends.length, queue.waiting()]).toEqual([4, 1]);
  });

  it('rejects new work when it is full, and accepts work once there is room', async () => {
    const { ask, first, free, queue } = occupied(2);
    const waiting = [ask('person', 'a'), ask('person', 'b')];
    await expect(ask('person', 'c')).rejects.toBeInstanceOf(QueueFullError);
    expect(queue.waiting()).toBe(2);
    free();
    await Promise.all([first, ...waiting]);
    expect(await ask('person', 'c')).toBe('c');
  });

  it('with a length of zero runs work at once or rejects it', async () => {
    const { ask, first, free } = occupied(0);
    await expect(ask('person', 'a')).rejects.toBeInstanceOf(QueueFullError);
    free();
    await first;
    expect(await ask('person', 'a')).toBe('a');
  });

  it('returns or throws what the work does', async () => {
    const queue = createQueue();
    const place = { purpose: 'person', visitor: 'a' } as const;
    expect(await queue.run(place, async () => 7)).toBe(7);
    await expect(queue.run(place, async () => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect(await queue.run(place, async () => 8)).toBe(8);
  });

  it('removes callers who give up', async () => {
    const { ask, served, free, queue } = occupied();
    const patience = new AbortController();
    const given = ask('person', 'a', 'a', patience.signal);
    const kept = ask('person', 'a', 'b');
    patience.abort(new Error('gone'));
    await expect(given).rejects.toThrow('gone');
    expect(queue.waiting()).toBe(1);
    free();
    await kept;
    expect(served).toEqual(['b']);
  });

  it('does not admit a caller who has already given up', async () => {
    const { ask, queue } = occupied();
    await expect(ask('person', 'a', 'a', AbortSignal.abort(new Error('gone')))).rejects.toThrow('gone');
    expect(queue.waiting()).toBe(0);
  });

  it('keeps the place of aborted work while it runs', async () => {
    const queue = createQueue({ concurrency: 1 });
    const patience = new AbortController();
    let end = (_: string): void => undefined;
    const place = { purpose: 'person', visitor: 'a', signal: patience.signal } as const;
    const running = queue.run(place, () => new Promise<string>((done) => (end = done)));
    const next = queue.run({ purpose: 'person', visitor: 'b' }, async () => 'b');
    patience.abort(new Error('gone'));
    expect(queue.waiting()).toBe(1);
    end('a');
    expect(await Promise.all([running, next])).toEqual(['a', 'b']);
  });

  it('never lets a visitor wait for two requests of another with the same purpose', async () => {
    const visitors = fc.array(fc.constantFrom('a', 'b', 'c'), { minLength: 2, maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(visitors, async (names) => {
        const { ask, served, free } = occupied();
        const asked = names.map((name) => ask('person', name));
        free();
        await Promise.all(asked);
        const left = new Map(['a', 'b', 'c'].map((name) => [name, names.filter((other) => other === name).length]));
        for (const [index, name] of served.entries()) {
          const waitedFor = [...left].filter(([other, count]) => other !== name && count > 0).length;
          expect(name === served[index - 1] && waitedFor > 0).toBe(false);
          left.set(name, (left.get(name) ?? 0) - 1);
        }
      }),
    );
  });
});
