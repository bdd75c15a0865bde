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

describe('the sources of a history', () => {
  it('are requested once each if that is free', async () => {
    answering(200);
    const found = await gatherStatements(new QueryClient(), [resting(1, 2), resting(2)], true);
    expect([...found.keys()].sort()).toEqual([1, 2]);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('are limited to loaded ones if requests may cost calls', async () => {
    answering(200);
    const client = new QueryClient();
    await gatherStatements(client, [resting(1)], true);
    expect([...(await gatherStatements(client, [resting(1, 2)], false)).keys()]).toEqual([1]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('are left out if requests fail', async () => {
    answering(503);
    const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    expect((await gatherStatements(client, [resting(1)], true)).size).toBe(0);
  });
});
