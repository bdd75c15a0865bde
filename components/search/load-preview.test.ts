import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageSpent } from '@/components/quota/spent';
import { createPreviewLoader } from './preview';

const answer = (body: unknown, init?: ResponseInit) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, init)),
  );

describe('preview loader', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('requests each record once, and reports the cost to the meter', async () => {
    pageSpent.begin({ cost: 1, kept: 0 });
    answer({ results: { company: { company_number: '7' } } }, { headers: { 'X-Calls-Spent': '1' } });
    const { load, isLoaded } = createPreviewLoader('en');
    expect(isLoaded('/companies/gb/7')).toBe(false);
    const first = await load('/companies/gb/7');
    expect(first.preview?.facts).toEqual([{ label: 'Number', value: '7' }]);
    expect(await load('/companies/gb/7')).toBe(first);
    expect(isLoaded('/companies/gb/7')).toBe(true);
    expect(fetch).toHaveBeenCalledTimes(1);
    expect(pageSpent.read()?.cost).toBe(2);
  });

  it('returns a failure as a failure, and allows a retry', async () => {
    answer({ error: { message: 'Redacted.' } }, { status: 503 });
    const { load, isLoaded } = createPreviewLoader('en');
    expect(await load('/companies/gb/7')).toEqual({ failure: 'Redacted.' });
    expect(isLoaded('/companies/gb/7')).toBe(false);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect((await load('/companies/gb/7')).failure).toMatch(/could not be loaded/);
  });
});
