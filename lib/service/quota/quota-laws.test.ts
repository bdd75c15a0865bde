import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { AccountStatus } from '@/lib/contract/quota';
import type { QuotaSettings } from './counts';
import type { Purpose, Taken } from './quota';
import { OPERATOR, OTHER, type TestCallQuota, testCallQuota, VISITOR } from './quota.fixture';

/** All events, in any order. `ask` and `receive` are the start and end of one account_status request. */
const event = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('take' as const),
      visitor: fc.constantFrom(VISITOR, OTHER, OPERATOR),
      purpose: fc.constantFrom<Purpose>('person', 'person', 'person', 'revalidate', 'prefetch'),
      callQuota: fc.nat(1),
    }),
  },
  { weight: 4, arbitrary: fc.constantFrom('arrive', 'giveBack', 'ask', 'receive', 'usedUp').map((kind) => ({ kind })) },
  { weight: 1, arbitrary: fc.constantFrom('midnight', 'month').map((kind) => ({ kind })) },
);
const events = fc.array(event, { minLength: 20, maxLength: 120 });

const settingsLike = fc.record({
  limits: fc.record({ daily: fc.integer({ min: 1, max: 14 }), monthly: fc.integer({ min: 1, max: 30 }) }),
  reservePercent: fc.integer({ min: 0, max: 90 }),
  visitorPercent: fc.integer({ min: 1, max: 100 }),
});

type Event = typeof event extends fc.Arbitrary<infer T> ? T : never;
type CallQuotas = [TestCallQuota, ...TestCallQuota[]];
type Counts = Map<string, number>;

const add = (counts: Counts, key: string, by: number): void => void counts.set(key, (counts.get(key) ?? 0) + by);

/** A service that counts what arrives, and a count of the calls that the quotas granted. */
function world({ limits }: QuotaSettings, callQuotas: CallQuotas) {
  let date = new Date('2026-11-21T12:00:00Z');
  const arrived: Counts = new Map();
  const sent: Counts = new Map();
  const byVisitors: Counts = new Map();
  let underWay: { taken: Taken; day: string; isVisitor: boolean; callQuota: TestCallQuota }[] = [];
  let asked: AccountStatus | undefined;
  const day = (): string => date.toISOString().slice(0, 10);
  const countOf = (counts: Counts, period: string): number => counts.get(period) ?? 0;

  function status(): AccountStatus {
    const usage = { today: countOf(arrived, day()), this_month: countOf(arrived, day().slice(0, 7)) };
    const this_month = Math.max(0, limits.monthly - usage.this_month);
    return {
      usage,
      calls_remaining: { today: Math.max(0, Math.min(this_month, limits.daily - usage.today)), this_month },
    };
  }

  function moveTo(moment: Date): void {
    date = moment;
    for (const callQuota of callQuotas) callQuota.at(date.toISOString());
  }

  async function happen(next: Event): Promise<void> {
    if ('purpose' in next) {
      const callQuota = callQuotas[next.callQuota % callQuotas.length] ?? callQuotas[0];
      const taken = await callQuota.take(next);
      if (!taken.ok) return;
      for (const period of [day(), day().slice(0, 7)]) add(sent, period, 1);
      if (!next.visitor.operator) add(byVisitors, day(), 1);
      underWay.push({ taken, day: day(), isVisitor: !next.visitor.operator, callQuota });
      return;
    }
    const [first, ...others] = underWay;
    switch (next.kind) {
      case 'arrive':
        underWay = others;
        if (first) for (const period of [day(), day().slice(0, 7)]) add(arrived, period, 1);
        return;
      case 'giveBack':
        underWay = others;
        if (!first) return;
        await first.callQuota.giveBack(first.taken);
        for (const period of [first.day, first.day.slice(0, 7)]) add(sent, period, -1);
        if (first.isVisitor) add(byVisitors, first.day, -1);
        return;
      case 'ask':
        asked = status();
        return;
      case 'receive':
        if (asked) await callQuotas[0].learn(asked);
        return;
      case 'usedUp':
        await callQuotas[0].usedUp(undefined);
        return;
      case 'midnight':
        return moveTo(new Date(date.getTime() + 24 * 60 * 60 * 1000));
      case 'month':
        return moveTo(new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1, 12)));
    }
  }

  moveTo(date);
  return { happen, sent, byVisitors, day, status };
}

