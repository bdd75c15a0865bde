import type { Client } from '@opensearch-project/opensearch';
import type { ClusterPlace } from '@/lib/registry/settings';
import type { RegisterStore } from '../store';
import { createCluster } from './cluster';
import { createCompanyReader } from './companies';
import { createCompanySearch } from './company-search';
import { asOneReply, connectTo, nameOf, type Send, sendBy, type Watch } from './connection';
import { createListReader } from './lists';
import { createNameLists } from './name-lists';
import { createNames } from './names';
import { createRecordReader } from './records';
import { createStatementReader } from './statements';

function createStore(send: Send, prefix: string): Omit<RegisterStore, 'close'> {
  const cluster = createCluster(send, prefix);
  const lists = createListReader(cluster);
  const nameEntities = createNames(cluster);
  const { searchCompanies, rank } = createCompanySearch(cluster, lists);
  return {
    ...createCompanyReader(cluster, { lists, nameEntities }),
    ...createRecordReader(cluster, nameEntities),
    ...createStatementReader(cluster, nameEntities, lists.questions),
    ...createNameLists(cluster, { nameEntities, rank }),
    ...lists.questions,
    searchCompanies,
    asOneReply,
  };
}

/** The register that was published under a prefix. Closing the store leaves the client open. */
export const createOpenSearchStore = (client: Client, { prefix }: { prefix: string }): RegisterStore => ({
  ...createStore(sendBy(client), prefix),
  close: () => undefined,
});

/**
 * Connects to the cluster and asks it at once, so that a wrong or unreachable one is told at the start.
 *
 * @param answerMs How long a node may take before another one is asked.
 */
export function openOpenSearchStore(place: ClusterPlace, watch: Watch, answerMs?: number): RegisterStore {
  const client = connectTo(place, answerMs);
  const store = createStore(sendBy(client, nameOf(place), watch), place.prefix);
  store.version().catch(() => undefined);
  return { ...store, close: () => void client.then((opened) => opened.close()) };
}
