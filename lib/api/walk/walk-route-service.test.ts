import { describe, expect, it } from 'vitest';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import { HOUR, startSource } from '@/lib/service/source.fixture';
import { links } from '@/lib/shared/links';
import { answersError, answersJson, byPath, type Fault } from '@/lib/testing/faults/answers';
import { answersFromSample, readWalk, startRoute, VISITOR } from './walk-route.fixture';

const head = links.company(SAMPLE_HIGHLIGHTS.largest_group_head);
const own = `from=${head}`;

/** Twelve calls a day without a reserve; long timeouts, because the machine may be busy. */
const TWELVE = { limits: { daily: 12, monthly: 1000 }, reservePercent: 0, timeoutMs: 20_000 };

describe('a walk with twelve calls left at the service', () => {
  it('spends no more, reports what remains, and continues the next day without repeating calls', async () => {
    const { source, calls, spent, pass } = await startSource(answersFromSample(), TWELVE);
    const { get, post } = await startRoute(source);
    const first = readWalk(await (await get(`${own}&direction=down&depth=3&nodes=5000&calls=500`)).text());
    expect(first.events[0]).toMatchObject({ metered: true, limits: { calls: 12 } });
    expect(first.stopped).toMatchObject({ because: 'budget', progress: { calls_spent: 12, calls_left: 0, asked: 12 } });
    expect(first.stopped.progress.waiting).toBeGreaterThan(0);
    expect([calls().length, await spent()]).toEqual([12, 12]);

    const none = readWalk(await (await post({ state: first.stopped.state, nodes: 5000, calls: 500 })).text());
    expect([none.found, none.stopped.because, calls().length]).toEqual([[], 'budget', 12]);

    pass(24 * HOUR);
    const second = readWalk(await (await post({ state: none.stopped.state, nodes: 5000, calls: 500 })).text());
    expect(second.stopped.progress.calls_spent).toBe(12);
    expect(second.stopped.state.spent).toBe(24);
    const asked = [...first.found, ...second.found].map(({ of }) => of);
    expect(new Set(asked).size).toBe(24);
    expect(new Set(calls()).size).toBe(24);
  });

  it('spends no more than it may, and nothing for cached networks', async () => {
    const { source, calls } = await startSource(answersFromSample(), TWELVE);
    const { get } = await startRoute(source);
    const few = readWalk(await (await get(`${own}&direction=down&calls=3`)).text());
    expect([few.stopped.because, calls().length]).toEqual(['budget', 3]);
    const free = readWalk(await (await get(`${own}&direction=down&calls=0`)).text());
    expect(free.found.map(({ of, from, cost }) => [of, from, cost])).toEqual(
      few.found.map(({ of }) => [of, 'kept', 0]),
    );
    expect(free.stopped.progress).toMatchObject({ cached: 3, calls_spent: 0 });
    expect(calls()).toHaveLength(3);
  });

  it('has a price before it runs, at no cost', async () => {
    const { source, calls } = await startSource(answersFromSample(), TWELVE);
    const { get, post } = await startRoute(source);
    const priceOf = async (reply: Response) => (await reply.json()).results;
    const unknown = await priceOf(await get(`${own}&direction=down&depth=2&price=true`));
    expect(unknown).toMatchObject({ metered: true, about: true, cached: 0, left_today: 12 });
    expect(calls()).toEqual([]);
    const { stopped } = readWalk(await (await get(`${own}&direction=down&depth=2&calls=2&nodes=5000`)).text());
    const known = await priceOf(await get(`${own}&direction=down&depth=2&nodes=5000&price=true`));
    const { waiting } = stopped.progress;
    expect(known).toEqual({ metered: true, calls: waiting, about: false, cached: 2, left_today: 10 });
    const rest = await priceOf(await post({ state: stopped.state, depth: 2, nodes: 5000, price: true }));
    expect(rest).toEqual({ metered: true, calls: waiting, about: false, cached: 0, left_today: 10 });
    expect(calls()).toHaveLength(2);
  });

  it('spends nothing for a prefetch', async () => {
    const { source, calls } = await startSource(answersFromSample(), TWELVE);
    const { get } = await startRoute(source);
    await (await get(own, { headers: { 'sec-purpose': 'prefetch' } })).text();
    expect(calls()).toEqual([]);
  });

  it('leaves other visitors their share', async () => {
    const { source, get: ask } = await startSource(answersFromSample(), { ...TWELVE, visitorPercent: 50 });
    const { get } = await startRoute(source);
    const { stopped } = readWalk(await (await get(`${own}&direction=down&calls=500`)).text());
    expect(stopped).toMatchObject({ because: 'budget', progress: { calls_spent: 6 } });
    const other = { caller: { kind: 'explorer', visitor: { ...VISITOR, name: 'address:192.0.2.8' } } } as const;
    expect((await ask('companies/gb/01234500', '', other)).status).toBe(200);
  });

  it('counts a call for each retry of a busy service, within its limit', async () => {
    const busy = byPath([[/network/, answersError(503, 'Overloaded')]], answersFromSample());
    const { source, calls } = await startSource(busy, TWELVE);
    const { get } = await startRoute(source);
    const { failed, stopped } = readWalk(await (await get(`${own}&calls=2`)).text());
    expect(failed).toEqual([expect.objectContaining({ of: head, last_word: false, cost: 2 })]);
    expect(stopped).toMatchObject({ because: 'failed', progress: { calls_spent: 2, waiting: 1 } });
    expect(calls()).toHaveLength(2);
  });
});

