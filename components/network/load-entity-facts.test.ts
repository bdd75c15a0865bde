import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadEntityFacts } from './use-network-view';

afterEach(() => vi.unstubAllGlobals());

describe('what records tell', () => {
  it('is asked of our own route by their paths', async () => {
    const results = [{ path: '/companies/gb/1', inactive: true }];
    const fetch = vi.fn(async () => Response.json({ results }));
    vi.stubGlobal('fetch', fetch);
    expect(await loadEntityFacts(['/companies/gb/1'])).toEqual(results);
    expect(fetch).toHaveBeenCalledWith('/api/entities', { method: 'POST', body: '{"paths":["/companies/gb/1"]}' });
  });

  it('is a failure where the route fails, and not nothing', async () => {
    vi.stubGlobal('fetch', async () => Response.json({}, { status: 500 }));
    await expect(loadEntityFacts(['/companies/gb/1'])).rejects.toThrow('500');
  });
});
