import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadEntityFacts } from './use-network-view';

afterEach(() => vi.unstubAllGlobals());

describe('loading facts of records', () => {
  it('requests them by path from our own route', async () => {
    const results = [{ path: '/companies/gb/1', inactive: true }];
    const fetch = vi.fn(async () => Response.json({ results }));
    vi.stubGlobal('fetch', fetch);
    expect(await loadEntityFacts(['/companies/gb/1'])).toEqual(results);
    expect(fetch).toHaveBeenCalledWith('/api/entities', { method: 'POST', body: '{"paths":["/companies/gb/1"]}' });
  });

  it('fails if the route fails, instead of returning nothing', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    await expect(loadEntityFacts(['/companies/gb/1'])).rejects.toThrow('500');
  });
});
