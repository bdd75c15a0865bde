import type { Client } from '@opensearch-project/opensearch';
import { openExisting, type SqliteDatabase } from '../../sqlite/open';
import { type Built, createDocumentBuilder, type DocumentBuilder, type ListName, type RecordKind } from '../documents';
import { aliasOf, indexBody, KINDS, type Kind } from '../indexes';

export interface PublishOptions {
  /** Begins the names of all indexes. */
  prefix: string;
  /** The number of the register among those that publish into the cluster. */
  builder?: number;
  shards?: number;
  replicas?: number;
  /** Called after each step. */
  progress?: (kind: Kind, documents: number) => void;
  /** Stops between two steps. */
  signal?: AbortSignal;
}

export interface Published {
  /** Documents by kind. */
  counts: Readonly<Record<Kind, number>>;
  /** What the names of its indexes end with. */
  generation: string;
}

/** Something was not published as it should be; nothing that is read has changed. */
export class PublishError extends Error {
  override name = 'PublishError';
}

interface BulkItem {
  status: number;
  error?: { type: string; reason: string };
}

/** Bytes of one bulk request, roughly: more is no quicker. */
const BULK_BYTES = 4_000_000;
/** A bulk request waits for others. */
const BULK_MS = 120_000;

/** A line of a bulk request, with the document if one is written. */
export type Operation = readonly [action: object, document?: object];

/**
 * Writes documents, and deletes those of records that are gone or not shown. By ids: what is sent again changes nothing.
 *
 * @param index The index or alias of their kind.
 */
export const operationsOf = (index: string, built: readonly Built[]): Operation[] =>
  built.map(({ id, document }): Operation => {
    const place = { _index: index, _id: String(id) };
    return document ? [{ index: place }, document] : [{ delete: place }];
  });

/** Writes the small tables, and the generation by which readers see that the register changed. */
export function listOperations(
  index: string,
  builder: number,
  lists: ReturnType<DocumentBuilder['lists']>,
  generation: string,
): Operation[] {
  const all: [ListName, string][] = [...lists, ['generation', generation]];
  return all.map(([name, text]) => [{ index: { _index: index, _id: `${builder}-${name}` } }, { builder, name, text }]);
}

/** Sends operations, a few megabytes at a time; throws a `PublishError` for one that is refused. */
export async function sendBulk(
  client: Client,
  operations: readonly Operation[],
  { refresh = false }: { refresh?: boolean } = {},
): Promise<void> {
  let [lines, bytes]: [string[], number] = [[], 0];
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    const request = {
      ...{ method: 'POST', path: '/_bulk', bulkBody: `${lines.join('\n')}\n` },
      ...(refresh && { querystring: { refresh: 'true' } }),
    };
    [lines, bytes] = [[], 0];
    const { body } = await client.transport.request(request, { requestTimeout: BULK_MS, maxRetries: 5 });
    const { errors, items } = body as unknown as { errors: boolean; items: Record<string, BulkItem>[] };
    if (!errors) return;
    const failed = items.flatMap((item) => Object.values(item)).find(({ error }) => error !== undefined);
    if (failed?.error) throw new PublishError(`A document was refused: ${failed.error.type}: ${failed.error.reason}.`);
  };
  for (const operation of operations) {
    for (const part of operation) {
      const line = JSON.stringify(part);
      lines.push(line);
      bytes += line.length;
    }
    if (bytes >= BULK_BYTES) await flush();
  }
  await flush();
}

async function countIn(client: Client, index: string): Promise<number> {
  const { body } = await client.transport.request({ method: 'GET', path: `/${index}/_count` });
  return Number((body as unknown as { count: number }).count);
}

/** The indexes of a builder and kind that there are, by alias. */
async function listIndexes(client: Client, alias: string): Promise<{ all: string[]; current: string[] }> {
  const { body } = await client.transport.request({ method: 'GET', path: `/${alias}-*/_alias` });
  const found = Object.entries(body as unknown as Record<string, { aliases: object }>);
  const current = found.filter(([, { aliases }]) => Object.hasOwn(aliases, alias)).map(([name]) => name);
  return { all: found.map(([name]) => name), current };
}

