import { once } from 'node:events';
import { setPriority } from 'node:os';
import { type MessagePort, parentPort } from 'node:worker_threads';
import type { EntityFacts } from '@/lib/contract/entity-facts';
import type { NetworkRelationship } from '@/lib/contract/network';
import { CURRENT_VERSION } from '@/lib/contract/parameters';
import type { FormatName } from '@/lib/formats/offered';
import type { About, ListDocument } from '@/lib/formats/out/document';
import { type PackedError, packError } from '@/lib/register/store/threads/messages';
import { type FilledTemplate, joinBytes } from '@/lib/shared/printed-json';
import { write } from './formats';
import { readRows } from './rows';

/** A network to be written, as our own register gives it. */
export interface NetworkFile {
  format: FormatName;
  /** The relationships. */
  json: FilledTemplate;
  /** Without the count. */
  about: About;
  roots: readonly { path: string; name: string }[];
  /** The most characters of JSON that the file may hold. */
  mostCharacters: number;
}

/** From the thread: the next piece of the file, paths whose facts it is to be sent, its end, or why it has none. */
export type FromFileThread = { piece: Uint8Array } | { factsOf: readonly string[] } | { error: PackedError } | 'end';

/** The thread that serves must never wait for a processor because of a file. */
const LOW_PRIORITY = 10;

// Under Linux each thread has its own priority; elsewhere this would be that of the whole process.
if (process.platform === 'linux') setPriority(LOW_PRIORITY);

// Safe: this is the script of a thread.
const port = parentPort as MessagePort;

const send = (message: FromFileThread): void => port.postMessage(message);

/** What the other thread sends next. */
async function receive(): Promise<unknown> {
  const [message] = await once(port, 'message');
  return message;
}

function documentOf({ json, about, roots, mostCharacters }: NetworkFile): ListDocument<'network_relationship'> {
  // Safe: our own register wrote them.
  const items: NetworkRelationship[] = JSON.parse(joinBytes([json]).toString());
  const total_count = items.length;
  const first = { items, api_version: CURRENT_VERSION, total_count, total_pages: 1, left_out: 0 };
  const read = readRows({
    first,
    pages: 1,
    next: () => Promise.reject(new Error('There is one page.')),
    failed: (error) => send({ error: packError(error) }),
    advice: '',
    budget: { characters: mostCharacters, ms: Number.POSITIVE_INFINITY },
  });
  return {
    shape: 'list',
    kind: 'network_relationship',
    api_version: CURRENT_VERSION,
    about: { ...about, total_count },
    // Safe: the rows are those of `items`.
    ...(read as Pick<ListDocument<'network_relationship'>, 'rows' | 'shortfall'>),
    roots,
    factsOf: async (paths) => {
      const facts = receive();
      send({ factsOf: paths });
      return (await facts) as ReadonlyMap<string, EntityFacts>;
    },
  };
}

const file = (await receive()) as NetworkFile;
try {
  for await (const piece of write(file.format, documentOf(file))) send({ piece });
  send('end');
} catch (error) {
  send({ error: packError(error) });
}
