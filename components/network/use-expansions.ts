import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { NetworkRelationship } from '@/lib/contract/network';
import type { Case } from '@/lib/network/case/case';
import { askedOf, type Expansion, partsAskedOf } from '@/lib/network/expansions';
import type { NetworkModel } from '@/lib/network/model';
import type { FailedReply } from '@/lib/words/failed-reply';
import { NetworkFailure } from './fetch-from-route';
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

/** A network, asked for once for as long as the page stands. */
export const networkQuery = (id: string, load: LoadNetwork, dates?: string) => ({
  queryKey: keyOf(id, dates),
  queryFn: () => load(id, dates),
  ...ONCE,
});

/** Loads the network of each expanded entity once, however often it is undone and done again. */
export function useExpansions(look: Case, known: NetworkModel, load: LoadNetwork, dates?: string) {
  const client = useQueryClient();
  const { roots, expanded, parts } = look;
  const asking = useMemo(() => ({ roots, expanded, parts }), [roots, expanded, parts]);
  const ids = useMemo(() => askedOf(asking, known), [asking, known]);
  const replies = useQueries({ queries: ids.map((id) => networkQuery(id, load, dates)), combine });
  const expansions = useMemo(
    () => ids.map((id, index): Expansion => ({ id, ...replies[index], parts: partsAskedOf(id, asking, known) })),
    [ids, replies, asking, known],
  );
  const reload = useCallback((id: string) => client.refetchQueries({ queryKey: keyOf(id, dates) }), [client, dates]);
  return { expansions, reload };
}
