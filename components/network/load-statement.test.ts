import { afterEach, describe, expect, it, vi } from 'vitest';
import { loadStatement } from './fetch-from-route';

const reply = (body: string, status = 200) => {
  const fetched = vi.fn(async (_url: string) => new Response(body, { status }));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

afterEach(() => vi.unstubAllGlobals());

describe('loading a statement', () => {
  it('requests it from our own route', async () => {
    const fetched = reply('{"results":{"statement":{"id":7,"provenances":[{"confidence":90}]}}}');
    expect(await loadStatement(7)).toMatchObject({ id: 7, seen: [{ confidence: 90 }] });
    expect(fetched).toHaveBeenCalledWith('/api/registry/statements/7');
  });

  it.each([
    ['{"error":{"message":"Used up.","reason":"allowance"}}', 403, { message: 'Used up.', reason: 'allowance' }],
    ['<html>', 502, {}],
    ['{"results":{}}', 200, {}],
    ['{"results":[]}', 200, {}],
  ])('for a reply %s with status %i fails with its reason', async (body, status, reason) => {
    reply(body, status);
    await expect(loadStatement(7)).rejects.toMatchObject({ reply: { status, ...reason } });
  });
});