/**
 * Publishes the whole register, as of one moment, into new indexes. Once all of it is there and counted, the aliases
 * switch to these together; those that were read until then stay until the next time.
 */
export async function publishWhole(file: string, client: Client, options: PublishOptions): Promise<Published> {
  const db = openExisting(file);
  try {
    // All that is read is of the moment of the first question.
    db.exec('BEGIN');
    return await publishDatabase(db, client, options);
  } finally {
    db.close();
  }
}

/** The same from an open register, in which nothing is written meanwhile. */
export async function publishDatabase(
  db: SqliteDatabase,
  client: Client,
  { prefix, builder = 0, shards, replicas = 0, progress = () => {}, signal }: PublishOptions,
): Promise<Published> {
  const documents = createDocumentBuilder(db, builder);
  const generation = Date.now().toString(36);
  const indexOf = (kind: Kind): string => `${aliasOf(prefix, kind, builder)}-${generation}`;
  const counts = Object.fromEntries(KINDS.map((kind) => [kind, 0])) as Record<Kind, number>;

  async function fill(kind: RecordKind): Promise<void> {
    for (const ids of documents.steps(kind)) {
      signal?.throwIfAborted();
      const built = documents.build(kind, ids).filter(({ document }) => document !== undefined);
      await sendBulk(client, operationsOf(indexOf(kind), built));
      counts[kind] += built.length;
      progress(kind, counts[kind]);
    }
  }

  const before = new Map<Kind, { all: string[]; current: string[] }>();
  for (const kind of KINDS) before.set(kind, await listIndexes(client, aliasOf(prefix, kind, builder)));
  try {
    for (const kind of KINDS) {
      const body = indexBody(kind, shards);
      await client.transport.request({ method: 'PUT', path: `/${indexOf(kind)}`, body });
    }
    for (const kind of KINDS) if (kind !== 'lists') await fill(kind);
    const lists = listOperations(indexOf('lists'), builder, documents.lists(), generation);
    await sendBulk(client, lists);
    counts.lists = lists.length;
    for (const kind of KINDS) {
      const options = { requestTimeout: BULK_MS };
      await client.transport.request({ method: 'POST', path: `/${indexOf(kind)}/_flush` }, options);
      await client.transport.request({ method: 'POST', path: `/${indexOf(kind)}/_refresh` }, options);
      const found = await countIn(client, indexOf(kind));
      if (found !== counts[kind]) {
        throw new PublishError(`Of ${counts[kind]} ${kind}, the cluster has ${found}: nothing was switched.`);
      }
      // From now on a change is acknowledged once it is on disk.
      const body = { 'index.number_of_replicas': replicas, 'index.translog.durability': 'request' };
      await client.transport.request({ method: 'PUT', path: `/${indexOf(kind)}/_settings`, body });
    }
  } catch (error) {
    await removeIndexes(client, KINDS.map(indexOf));
    throw error;
  }

  const actions = KINDS.flatMap((kind) => {
    const aliases = [aliasOf(prefix, kind), aliasOf(prefix, kind, builder)];
    return aliases.flatMap((alias) => [
      ...(before.get(kind)?.current ?? []).map((index) => ({ remove: { index, alias } })),
      { add: { index: indexOf(kind), alias } },
    ]);
  });
  await client.transport.request({ method: 'POST', path: '/_aliases', body: { actions } });
  const former = [...before.values()].flatMap(({ all, current }) => all.filter((index) => !current.includes(index)));
  await removeIndexes(client, former);
  return { counts, generation };
}

async function removeIndexes(client: Client, indexes: readonly string[]): Promise<void> {
  for (const index of indexes) {
    const querystring = { ignore_unavailable: 'true' };
    await client.transport.request({ method: 'DELETE', path: `/${index}`, querystring });
  }
}
