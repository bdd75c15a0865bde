import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageSpent } from '@/components/quota/spent';
import { createPreviewLoader } from './preview';

const answer = (body: unknown, init?: ResponseInit) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, init)),
  );

describe('loading the record of a preview', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('asks once, however often one comes back to it, and tells the meter what it cost', async () => {
    pageSpent.begin({ cost: 1, kept: 0 });
    answer({ results: { company: { company_number: '7' } } }, { headers: { 'X-Calls-Spent': '1' } });
    const { load, isHere } = createPreviewLoader('en');
    expect(isHere('/companies/gb/7')).toBe(false);
    const first = await load('/companies/gb/7');
    expect(first.preview?.facts).toEqual([{ label: 'Number', value: '7' }]);
    expect(await load('/companies/gb/7')).toBe(first);
    expect(isHere('/companies/gb/7')).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(pageSpent.read()?.cost).toBe(2);
  });

  it('tells a failure as one, and may be asked again', async () => {
    answer({ error: { message: 'Redacted.' } }, { status: 503 });
    const { load, isHere } = createPreviewLoader('en');
    expect(await load('/companies/gb/7')).toEqual({ failure: 'Redacted.' });
    expect(isHere('/companies/gb/7')).toBe(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await load('/companies/gb/7')).failure).toMatch(/could not be loaded/);
  });
});
