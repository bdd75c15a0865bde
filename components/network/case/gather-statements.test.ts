import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { parseRelationship } from '@/lib/network/model';
import { relationship } from '@/lib/network/network.fixture';
import { gatherStatements } from './export-picture';

const resting = (...ids: number[]) => parseRelationship(relationship('A', 'B', { statement_ids: ids }));

const answering = (status: number) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async (address: string) => {
      const statement = {
        id: Number(/\d+/.exec(address.split('/').at(-1) ?? '')?.[0]),
        provenances: [{ confidence: 90 }],
      };
      return Response.json({ results: { statement } }, { status });
    }),
  );

afterEach(() => vi.unstubAllGlobals());

describe('the sources of a trail', () => {
  it('are asked for, each once, where that costs nothing', async () => {
    answering(200);
    const found = await gatherStatements(new QueryClient(), [resting(1, 2), resting(2)], true);
    expect([...found.keys()].sort()).toEqual([1, 2]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are those at hand alone where asking may cost a call', async () => {
    answering(200);
    const client = new QueryClient();
    await gatherStatements(client, [resting(1)], true);
    expect([...(await gatherStatements(client, [resting(1, 2)], false)).keys()]).toEqual([1]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are left out where they cannot be had', async () => {
    answering(503);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect((await gatherStatements(client, [resting(1)], true)).size).toBe(0);
  });
});
