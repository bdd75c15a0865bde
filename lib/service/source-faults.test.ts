import { describe, expect, it } from 'vitest';
import { FAULTS } from '@/lib/testing/faults/table';
import { answersCompany, COMPANY_PATH, errorOf, HOUR, startSource } from './source.fixture';

/** Answers like "not found": cached briefly, and never replaced by an older copy. */
const isLastWord = (reason: string | undefined): boolean => reason === 'not_found' || reason === 'redacted';

describe.each(FAULTS)('a service that fails by $name', ({ fault, status, reason, isSlow }) => {
  // Short if the test waits for all of it; otherwise long enough for a busy machine.
  const patience = { timeoutMs: isSlow ? 400 : 10_000 };

  it('is reported by status, reason and a sentence, and counted by the calls that were sent', async () => {
    const { get, calls, spent } = await startSource(fault, patience);
    const reply = await get(COMPANY_PATH);
    expect(reply.status).toBe(status);
    expect(errorOf(reply).reason).toBe(reason);
    expect(errorOf(reply).message).toMatch(/^[A-Z].*[.a-z]$/);
    expect(await spent()).toBe(calls().length);
    expect(calls().length).toBeLessThanOrEqual(3);
  });

  it(isLastWord(reason) ? 'is remembered for ten minutes' : 'leaves nothing kept', async () => {
    const { get, calls, use, pass, source } = await startSource(fault, patience);
    await get(COMPANY_PATH);
    const before = calls().length;
    await use(answersCompany);
    if (!isLastWord(reason)) {
      // If the token or quota is blocked for a while, that time passes first.
      pass(48 * HOUR);
      expect((await get(COMPANY_PATH)).status).toBe(200);
      expect(calls().length).toBe(before + 1);
      return;
    }
    expect((await get(COMPANY_PATH)).status).toBe(status);
    expect(calls().length).toBe(before);
    expect(await source.meter?.price([{ path: COMPANY_PATH, params: new URLSearchParams() }])).toEqual(['kept']);
    pass(11 * 60_000);
    expect((await get(COMPANY_PATH)).status).toBe(200);
  });

  it(isLastWord(reason) ? 'goes before an old copy' : 'shows an old copy, and why it is old', async () => {
    const { get, use, pass } = await startSource(answersCompany, patience);
    const first = await get(COMPANY_PATH);
    await use(fault);
    pass(10 * 24 * HOUR);
    const reply = await get(COMPANY_PATH);
    if (isLastWord(reason)) {
      expect(reply.status).toBe(status);
      return;
    }
    expect(reply).toMatchObject({ status: 200, body: first.body, facts: { from: 'stale', at: first.facts?.at } });
    expect(reply.facts?.why?.message).toMatch(/^[A-Z].*[.a-z]$/);
    expect(reply.facts?.why?.reason).toBe(reason);
  });
});