/** A service that answers for the head of the group at once, and for all others when the test says so. */
function gated(): { fault: Fault; open(): void } {
  const answers = answersFromSample();
  const held: (() => void)[] = [];
  let isOpen = false;
  return {
    fault(request, response) {
      if (isOpen || request.url?.includes('01234500')) answers(request, response);
      else held.push(() => answers(request, response));
    },
    open() {
      isOpen = true;
      for (const answer of held) answer();
    },
  };
}

async function* linesOf(reply: Response): AsyncGenerator<string> {
  let text = '';
  for await (const piece of (reply.body ?? new ReadableStream()).pipeThrough(new TextDecoderStream())) {
    text += piece;
    const lines = text.split('\n');
    text = lines.pop() ?? '';
    yield* lines;
  }
}

describe('a stream of lines', () => {
  const patient = { ...TWELVE, limits: { daily: 500, monthly: 5000 } };

  it('sends what is known while the service is still being asked for the rest', async () => {
    const gate = gated();
    const { source } = await startSource(gate.fault, patient);
    const { get } = await startRoute(source);
    const lines = linesOf(await get(`${own}&direction=down&depth=2&calls=5`));
    const events: { event: string; of?: string }[] = [];
    while (events.at(-1)?.event !== 'found') events.push(JSON.parse((await lines.next()).value ?? ''));
    expect(events.map(({ event, of }) => [event, of])).toEqual([
      ['begun', undefined],
      ['found', head],
    ]);
    gate.open();
    for await (const line of lines) events.push(JSON.parse(line));
    expect(events.map(({ event }) => event)).toEqual(['begun', 'found', 'found', 'found', 'found', 'found', 'stopped']);
  });

  it('ends the walk when it is closed: only requests under way are completed', async () => {
    const gate = gated();
    const { source, calls } = await startSource(gate.fault, patient);
    const { get, answered, gone } = await startRoute(source);
    const closing = new AbortController();
    const lines = linesOf(await get(`${own}&direction=down&depth=3&calls=400&nodes=5000`, { signal: closing.signal }));
    await lines.next();
    await lines.next();
    await expect.poll(() => calls().length).toBe(5);
    closing.abort();
    await expect.poll(() => gone.length).toBe(1);
    gate.open();
    await expect.poll(() => answered.length).toBe(1);
    expect(calls()).toHaveLength(5);
  });
});

describe('private facts', () => {
  it('are not in the lines of a walk, although our token gives access', async () => {
    const owner = { name: 'Oda Invented', date_of_birth: '1970-01-02', nationality: 'Norwegian', type: 'Person' };
    const relationship = {
      relationship_type: 'control',
      relationship_properties: { confidence: 90 },
      parent_name: 'Oda Invented',
      parent_type: 'Placeholder',
      parent_service_url: '/placeholders/7',
      child_name: 'Zephyr Dredging Limited',
      child_type: 'Company',
      child_service_url: head,
      person: owner,
      entity_properties: owner,
    };
    const { source } = await startSource(answersJson({ results: [relationship] }), TWELVE);
    const { get } = await startRoute(source);
    const text = await (await get(`${own}&depth=1`)).text();
    expect(text).toContain('Oda Invented');
    expect(text).not.toMatch(/1970|Norwegian/);
  });
});
