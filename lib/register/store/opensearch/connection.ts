import { AsyncLocalStorage } from 'node:async_hooks';
import type { Client, Connection, ConnectionPool } from '@opensearch-project/opensearch';
import { RegistryError } from '@/lib/contract/errors';
import type { ClusterPlace } from '@/lib/registry/settings';

/** A request to the cluster; lines of JSON go in `bulkBody`. */
export interface ClusterRequest {
  method: string;
  path: string;
  querystring?: Record<string, string>;
  body?: object;
  bulkBody?: object[];
}

/** Sends a request and resolves to the body of the reply. */
export type Send = <Body>(request: ClusterRequest) => Promise<Body>;

/** A node that does not answer within this time is left, and another one is asked. */
const ANSWER_MS = 2_000;

/**
 * A reply whose requests are not answered by then is given up: while nodes are cut from each other, each of them may
 * hang, and a reply may need several requests, one after the other.
 */
const LONGEST_MS = 4_500;
/** In less time no node would answer. A timer may also end a little early. */
const LEAST_MS = 50;

/** The time at which the reply that is being made is given up. */
const givenUpAt = new AsyncLocalStorage<number>();

/** Runs the work for one reply: its requests share the time that one may take. */
export const asOneReply = <Result>(work: () => Result): Result =>
  givenUpAt.getStore() === undefined ? givenUpAt.run(performance.now() + LONGEST_MS, work) : work();

const timeLeft = (): number => Math.max(0, (givenUpAt.getStore() ?? Number.POSITIVE_INFINITY) - performance.now());

const RETRY_AFTER_SECONDS = 2;

/** What was sent and where, which may hold a password, is in no error of ours. */
interface ClientError {
  name?: string;
  statusCode?: number | null;
  body?: { error?: { type?: string; root_cause?: { type?: string }[] } };
}

/** What went wrong, in a word. */
export function typeOf({ name = 'error', body }: ClientError): string {
  return body?.error?.root_cause?.[0]?.type ?? body?.error?.type ?? name;
}

/** One sentence for the log. */
function sentenceOf(where: string, error: ClientError): string {
  const { statusCode } = error;
  if (statusCode === 401 || statusCode === 403) {
    return `${where} does not accept our user or password (REGISTER_URL)`;
  }
  if (statusCode === 404) return `${where} has no published register of this name (REGISTER_URL): npm run publish`;
  return `${where} cannot be reached, or only in part (${typeOf(error)})`;
}

/** For callers: what is there is never shown as if it were all. */
export const unavailable = (): RegistryError => {
  const retry_at = new Date(Date.now() + RETRY_AFTER_SECONDS * 1000).toISOString();
  const message = 'The register is partly unavailable at the moment: please try again in a few seconds.';
  return new RegistryError(
    'unavailable',
    message,
    { reason: 'busy', retry_at },
    { 'Retry-After': String(RETRY_AFTER_SECONDS) },
  );
};

/** Requests that the cluster cannot understand are mistakes of ours. */
const isOurs = ({ statusCode }: ClientError): boolean => statusCode === 400;

/** The status with which a node refuses a request while its memory is nearly full; the library asks no other node then. */
export const NO_MEMORY = 429;
/** Nodes that are asked for a request before it fails for lack of memory. */
const MOST_WITHOUT_MEMORY = 3;

export interface Watch {
  /** Called once for each time of trouble, with a sentence that may be logged. */
  failed(sentence: string): void;
  recovered(): void;
}

const UNWATCHED: Watch = { failed: () => undefined, recovered: () => undefined };

/**
 * Requests by a client. One that does not answer in time, or with an error, is sent to another node, and in the end
 * rejected with a `RegistryError` of status 503.
 */
export function sendBy(client: Client | Promise<Client>, where = 'OpenSearch', watch = UNWATCHED): Send {
  let isInTrouble = false;
  return async <Body>(request: ClusterRequest): Promise<Body> => {
    let late: NodeJS.Timeout | undefined;
    const left = timeLeft();
    if (left < LEAST_MS) throw unavailable();
    try {
      const { bulkBody, ...others } = request;
      // The types of the library know maps alone.
      const lines = bulkBody && { bulkBody: bulkBody as Record<string, unknown>[] };
      const sent = { ...others, ...lines } as Parameters<Client['transport']['request']>[0];
      const { transport } = await client;
      let underWay: { abort(): void } | undefined;
      late = setTimeout(() => underWay?.abort(), Math.min(LONGEST_MS, left));
      for (let tries = 1; ; tries++) {
        const asked = transport.request(sent, { ignore: [NO_MEMORY] });
        underWay = asked;
        const { statusCode, body, meta } = await asked;
        if (statusCode === NO_MEMORY) {
          if (tries === MOST_WITHOUT_MEMORY) throw Object.assign(new Error('No memory'), { statusCode, body });
          transport.connectionPool.markDead(meta.connection);
          continue;
        }
        if (isInTrouble) watch.recovered();
        isInTrouble = false;
        return body as Body;
      }
    } catch (thrown) {
      const error = thrown as ClientError;
      if (isOurs(error)) throw new Error(`OpenSearch refused a request: ${typeOf(error)}.`);
      if (!isInTrouble) watch.failed(sentenceOf(where, error));
      isInTrouble = true;
      throw unavailable();
    } finally {
      clearTimeout(late);
    }
  };
}

/** A node that failed is not asked for this time while there are others. */
const AVOIDED_MS = 20_000;

/**
 * Chooses the nodes to ask: each in turn of those that have not failed of late, and otherwise the one that failed first.
 * The library's own asks a node again as soon as it answers a ping, as one does that is cut from the other nodes.
 */
function createPool(Base: typeof ConnectionPool): typeof ConnectionPool {
  return class extends Base {
    readonly #failedAt = new Map<string, number>();
    #turn = 0;

    override markAlive({ id }: Connection): this {
      this.#failedAt.delete(id);
      return this;
    }

    override markDead({ id }: Connection): this {
      this.#failedAt.set(id, Date.now());
      return this;
    }

    override getConnection(): Connection | null {
      const now = Date.now();
      const failedAt = ({ id }: Connection): number => this.#failedAt.get(id) ?? 0;
      const well = this.connections.filter((one) => failedAt(one) <= now - AVOIDED_MS);
      const [first = null] = [...this.connections].sort((a, b) => failedAt(a) - failedAt(b));
      const chosen = well[this.#turn++ % well.length] ?? first;
      // Until it has answered, other requests do not wait for it too.
      if (chosen && this.#failedAt.has(chosen.id)) this.#failedAt.set(chosen.id, now);
      return chosen;
    }
  };
}

/** Connects to the nodes of a cluster, by whichever answer. The library is loaded when it is needed. */
export function connectTo({ nodes, username, password }: ClusterPlace, answerMs = ANSWER_MS): Promise<Client> {
  return import('@opensearch-project/opensearch').then(
    (library) =>
      new library.Client({
        nodes,
        requestTimeout: answerMs,
        maxRetries: Math.max(1, nodes.length),
        ConnectionPool: createPool(library.ConnectionPool),
        ...(username !== undefined && { auth: { username, password: password ?? '' } }),
      }),
  );
}

/** The nodes as hosts, for sentences. */
export const nameOf = ({ nodes }: ClusterPlace): string =>
  `OpenSearch at ${nodes.map((node) => new URL(node).host).join(', ')}`;