const reserveOf = ({ limits, reservePercent }: QuotaSettings): number =>
  (limits.daily < 10 ? Math.floor : Math.ceil)((limits.daily * reservePercent) / 100);

async function expectLimitsKept(settings: QuotaSettings, happenings: Event[], callQuotas: CallQuotas): Promise<void> {
  const { happen, sent, byVisitors } = world(settings, callQuotas);
  for (const happening of happenings) {
    await happen(happening);
    const { left, yours } = await callQuotas[0].standing(VISITOR);
    expect(Math.min(left.today, left.this_month, yours)).toBeGreaterThanOrEqual(0);
  }
  for (const [period, calls] of sent) {
    expect(calls).toBeLessThanOrEqual(period.length === 7 ? settings.limits.monthly : settings.limits.daily);
  }
  for (const calls of byVisitors.values()) {
    expect(calls).toBeLessThanOrEqual(settings.limits.daily - reserveOf(settings));
  }
}

describe('the quota', () => {
  it('never sends more than allowed, nor lets visitors have the reserve, in any order of events', async () => {
    await fc.assert(
      fc.asyncProperty(settingsLike, events, async (settings, happenings) => {
        const callQuota = testCallQuota({ settings });
        await expectLimitsKept(settings, happenings, [callQuota]);
        await callQuota.close();
      }),
    );
  });

  it('never does so if two processes share a file', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'firmament-quota-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    let run = 0;
    await fc.assert(
      fc.asyncProperty(settingsLike, events, async (settings, happenings) => {
        const file = join(folder, `${run++}.sqlite`);
        const callQuotas: CallQuotas = [testCallQuota({ settings, file }), testCallQuota({ settings, file })];
        await expectLimitsKept(settings, happenings, callQuotas);
        for (const callQuota of callQuotas) await callQuota.close();
      }),
      { numRuns: 25 },
    );
  });

  it('lets an operator spend all calls', async () => {
    await fc.assert(
      fc.asyncProperty(settingsLike, async (settings) => {
        const callQuota = testCallQuota({ settings });
        expect(await callQuota.spend(40)).toBe(Math.min(settings.limits.daily, settings.limits.monthly));
        await callQuota.close();
      }),
    );
  });

  it('lets no visitor exceed its share', async () => {
    await fc.assert(
      fc.asyncProperty(settingsLike, async (settings) => {
        const callQuota = testCallQuota({ settings });
        const share = Math.max(1, Math.ceil((settings.limits.daily * settings.visitorPercent) / 100));
        const { yours } = await callQuota.standing(VISITOR);
        expect(await callQuota.spend(40, VISITOR)).toBe(yours);
        expect(yours).toBeLessThanOrEqual(share);
        await callQuota.close();
      }),
    );
  });

  const status = fc
    .tuple(fc.nat(60), fc.nat(250), fc.nat(60), fc.nat(250))
    .map(([today, month, leftToday, leftMonth]) => ({
      usage: { today, this_month: month },
      calls_remaining: { today: leftToday, this_month: leftMonth },
    }));

  it('is not changed by the same status a second time', async () => {
    await fc.assert(
      fc.asyncProperty(status, status, fc.nat(20), async (before, again, calls) => {
        const callQuota = testCallQuota();
        await callQuota.learn(before);
        await callQuota.spend(calls);
        await callQuota.learn(again);
        const once = await callQuota.standing(VISITOR);
        await callQuota.learn(again);
        expect(await callQuota.standing(VISITOR)).toEqual(once);
        await callQuota.close();
      }),
    );
  });

  it('never assumes more than the service reported, minus the calls sent since', async () => {
    await fc.assert(
      fc.asyncProperty(status, fc.nat(30), fc.nat(30), async (said, before, after) => {
        const callQuota = testCallQuota();
        await callQuota.spend(before);
        await callQuota.learn(said);
        const sent = await callQuota.spend(after);
        const { left } = await callQuota.standing();
        expect(left.today).toBeLessThanOrEqual(Math.max(0, said.calls_remaining.today - sent));
        expect(left.this_month).toBeLessThanOrEqual(Math.max(0, said.calls_remaining.this_month - sent));
        await callQuota.close();
      }),
    );
  });
});
