import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { Client } from '@opensearch-project/opensearch';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Registry, RegistryReply, RegistryRequest } from '@/lib/registry/request';
import { createDice } from '@/lib/testing/chance';
import { randomRequest } from '@/lib/testing/fuzz/requests';
import {
  HAS_OPENSEARCH,
  hasNetworks,
  NEEDS_OPENSEARCH,
  startOpenSearch,
  type TestCluster,
} from '@/lib/testing/opensearch/nodes';
import { SAMPLE_FILE } from '@/lib/testing/sample-file';
import { sampleDatabase } from '@/lib/testing/sample-register';
import { THOROUGH } from '@/lib/testing/thorough';
import { createEmbeddedRegistry } from '../../embedded';
import { createSqliteStore } from '../sqlite/sqlite-store';
import type { RegisterStore } from '../store';
import { openOpenSearchStore } from './opensearch-store';
import { publishWhole } from './publish/publish';

const PREFIX = 'faults-';
const NETWORKS = HAS_OPENSEARCH && THOROUGH && hasNetworks();
/** Requests in flight at once, and the longest that one may take. */
const READERS = 2;
const LONGEST_MS = 5_000;
const ASKED = 400;

type Asked = RegistryRequest & { expected: RegistryReply };

const registryOf = (store: RegisterStore): Registry =>
  createEmbeddedRegistry({ store, form: 'B', wildcard: 'B', urlField: 'service_url' });

/** Random requests with the replies of the file. */
async function prepareRequests(): Promise<Asked[]> {
  const file = registryOf(createSqliteStore(sampleDatabase()));
  const dice = createDice(26);
  const all: Asked[] = [];
  for (let at = 0; at < ASKED; at++) {
    const request = { ...randomRequest(dice), caller: { kind: 'explorer' }, origin: 'http://faults.example' } as const;
    all.push({ ...request, expected: await file.get(request) });
  }
  return all;
}

interface Load {
  replies: number;
  wrong: string[];
  refused: string[];
  slowest: number;
}

describe.runIf(HAS_OPENSEARCH && THOROUGH)(`a cluster of three nodes${NEEDS_OPENSEARCH}`, { timeout: 300_000 }, () => {
  let cluster: TestCluster;
  let client: Client;
  let store: RegisterStore;
  let registry: Registry;
  let asked: Asked[];
  let folder: string;

  const publish = () =>
    publishWhole(join(folder, 'register.sqlite'), client, { prefix: PREFIX, shards: 3, replicas: 1 });

  async function isGreen(): Promise<void> {
    const wanted = { wait_for_status: 'green', wait_for_nodes: '3', timeout: '60s' };
    await client.cluster.health(wanted as never, { requestTimeout: 70_000 });
  }

  beforeAll(async () => {
    cluster = await startOpenSearch({
      nodes: 3,
      ownNetworks: NETWORKS,
      settings: {
        'cluster.fault_detection.follower_check.interval': '500ms',
        'cluster.fault_detection.follower_check.timeout': '1s',
        'cluster.fault_detection.follower_check.retry_count': '1',
        'cluster.fault_detection.leader_check.interval': '500ms',
        'cluster.fault_detection.leader_check.timeout': '1s',
        'cluster.fault_detection.leader_check.retry_count': '1',
      },
    });
    const nodes = cluster.nodes.map(({ url }) => url);
    client = new Client({ nodes, maxRetries: 5 });
    folder = mkdtempSync(join(tmpdir(), 'firmament-faults-'));
    copyFileSync(SAMPLE_FILE, join(folder, 'register.sqlite'));
    await publish();
    await isGreen();
    store = openOpenSearchStore({ nodes, prefix: PREFIX }, { failed: () => undefined, recovered: () => undefined });
    registry = registryOf(store);
    asked = await prepareRequests();
  }, 300_000);

  afterAll(async () => {
    await store?.close();
    await client?.close();
    await cluster?.close();
    if (folder) rmSync(folder, { recursive: true });
  });

  /** Asks without a pause while something happens to the cluster, and for some seconds after. */
  async function during(work: () => Promise<void>): Promise<Load> {
    const load: Load = { replies: 0, wrong: [], refused: [], slowest: 0 };
    let isOver = false;
    const ask = async (first: number): Promise<void> => {
      for (let at = first; !isOver; at += READERS) {
        const { expected, ...request } = asked[at % asked.length] as Asked;
        const begun = performance.now();
        const { status, body } = await registry.get(request);
        const ms = performance.now() - begun;
        const where = `${request.path}?${request.params}: ${status} instead of ${expected.status} (${ms.toFixed(0)} ms)`;
        load.replies++;
        load.slowest = Math.max(load.slowest, ms);
        // A few of the random requests get another 503 from the file, too.
        if (status === 503 && !isDeepStrictEqual(body, expected.body)) load.refused.push(where);
        else if (status !== expected.status || !isDeepStrictEqual(body, expected.body)) load.wrong.push(where);
      }
    };
    const asking = Promise.all(Array.from({ length: READERS }, (_, at) => ask(at)));
    await wait(2_000);
    await work();
    await wait(5_000);
    isOver = true;
    await asking;
    return load;
  }

  function expectHarmless({ replies, wrong, refused, slowest }: Load, mayRefuse = 0): void {
    expect(wrong).toEqual([]);
    expect(refused.slice(mayRefuse)).toEqual([]);
    expect(replies).toBeGreaterThan(100);
    expect(slowest).toBeLessThan(LONGEST_MS);
  }

  async function managerAt(): Promise<number> {
    const { body } = await client.cat.clusterManager({ format: 'json' });
    const [{ node }] = body as unknown as [{ node: string }];
    return Number(node.slice(1)) - 1;
  }

  test('goes on answering when its manager is killed, and when that comes back', async () => {
    const manager = cluster.nodes[await managerAt()];
    const load = await during(async () => {
      await manager?.kill();
      await wait(20_000);
      await manager?.start();
      await isGreen();
    });
    expectHarmless(load);
  });

  test('goes on answering when a node hangs for 45 seconds', async () => {
    const other = cluster.nodes[((await managerAt()) + 1) % 3];
    const load = await during(async () => {
      process.kill(other?.pid() ?? 0, 'SIGSTOP');
      await wait(45_000);
      process.kill(other?.pid() ?? 0, 'SIGCONT');
      await isGreen();
    });
    expectHarmless(load);
  });

  // Until the others have another manager, which then drops the cut one, each reply is given up after 4.5 s: for up to
  // fifteen seconds.
  for (const [who, steps, mayRefuse] of [
    ['the manager', 0, 4 * READERS],
    ['another node', 1, 0],
  ] as const) {
    test.skipIf(!NETWORKS)(`goes on answering when ${who} is cut from the other nodes, but not from us`, async () => {
      const load = await during(async () => {
        // Asked at the last moment: what an earlier test did may still lead to another manager.
        const node = cluster.nodes[((await managerAt()) + steps) % 3];
        node?.cut();
        await wait(30_000);
        node?.mend();
        await isGreen();
      });
      expectHarmless(load, mayRefuse);
    });
  }

  test('answers from one generation or the other while it is published anew, though a node is killed meanwhile', async () => {
    const other = cluster.nodes[((await managerAt()) + 2) % 3];
    const load = await during(async () => {
      const published = publish();
      await wait(4_000);
      await other?.kill();
      await wait(4_000);
      await other?.start();
      await published;
      await isGreen();
    });
    expectHarmless(load);
  });
});
