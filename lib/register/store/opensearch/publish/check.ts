import type { Client } from '@opensearch-project/opensearch';
import { createChangeReader, LOGGED_KINDS } from '../../sqlite/change-log';
import type { SqliteDatabase } from '../../sqlite/open';
import { createDocumentBuilder, type RecordKind } from '../documents';
import { IDS_PER_BUILDER } from '../indexes';
import type { Publisher } from './publish';
import { sendRequest } from './send';

/** A record that is not in the cluster as it is in the register. */
export interface Difference {
  kind: RecordKind;
  /** As in addresses. */
  id: number;
  is: 'missing' | 'different' | 'left over';
}

export interface CheckOptions {
  builder?: number;
  /** Called after each range of ids. */
  progress?: (kind: RecordKind, documents: number) => void;
  /** Called with each difference. */
  report: (difference: Difference) => void;
  signal?: AbortSignal;
}

/** Documents are read and compared in ranges of so many ids. */
const RANGE = 2_000;

interface Hit {
  _id: string;
  _source: object;
}

/**
 * Compares all documents with the register, in ranges of ids, text by text. What has changed since it was published is no
 * difference. Each difference is logged as a change of the record, so that publishing changes mends it.
 *
 * @returns How many documents were compared; undefined if the register has to be published whole.
 */
export async function checkPublished(
  db: SqliteDatabase,
  client: Client,
  publisher: Publisher,
  { builder = 0, progress = () => {}, report, signal }: CheckOptions,
): Promise<{ documents: number; differences: number } | undefined> {
  const published = await publisher.published();
  if (!published) return undefined;
  const { position, indexOf } = published;
  const documents = createDocumentBuilder(db, builder);
  const log = createChangeReader(db);
  const offset = builder * IDS_PER_BUILDER;
  const request = <Body>(path: string, body?: object): Promise<Body> =>
    sendRequest(client, { method: 'POST', path, ...(body && { body }) });

  const total = { documents: 0, differences: 0 };

  async function lastId(kind: RecordKind): Promise<number> {
    const { hits } = await request<{ hits: { hits: Hit[] } }>(`/${indexOf(kind)}/_search`, {
      ...{ size: 1, sort: [{ id: 'desc' }] },
    });
    const last = Number(hits.hits[0]?._id ?? 0);
    return Math.max(last, documents.lastId(kind));
  }

  async function checkRange(kind: RecordKind, after: number): Promise<void> {
    const query = { range: { id: { gt: after, lte: after + RANGE } } };
    const path = `/${indexOf(kind)}/_search?allow_partial_search_results=false`;
    const { hits } = await request<{ hits: { hits: Hit[] } }>(path, { size: RANGE, query });
    const there = new Map(hits.hits.map(({ _id, _source }) => [Number(_id), _source]));
    total.documents += there.size;
    const compare = db.transaction(() => {
      const asked = Array.from({ length: RANGE }, (_, at) => documents.storedId(kind, after + at + 1));
      for (const { id, document } of documents.build(kind, asked)) {
        const held = there.get(id);
        if (!held && !document) continue;
        if (held && document && JSON.stringify(held) === JSON.stringify(document)) continue;
        const stored = documents.storedId(kind, id);
        if (log.hasChanged(kind, stored, position)) continue;
        total.differences++;
        report({ kind, id, is: held ? (document ? 'different' : 'left over') : 'missing' });
        different.push(stored);
      }
    });
    const different: number[] = [];
    compare.deferred();
    if (different.length > 0) log.note(kind, different);
  }

  for (const kind of LOGGED_KINDS) {
    await request(`/${indexOf(kind)}/_refresh`);
    const last = await lastId(kind);
    for (let after = offset; after < last; after += RANGE) {
      signal?.throwIfAborted();
      await checkRange(kind, after);
      progress(kind, total.documents);
    }
  }
  return total;
}
