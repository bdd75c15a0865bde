import { describe, expect, it } from 'vitest';
import { createAskAgain } from './quota-meter';

/** Requests that the test answers one by one; counts them. */
function stage() {
  const answers: (() => void)[] = [];
  const want = createAskAgain(() => new Promise<void>((answered) => answers.push(answered)));
  const answer = async (index: number): Promise<void> => {
    answers[index]?.();
    await new Promise(setImmediate);
  };
  return { want, answer, asked: () => answers.length };
}

describe('repeating a request', () => {
  it('sends the first request immediately', async () => {
    const { want, answer, asked } = stage();
    want();
    expect(asked()).toBe(1);
    await answer(0);
    want();
    expect(asked()).toBe(2);
  });

  it('repeats a pending request once, after its answer', async () => {
    const { want, answer, asked } = stage();
    for (let time = 0; time < 5; time += 1) want();
    expect(asked()).toBe(1);
    await answer(0);
    expect(asked()).toBe(2);
    want();
    await answer(1);
    expect(asked()).toBe(3);
    await answer(2);
    expect(asked()).toBe(3);
  });
});
