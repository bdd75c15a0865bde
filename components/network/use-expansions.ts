import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { FailedReply } from '@/lib/failed-reply/failed-reply';
import type { Expansion } from '@/lib/network/expansions';
import { NetworkFailure } from './ask-door';
import type { LoadNetwork } from './load-network';

type Relationships = readonly NetworkRelationship[];

const ONCE = {
  staleTime: Infinity,
  gcTime: Infinity,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

const keyOf = (id: string, dates?: string) => ['network', id, dates ?? ''];

/** What has come of each reply; while it is asked for again, an old failure no longer counts. */
const combine = (results: UseQueryResult<Relationships>[]) =>
  results.map(({ data, error, isFetching }) => ({
    relationships: data,
    error: error && !isFetching ? replyOf(error) : undefined,
  }));

/** Whatever else is thrown is thrown by a connection that failed. */
const replyOf = (error: Error): FailedReply => (error instanceof NetworkFailure ? error.reply : {});

/** Loads the network of each expanded entity once, however often it is undone and done again. */
export function useExpansions(ids: readonly string[], load: LoadNetwork, dates?: string) {
  const client = useQueryClient();
  const queries = ids.map((id) => ({ queryKey: keyOf(id, dates), queryFn: () => load(id, dates), ...ONCE }));
  const replies = useQueries({ queries, combine });
  const expansions = useMemo(() => ids.map((id, index): Expansion => ({ id, ...replies[index] })), [ids, replies]);
  const reload = useCallback((id: string) => client.refetchQueries({ queryKey: keyOf(id, dates) }), [client, dates]);
  return { expansions, reload };
}
