import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadFromRegistry } from './fetch-from-route';

const reply = (body: string, status = 200) => {
  const fetched = vi.fn(async (_url: string) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('loading the network of an entity', () => {
  it('requests the unfiltered network for the date of the page', async () => {
    const fetched = reply('{"results":[]}');
    expect(await loadFromRegistry('/companies/gb/1', '2020-01-01')).toEqual([]);
    const asked =
      '/api/registry/companies/gb/1/network?confidence=all&ownership_percentage=0&include=persons%2Cultimate_parents%2Cpublishers&dates=2020-01-01';
    expect(fetched).toHaveBeenCalledWith(asked);
  });

  it.each([
    ['{"error":{"message":"Used up.","reason":"allowance"}}', 403, { message: 'Used up.', reason: 'allowance' }],
    ['{"error":{}}', 403, {}],
    ['<html>', 502, {}],
    ['{"results":{}}', 200, {}],
    ['null', 200, {}],
  ])('for a reply %s with status %i fails with its reason', async (body, status, reason) => {
    reply(body, status);
    await expect(loadFromRegistry('/companies/gb/1')).rejects.toMatchObject({ reply: { status, ...reason } });
  });
});
