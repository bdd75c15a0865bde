import { createHash } from 'node:crypto';
import type { Client } from '@opensearch-project/opensearch';
import { createChangeReader, LOGGED_KINDS, type LoggedChange } from '../../sqlite/change-log';
import { openExisting, type SqliteDatabase } from '../../sqlite/open';
import { type Built, createDocumentBuilder, type RecordKind } from '../documents';
import { aliasOf, indexBody, KINDS, type Kind } from '../indexes';
import { createSender, PublishError, sendRequest } from './send';

export interface PublishOptions {
  /** Begins the names of all indexes. */
  prefix: string;
  /** The number of the register among those that publish into the cluster. */
  builder?: number;
  shards?: number;
  replicas?: number;
  /** Called after each step of publishing whole, with the documents of this kind that are sent. */
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

/** What was published of a register since the last time. */
interface Changes {
  /** How many records. */
  changes: number;
  /** Whether anything differed: a record, or one of the lists that are published whole. */
  differs: boolean;
}

/** How far publishing whole is: all records up to this one are there. */
interface Filling {
  kind: RecordKind;
  after: number | undefined;
  sent: Partial<Record<RecordKind, number>>;
}

/** What the cluster knows of the publishing of a builder, beside its documents. */
interface Control {
  generation: string;
  /** The last change that the documents have. */
  position: number;
  /** Absent once these indexes are those that are read. */
  filling?: Filling;
  /** What `stateOf` gave for the register as it was published last. Readers see by it that the register has changed. */
  announced?: string;
}

/** Records that are read and built at once. */
const STEP = 1_000;
/** Records after which the cluster is told how far publishing is. */
const NOTED_AFTER = 5_000;
/** Changes that are read and sent at once. */
export const CHANGES_AT_ONCE = 2_000;

/** Publishing whole is given up after so many times with something missing. */
const MOST_FILLINGS = 3;

const RECORD_KINDS: readonly RecordKind[] = LOGGED_KINDS;
const CONTROL = 'publication';

/** Publishes an open register. One at a time for each builder; others may write the register meanwhile. */
export function createPublisher(
  db: SqliteDatabase,
  client: Client,
  { prefix, builder = 0, shards = 1, replicas = 0, progress = () => {}, signal }: PublishOptions,
) {
  const documents = createDocumentBuilder(db, builder);
  const log = createChangeReader(db);
  /** Reads what is of one moment. */
  const atOnce = <Value>(read: () => Value): Value => db.transaction(read).deferred();
  const indexOf = (kind: Kind, generation: string): string => `${aliasOf(prefix, kind, builder)}-${generation}`;
  const controlId = `${builder}-${CONTROL}`;

  const request = <Body>(method: string, path: string, body?: object): Promise<Body> =>
    sendRequest(client, { method, path, ...(body && { body }) });

  let named: string | undefined;
  /** Tells the cluster, and what is published there, from others. */
  async function target(): Promise<string> {
    named ??= `${(await request<{ cluster_uuid: string }>('GET', '/')).cluster_uuid} ${prefix} ${builder}`;
    return named;
  }

  async function readControl(index: string): Promise<Control | undefined> {
    const asked = { method: 'GET', path: `/${index}/_doc/${controlId}` };
    const { found, _source } = await sendRequest<{ found?: boolean; _source?: { text: string } }>(client, asked, [404]);
    return found && _source ? JSON.parse(_source.text) : undefined;
  }

  const writeControl = (control: Control): Promise<unknown> =>
    request('PUT', `/${indexOf('lists', control.generation)}/_doc/${controlId}`, {
      ...{ builder, name: CONTROL, text: JSON.stringify(control) },
    });

  const refresh = (control: Control, kinds: readonly Kind[]): Promise<unknown> =>
    request('POST', `/${kinds.map((kind) => indexOf(kind, control.generation)).join(',')}/_refresh`);

  /** What there is to go on from: a copy that is read, or one that is being made. */
  async function findControl(): Promise<Control | undefined> {
    const own = log.find(await target());
    if (!own) return undefined;
    const control = await readControl(indexOf('lists', own.generation));
    // A register that was replaced by a backup knows nothing of later changes.
    return control && control.position <= log.last() ? control : undefined;
  }

  async function begin(): Promise<{ control: Control; filling: Filling }> {
    const { generation, position } = log.begin(await target());
    const filling: Filling = { kind: 'entities', after: undefined, sent: {} };
    const control: Control = { generation, position, filling };
    for (const kind of KINDS) {
      await request('PUT', `/${indexOf(kind, generation)}`, indexBody(kind, shards));
    }
    await writeControl(control);
    return { control, filling };
  }

  /** Sends all records as they are when they are read; those that change meanwhile are in the log. */
  async function fill(
    { generation, position }: Control,
    { kind: first, after: start, sent }: Filling,
  ): Promise<Control> {
    const sender = createSender(client);
    let reached: Control = { generation, position, filling: { kind: first, after: start, sent } };
    let next: { reached: Control; sent: Promise<void> } | undefined;
    let unnoted = 0;
    for (const kind of RECORD_KINDS.slice(RECORD_KINDS.indexOf(first))) {
      for (const ids of documents.steps(kind, STEP, kind === first ? start : undefined)) {
        signal?.throwIfAborted();
        const built = atOnce(() => documents.build(kind, ids)).filter(isWritten);
        await sender.documents(indexOf(kind, generation), built, position);
        sent[kind] = (sent[kind] ?? 0) + built.length;
        progress(kind, sent[kind]);
        reached = { generation, position, filling: { kind, after: ids.at(-1), sent } };
        unnoted += ids.length;
        if (unnoted < NOTED_AFTER) continue;
        unnoted = 0;
        // Noted once the cluster has all of it, while the next documents are on their way.
        await next?.sent;
        if (next) await writeControl(next.reached);
        next = { reached: structuredClone(reached), sent: sender.flush() };
        next.sent.catch(() => {});
      }
    }
    await sender.flush();
    await writeControl(reached);
    return reached;
  }

  interface Batch {
    /** Documents by kind, and the last change that they have. */
    built: Map<RecordKind, Built[]>;
    version: number;
    /** Where the next batch begins. */
    next: number;
    size: number;
  }

  /** The next changes, each record as it is now. */
  function readBatch(position: number): Batch {
    const changes = log.list(position, CHANGES_AT_ONCE);
    const byKind = new Map<RecordKind, LoggedChange[]>();
    for (const change of changes) byKind.set(change.kind, [...(byKind.get(change.kind) ?? []), change]);
    const built = [...byKind].map(([kind, some]): [RecordKind, Built[]] => [
      kind,
      documents.build(
        kind,
        some.map(({ id }) => id),
      ),
    ]);
    const next = changes.at(-1)?.seq ?? position;
    return { built: new Map(built), version: log.last(), next, size: changes.length };
  }

  async function sendBatch({ generation }: Control, { built, version }: Batch): Promise<void> {
    const sender = createSender(client);
    for (const [kind, some] of built) await sender.documents(indexOf(kind, generation), some, version);
    await sender.flush();
  }

  /** Names a state of the register: by the last change in its log, and a digest of the lists, which the log leaves out. */
  function stateOf({ position }: Control, lists: ReturnType<typeof documents.lists>): string {
    const digest = createHash('sha256')
      .update(JSON.stringify([...lists]))
      .digest('hex');
    return `${position} ${digest.slice(0, 16)}`;
  }

  /** Tells readers that the register has changed, once they can see that it has. */
  async function announce(control: Control, lists: ReturnType<typeof documents.lists>): Promise<number> {
    await refresh(
      control,
      KINDS.filter((kind) => kind !== 'lists'),
    );
    const index = indexOf('lists', control.generation);
    const all = [...lists, ['generation', `${control.generation} ${control.announced}`] as const];
    const sender = createSender(client);
    for (const [name, text] of all) await sender.put(index, `${builder}-${name}`, { builder, name, text });
    await sender.flush();
    await refresh(control, ['lists']);
    // With the control itself.
    return all.length + 1;
  }

  /** Sends changes until none is left, and then what is published whole. */
  async function sendChanges(start: Control): Promise<Changes> {
    let [control, changes] = [start, 0];
    for (;;) {
      signal?.throwIfAborted();
      const { batch, lists } = atOnce(() => {
        const next = readBatch(control.position);
        return { batch: next, lists: next.size < CHANGES_AT_ONCE ? documents.lists() : undefined };
      });
      await sendBatch(control, batch);
      control = { ...control, position: batch.next };
      changes += batch.size;
      if (batch.size > 0) await writeControl(control);
      if (!lists) continue;
      const announced = stateOf(control, lists);
      const differs = announced !== control.announced;
      if (differs) {
        control = { ...control, announced };
        await announce(control, lists);
        await writeControl(control);
      }
      log.acknowledge(await target(), control.position);
      return { changes, differs };
    }
  }

  /** The last changes, and how many documents there are with these. */
  async function complete(start: Control): Promise<{ control: Control; counts: Record<Kind, number> }> {
    for (let control = start; ; ) {
      signal?.throwIfAborted();
      const { batch, last } = atOnce(() => {
        const next = readBatch(control.position);
        if (next.size === CHANGES_AT_ONCE) return { batch: next };
        const counts = RECORD_KINDS.map((kind) => [kind, documents.count(kind)] as const);
        return { batch: next, last: { counts: Object.fromEntries(counts), lists: documents.lists() } };
      });
      await sendBatch(control, batch);
      control = { ...control, position: batch.next };
      if (!last) continue;
      control = { ...control, announced: stateOf(control, last.lists) };
      await writeControl(control);
      const lists = await announce(control, last.lists);
      return { control, counts: { ...(last.counts as Record<RecordKind, number>), lists } };
    }
  }

  /** Compares what is on disk with what there should be; a sentence if it differs. */
  async function findDifference(control: Control, counts: Readonly<Record<Kind, number>>): Promise<string | undefined> {
    const all = KINDS.map((kind) => indexOf(kind, control.generation)).join(',');
    await request('POST', `/${all}/_flush`);
    // From now on a change is acknowledged once it is on disk.
    const settings = { 'index.number_of_replicas': replicas, 'index.translog.durability': 'request' };
    await request('PUT', `/${all}/_settings`, settings);
    for (const kind of KINDS) {
      const { count } = await request<{ count: number }>('GET', `/${indexOf(kind, control.generation)}/_count`);
      if (count !== counts[kind]) return `Of ${counts[kind]} ${kind}, the cluster has ${count}`;
    }
    return undefined;
  }

  /** Fills new indexes, and counts what is there. */
  async function make({ control: start, filling }: { control: Control; filling: Filling }) {
    const { control, counts } = await complete(await fill(start, filling));
    return { control, counts, difference: await findDifference(control, counts) };
  }

  async function switchTo({ generation }: Control): Promise<void> {
    const before = new Map<Kind, { all: string[]; current: string[] }>();
    for (const kind of KINDS) before.set(kind, await listIndexes(client, aliasOf(prefix, kind, builder)));
    const actions = KINDS.flatMap((kind) => {
      const aliases = [aliasOf(prefix, kind), aliasOf(prefix, kind, builder)];
      return aliases.flatMap((alias) => [
        ...(before.get(kind)?.current ?? []).map((index) => ({ remove: { index, alias } })),
        { add: { index: indexOf(kind, generation), alias } },
      ]);
    });
    await request('POST', '/_aliases', { actions });
    const former = [...before].flatMap(([kind, { all, current }]) =>
      all.filter((index) => !current.includes(index) && index !== indexOf(kind, generation)),
    );
    for (const index of former) await request('DELETE', `/${index}?ignore_unavailable=true`);
  }

  return {
    /**
     * Publishes all records into new indexes. Once these are complete and counted, the aliases switch to them together;
     * those that were read until then stay until the next time. Goes on where an earlier process was stopped, and begins
     * anew if something is missing: a node that fails takes with it what it has not written to disk.
     */
    async whole(): Promise<Published> {
      const found = await findControl();
      const last = found?.filling ? { control: found, filling: found.filling } : undefined;
      let made = await make(last ?? (await begin()));
      for (let tries = 1; made.difference !== undefined; tries++) {
        if (tries === MOST_FILLINGS) throw new PublishError(`${made.difference}: nothing was switched.`);
        made = await make(await begin());
      }
      const { control, counts } = made;
      await switchTo(control);
      const { filling: _, ...whole } = control;
      await writeControl(whole);
      log.acknowledge(await target(), control.position);
      return { counts, generation: control.generation };
    },
    /**
     * Publishes the records and lists that changed since the last time; undefined if the register has to be published
     * whole, as the first time or after it was written anew.
     */
    async changes(): Promise<Changes | undefined> {
      const control = await findControl();
      return control && !control.filling ? sendChanges(control) : undefined;
    },
    /** The position of what is published, for a comparison with it; undefined if it has to be published whole. */
    async published(): Promise<{ position: number; indexOf: (kind: Kind) => string } | undefined> {
      const control = await findControl();
      if (!control || control.filling) return undefined;
      return { position: control.position, indexOf: (kind) => indexOf(kind, control.generation) };
    },
  };
}

export type Publisher = ReturnType<typeof createPublisher>;

/** The indexes of a builder and kind that there are, by alias. */
async function listIndexes(client: Client, alias: string): Promise<{ all: string[]; current: string[] }> {
  const asked = { method: 'GET', path: `/${alias}-*/_alias` };
  const found = Object.entries(await sendRequest<Record<string, { aliases: object }>>(client, asked));
  const current = found.filter(([, { aliases }]) => Object.hasOwn(aliases, alias)).map(([name]) => name);
  return { all: found.map(([name]) => name), current };
}

const isWritten = ({ document }: Built): boolean => document !== undefined;

/** Publishes a register whole. */
export async function publishWhole(file: string, client: Client, options: PublishOptions): Promise<Published> {
  const db = openExisting(file);
  try {
    return await createPublisher(db, client, options).whole();
  } finally {
    db.close();
  }
}
