import { describe, expect, it } from 'vitest';
import { type Advice, withRetries } from './failure';

async function trial(results: Advice[], { budgetMs = 8000, attempts = 3, takesMs = 100, random = 1 } = {}) {
  let time = 0;
  const waits: number[] = [];
  const tried: number[] = [];
  const patience = {
    budgetMs,
    attempts,
    now: () => time,
    random: () => random,
    sleep: async (ms: number) => {
      waits.push(ms);
      time += ms;
    },
  };
  const work = async (attempt: number): Promise<Advice> => {
    tried.push(attempt);
    time += takesMs;
    return results[attempt - 1] ?? { again: true };
  };
  const result = await withRetries(work, (advice) => advice, patience);
  return { result, tried, waits };
}

const busy: Advice = { again: true };
const good: Advice = { again: false };

describe('retrying', () => {
  it('is not done for a final result', async () => {
    expect(await trial([good])).toEqual({ result: good, tried: [1], waits: [] });
  });

  it('waits up to twice as long each time', async () => {
    expect(await trial([busy, busy, good])).toEqual({ result: good, tried: [1, 2, 3], waits: [400, 800] });
  });

  it('waits a random part of that', async () => {
    expect((await trial([busy, busy, good], { random: 0.25 })).waits).toEqual([100, 200]);
  });

  it('stops after the attempts, with the last result', async () => {
    expect((await trial([busy, busy, busy, good])).tried).toEqual([1, 2, 3]);
  });

  it('waits at least until the time the service gives', async () => {
    expect((await trial([{ again: true, notBeforeMs: 2000 }, good], { random: 0 })).waits).toEqual([2000]);
  });

  it.each([
    ['a wait', { budgetMs: 8000, takesMs: 7800 }, busy],
    ['the service’s own time', { budgetMs: 8000, takesMs: 10 }, { again: true, notBeforeMs: 9000 } as const],
  ])('stops if %s would exceed the budget', async (_, settings, advice) => {
    expect(await trial([advice, good], settings)).toEqual({ result: advice, tried: [1], waits: [] });
  });
});
