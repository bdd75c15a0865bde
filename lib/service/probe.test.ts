import { describe, expect, it } from 'vitest';
import type { Outcome } from './answer';
import { createProbe, type ServiceForm } from './probe';
import type { Extra } from './send';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const WEEK = 7 * 24 * HOUR;

const answered = (status: number, retryAfterMs?: number): Outcome => ({ answer: { status, retryAfterMs, bytes: 0 } });

/** A service that gives these outcomes in turn, and repeats the last. */
function stage(...outcomes: Outcome[]) {
  const asked: (Extra | undefined)[] = [];
  const kept = new Map<string, { value: unknown }>();
  const clock = { now: 1_700_000_000_000 };
  const make = () =>
    createProbe({
      send: async (request, extra) => {
        expect(request.path).toBe('versions');
        asked.push(extra);
        return outcomes[Math.min(asked.length, outcomes.length) - 1] ?? { failure: 'down' };
      },
      notes: { read: async (name) => kept.get(name), write: async (name, value) => void kept.set(name, { value }) },
      now: () => clock.now,
    });
  return { asked, kept, clock, make };
}

describe('the probe', () => {
  it.each<[string, Outcome, ServiceForm]>([
    ['answers without a token', answered(200), 'B'],
    ['answers 401', answered(401), 'A'],
    ['answers 403', answered(403), 'A'],
    ['answers 503', answered(503), 'A'],
    ['is overloaded for a time', answered(503, 30_000), 'unknown'],
    ['has no calls left for us', answered(403, 30_000), 'unknown'],
    ['answers 429', answered(429), 'unknown'],
    ['does not know versions', answered(404), 'unknown'],
    ['fails', answered(500), 'unknown'],
    ['is down', { failure: 'down' }, 'unknown'],
    ['speaks nonsense', { failure: 'nonsense' }, 'unknown'],
  ])('asks without our token; a service that %s', async (_, outcome, form) => {
    const { make, asked } = stage(outcome);
    const probe = make();
    expect(await probe.form()).toBe('unknown');
    expect(await probe.ask()).toBe(form);
    expect(await probe.form()).toBe(form);
    expect(asked).toEqual([{ withoutToken: true }]);
  });

  it.each<[string, Outcome, number]>([
    ['a finding holds for a week', answered(200), WEEK],
    ['nothing found holds for an hour', answered(500), HOUR],
    ['a question that never arrived, and so cost nothing, holds for a minute', { failure: 'down' }, MINUTE],
  ])('%s, also after a restart', async (_, outcome, ms) => {
    const { make, asked, clock } = stage(outcome);
    await make().ask();
    clock.now += ms - 1;
    await make().ask();
    expect(asked).toHaveLength(1);
    clock.now += 1;
    await make().ask();
    expect(asked).toHaveLength(2);
  });

  it('keeps the last result while the service gives none, and asks again after an hour', async () => {
    const { make, asked, clock } = stage(answered(401), { failure: 'slow' }, answered(200));
    const probe = make();
    await probe.ask();
    clock.now += WEEK;
    expect(await probe.ask()).toBe('A');
    clock.now += HOUR - 1;
    expect(await probe.ask()).toBe('A');
    expect(asked).toHaveLength(2);
    clock.now += 1;
    expect(await probe.ask()).toBe('B');
  });

  it('asks once for any number of callers', async () => {
    const { make, asked } = stage(answered(200));
    const probe = make();
    expect(await Promise.all([probe.ask(), probe.ask(), probe.ask()])).toEqual(['B', 'B', 'B']);
    expect(asked).toHaveLength(1);
  });

  it.each([['text'], [{ form: 'C', at: 0 }], [{ form: 'A', at: Number.MAX_SAFE_INTEGER }]])(
    'asks again if the note is invalid: %j',
    async (note) => {
      const { make, asked, kept } = stage(answered(200));
      kept.set('service_form', { value: note });
      expect(await make().ask()).toBe('B');
      expect(asked).toHaveLength(1);
    },
  );
});
