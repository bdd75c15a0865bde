import { setTimeout as wait } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { isErrorNamed } from '@/lib/shared/errors';
import { NO_MEMORY } from '../connection';
import type { Built } from '../documents';

/** Something was not published as it should be; nothing that is read has changed. */
export class PublishError extends Error {
  override name = 'PublishError';
}

export const isPublishError = (error: unknown): error is PublishError => isErrorNamed(error, 'PublishError');

interface BulkItem {
  status: number;
  error?: { type: string; reason: string };
}

/** Characters of one bulk request, roughly: more is no quicker. */
const BULK_SIZE = 4_000_000;
/** A bulk request waits for others. */
const BULK_MS = 120_000;
/** So many requests are on their way at once, while the next documents are built. */
const AT_ONCE = 2;
/** A cluster that has too much to do is asked again, at growing intervals. */
const MOST_TRIES = 8;
const FIRST_WAIT_MS = 200;

const TOO_MUCH = 'The cluster has too much to do.';

const TOO_BUSY: ReadonlySet<number> = new Set([NO_MEMORY, 503]);
/** The cluster has a later state of the record. */
const IS_OLDER = 409;

/** One document: a line that says what to do, and its text if it is to be written. */
type Operation = string;

/**
 * Sends a request of any kind, and again while nodes refuse it because they have no memory for it.
 *
 * @param ignored Statuses of errors whose bodies are returned as replies.
 */
export async function sendRequest<Body>(
  client: Client,
  request: Parameters<Client['transport']['request']>[0],
  ignored: readonly number[] = [],
): Promise<Body> {
  const options = { requestTimeout: BULK_MS, maxRetries: 5, ignore: [NO_MEMORY, ...ignored] };
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    if (tries > 0) await wait(FIRST_WAIT_MS * 2 ** tries);
    const { statusCode, body } = await client.transport.request(request, options);
    if (statusCode !== NO_MEMORY) return body as unknown as Body;
  }
  throw new PublishError(TOO_MUCH);
}

async function sendOnce(client: Client, operations: readonly Operation[], refresh: boolean): Promise<Operation[]> {
  const { errors, items } = await sendRequest<{ errors: boolean; items: Record<string, BulkItem>[] }>(client, {
    ...{ method: 'POST', path: '/_bulk', bulkBody: `${operations.join('\n')}\n` },
    querystring: { filter_path: 'errors,items.*.status,items.*.error', ...(refresh && { refresh: 'true' }) },
  });
  if (!errors) return [];
  return items.flatMap((item, at) => {
    const [{ status, error } = { status: 0 }] = Object.values(item);
    if (!error || status === IS_OLDER) return [];
    if (TOO_BUSY.has(status)) return operations[at] ?? [];
    throw new PublishError(`A document was refused: ${error.type}: ${error.reason}.`);
  });
}

/** What is sent again changes nothing: documents have the ids of their records. */
async function sendBulk(client: Client, operations: readonly Operation[], refresh: boolean): Promise<void> {
  let left = operations;
  for (let tries = 0; left.length > 0; tries++) {
    if (tries === MOST_TRIES) throw new PublishError(TOO_MUCH);
    if (tries > 0) await wait(FIRST_WAIT_MS * 2 ** tries);
    left = await sendOnce(client, left, refresh);
  }
}

/** Sends documents some at a time, in any order. */
export function createSender(client: Client) {
  const onTheirWay = new Set<Promise<void>>();
  let failure: { error: unknown } | undefined;
  let waiting: Operation[] = [];
  let size = 0;

  function start(refresh = false): void {
    if (waiting.length === 0) return;
    const sending = sendBulk(client, waiting, refresh).catch((error: unknown) => {
      failure ??= { error };
    });
    [waiting, size] = [[], 0];
    onTheirWay.add(sending);
    void sending.then(() => onTheirWay.delete(sending));
  }

  const check = (): void => {
    if (failure) throw failure.error;
  };

  async function put(operation: Operation): Promise<void> {
    waiting.push(operation);
    size += operation.length;
    if (size < BULK_SIZE) return;
    start();
    while (onTheirWay.size >= AT_ONCE) await Promise.race(onTheirWay);
    check();
  }

  return {
    /**
     * Writes documents, and deletes those of records that are gone or not shown, unless the cluster has later ones.
     *
     * @param version The place in the log of the last change that they have.
     */
    async documents(index: string, built: readonly Built[], version: number): Promise<void> {
      for (const { id, document } of built) {
        const place = `{"_index":"${index}","_id":"${id}","version":${version},"version_type":"external_gte"}`;
        await put(document ? `{"index":${place}}\n${JSON.stringify(document)}` : `{"delete":${place}}`);
      }
    },
    /** Writes a document of another kind, whatever the cluster has. */
    put: (index: string, id: string, document: object): Promise<void> =>
      put(`${JSON.stringify({ index: { _index: index, _id: id } })}\n${JSON.stringify(document)}`),
    /**
     * Sends what waits. Resolves when the cluster has all of it, whatever is added meanwhile.
     *
     * @param refresh The last of it can be searched by then.
     */
    async flush({ refresh = false } = {}): Promise<void> {
      start(refresh);
      await Promise.all([...onTheirWay]);
      check();
    },
  };
}

export type Sender = ReturnType<typeof createSender>;
