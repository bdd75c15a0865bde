import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@opensearch-project/opensearch';
import { takeLock } from '@/lib/formats/follow/state';
import { type Output, sayDuration } from '@/lib/formats/in/command';
import { connectTo, nameOf, typeOf } from '@/lib/register/store/opensearch/connection';
import { MOST_BUILDERS } from '@/lib/register/store/opensearch/indexes';
import { checkPublished, type Difference } from '@/lib/register/store/opensearch/publish/check';
import { createPublisher, type Publisher } from '@/lib/register/store/opensearch/publish/publish';
import { isPublishError } from '@/lib/register/store/opensearch/publish/send';
import { registerIdentity } from '@/lib/register/store/sqlite/file-identity';
import { identityOf, openExisting, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { isUnusableRegisterError } from '@/lib/register/store/store';
import type { ClusterPlace } from '@/lib/registry/settings';
import { isUsageError, parseCount, parseOptions, UsageError } from '@/lib/shared/command-options';

const HELP = `Publishes the register to the OpenSearch cluster of REGISTER_URL, for explorers that read it there.

  npm run publish               what changed since the last time; the first time all of it
  npm run publish -- --whole    all of it, into new indexes beside those that are read until it is complete

  --follow         keeps running, and publishes what imports change
  --check          compares every document with the register, and publishes those anew that differ
  --builder <n>    the number of this register, if several publish into one cluster: 0 (the default) to ${MOST_BUILDERS - 1}
  --shards <n>     parts of each index, 1 if not given; of use with several nodes, and for --whole only
  --replicas <n>   copies of each part on other nodes, none if not given; for --whole only

What was stopped goes on where it was when it is given again. A register that was written anew (forget, suppress,
repair) is published whole; give --whole after a backup has taken the place of the register. Imports may run meanwhile.
`;

const OPTIONS = {
  whole: { type: 'boolean' },
  follow: { type: 'boolean' },
  check: { type: 'boolean' },
  builder: { type: 'string' },
  shards: { type: 'string' },
  replicas: { type: 'string' },
} as const;

interface PublishSurroundings {
  dataFolder: string;
  registerFile: string;
  /** From REGISTER_URL. */
  cluster: ClusterPlace | undefined;
  stdout: Output;
  stderr: Output;
  clock: () => number;
  /** Ends `--follow`. */
  signal?: AbortSignal;
}

/** How often `--follow` looks for changes. */
const FOLLOW_MS = 1_000;
/** How long it waits for a cluster that does not answer. */
const TROUBLE_MS = 10_000;
const REPORT_MS = 5_000;
/** Differences that are listed; more are counted. */
const MOST_LISTED = 20;

const count = new Intl.NumberFormat('en');

function parseBuilder(text: string): number {
  if (/^\d{1,3}$/.test(text)) return Number(text);
  throw new UsageError(`--builder takes a number from 0 to ${MOST_BUILDERS - 1}, not "${text}".`);
}

function readArguments(args: string[]) {
  const { values } = parseOptions(args, OPTIONS, { allowPositionals: false });
  const { whole = false, follow = false, check = false, help = false } = values;
  if (check && (whole || follow)) throw new UsageError('--check goes with neither --whole nor --follow.');
  const [shards, replicas] = [values.shards, values.replicas];
  return {
    ...{ whole, follow, check, help, builder: parseBuilder(values.builder ?? '0') },
    ...(shards !== undefined && { shards: parseCount('shards', 'parts', shards) }),
    ...(replicas !== undefined && { replicas: replicas === '0' ? 0 : parseCount('replicas', 'copies', replicas) }),
  };
}

type Arguments = ReturnType<typeof readArguments>;

/** A line now and then on how far it is. */
function createReports({ stderr, clock }: PublishSurroundings) {
  let [last, begun, kind, before] = [clock(), clock(), '', 0];
  return (now: string, documents: number): void => {
    if (now !== kind) [kind, before, begun] = [now, documents, clock()];
    const time = clock();
    if (time - last < REPORT_MS) return;
    last = time;
    const rate = ((documents - before) * 1000) / Math.max(1, time - begun);
    stderr.write(`${count.format(documents)} ${kind} · ${count.format(Math.round(rate))} a second\n`);
  };
}

const formatDifference = ({ kind, id, is }: Difference): string => `  ${kind} ${id}: ${is}`;

async function check(
  { db, client, publisher }: { db: SqliteDatabase; client: Client; publisher: Publisher },
  { builder }: Arguments,
  around: PublishSurroundings,
): Promise<string> {
  await publisher.changes();
  const listed: string[] = [];
  const report = (difference: Difference): void => {
    if (listed.length < MOST_LISTED) listed.push(formatDifference(difference));
  };
  const compared = await checkPublished(db, client, publisher, { builder, progress: createReports(around), report });
  if (!compared) throw new UsageError('Nothing of this register is published yet: npm run publish.');
  const { documents, differences } = compared;
  if (differences === 0) return `${count.format(documents)} documents are as in the register.`;
  await publisher.changes();
  const more = differences > listed.length ? [`  and ${count.format(differences - listed.length)} more`] : [];
  return [`${count.format(differences)} documents differed, and were published anew:`, ...listed, ...more].join('\n');
}

/** Publishes whole if it has to, else what changed. Says what it did; undefined if there was nothing to do. */
async function publishOnce(publisher: Publisher, isWhole: boolean, { clock }: PublishSurroundings) {
  const begun = clock();
  const changed = isWhole ? undefined : await publisher.changes();
  if (changed?.differs === false) return undefined;
  const took = (): string => sayDuration((clock() - begun) / 1000);
  if (changed?.changes === 0) return `Accounts, code lists and counts were published in ${took()}.`;
  if (changed) return `${count.format(changed.changes)} changed records were published in ${took()}.`;
  const { counts } = await publisher.whole();
  const all = Object.values(counts).reduce((sum, one) => sum + one, 0);
  return `The register was published whole: ${count.format(all)} documents in ${took()}.`;
}

const isTrouble = (error: unknown): boolean => isPublishError(error) || isUnusableRegisterError(error);

/** An error of the library that speaks to the cluster, whose details may hold what was sent. */
const isOfCluster = (error: unknown): error is Error =>
  error instanceof Error && /^(ConnectionError|TimeoutError|ResponseError|NoLivingConnectionsError)$/.test(error.name);

async function publish(args: Arguments, around: PublishSurroundings): Promise<void> {
  const { cluster, registerFile, stdout, stderr, signal } = around;
  if (!cluster) throw new UsageError('REGISTER_URL is not set: it says where the OpenSearch cluster is.');
  const release = takeLock(around.dataFolder, 'publish.lock');
  if (!release) throw new UsageError('Another command publishes this register.');
  const client = await connectTo(cluster);
  let db = openExisting(registerFile);
  const report = createReports(around);
  const makePublisher = (): Publisher =>
    createPublisher(db, client, { ...args, prefix: cluster.prefix, progress: report, ...(signal && { signal }) });
  const sayTrouble = (error: unknown): string => {
    if (isOfCluster(error)) return `${nameOf(cluster)} does not answer as it should (${typeOf(error)}).`;
    if (isTrouble(error)) return (error as Error).message;
    throw error;
  };
  try {
    if (args.check) {
      stdout.write(`${await check({ db, client, publisher: makePublisher() }, args, around)}\n`);
      return;
    }
    let publisher = makePublisher();
    for (let isWhole = args.whole; ; isWhole = false) {
      try {
        const said = await publishOnce(publisher, isWhole, around);
        if (said || !args.follow) stdout.write(`${said ?? 'Nothing has changed since the last time.'}\n`);
        if (!args.follow) return;
        await sleep(FOLLOW_MS, undefined, { signal });
        if (registerIdentity(registerFile) === identityOf(db)) continue;
        db.close();
        db = openExisting(registerFile);
        publisher = makePublisher();
      } catch (error) {
        if (signal?.aborted) return;
        if (!args.follow) throw new UsageError(sayTrouble(error));
        stderr.write(`${sayTrouble(error)} Trying again.\n`);
        await sleep(TROUBLE_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  } finally {
    db.close();
    await client.close();
    release();
  }
}

export async function publishCommand(args: string[], around: PublishSurroundings): Promise<number> {
  try {
    const given = readArguments(args);
    if (given.help) around.stdout.write(HELP);
    else await publish(given, around);
    return 0;
  } catch (error) {
    if (!isUsageError(error) && !isUnusableRegisterError(error)) throw error;
    around.stderr.write(`${error.message}\n`);
    return 1;
  }
}
