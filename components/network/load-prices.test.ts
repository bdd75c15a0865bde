import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageSpent } from '@/components/quota/spent';
import { loadFromRegistry } from './fetch-from-route';
import { loadPrices } from './use-network-actions';

const answer = (body: unknown, init?: ResponseInit) => {
  const fetched = vi.fn(async (_url: string) => Response.json(body, init));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('the prices of expansions', () => {
  it('are requested together, with the parameters of expansions', async () => {
    const results = [
      { path: 'a', price: 'kept' },
      { path: 'b', price: 'call' },
    ];
    const fetched = answer({ results });
    const prices = await loadPrices(['/companies/gb/A', '/placeholders/4'], '2024-01-01');
    expect([...prices]).toEqual([
      ['/companies/gb/A', 'kept'],
      ['/placeholders/4', 'call'],
    ]);
    const asked = new URL(fetched.mock.lastCall?.[0] ?? '', 'http://local').searchParams.getAll('path');
    const everything =
      'network?confidence=all&ownership_percentage=0&include=persons%2Cultimate_parents%2Cpublishers&dates=2024-01-01';
    expect(asked).toEqual([`/companies/gb/A/${everything}`, `/placeholders/4/${everything}`]);
  });

  it('fail if the request fails', async () => {
    answer({ error: { message: 'No.' } }, { status: 404 });
    await expect(loadPrices(['/companies/gb/A'])).rejects.toThrow('404');
  });

  it('are added to the spent calls of the page once paid', async () => {
    pageSpent.begin({ cost: 1, kept: 0 });
    answer({ results: [] }, { headers: { 'X-Calls-Spent': '2' } });
    await loadFromRegistry('/companies/gb/1');
    answer({ results: [] });
    await loadFromRegistry('/companies/gb/2');
    expect(pageSpent.read()).toEqual({ cost: 3, kept: 0 });
  });
});
