import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { isRegistryError } from '@/lib/contract/errors';
import { freePort } from '@/lib/testing/free-port';
import { asOneReply, connectTo, sendBy } from './connection';
import { openOpenSearchStore } from './opensearch-store';

const servers: Server[] = [];

async function serve(listener: RequestListener, port = 0): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const GENERATION = {
  timed_out: false,
  _shards: { failed: 0 },
  hits: { total: { value: 1, relation: 'eq' }, hits: [{ _id: '1', _source: { builder: 0, text: 'first' } }] },
};

const answering =
  (status: number, body: object): RequestListener =>
  (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(body));
  };

const hanging: RequestListener = () => undefined;

/** A store of these nodes, with what is logged of it. */
function open(...nodes: string[]) {
  const logged: string[] = [];
  const place = { nodes, prefix: 'firmament-', username: 'explorer', password: 'sesame' };
  const watch = { failed: (sentence: string) => logged.push(sentence), recovered: () => logged.push('recovered') };
  return { store: openOpenSearchStore(place, watch, 200), logged };
}

const failureOf = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

describe('a cluster', () => {
  it('is asked at another node if one does not answer in time', async () => {
    const { store, logged } = open(await serve(hanging), await serve(answering(200, GENERATION)));
    const versions = await Promise.all([store.version(), store.version(), store.version()]);
    expect(versions).toEqual(['0:first', '0:first', '0:first']);
    expect(logged).toEqual([]);
    store.close();
  });

  it('is asked at another node if one has no memory for a request, and is unavailable if none has', async () => {
    const full = answering(429, { error: { type: 'circuit_breaking_exception' }, status: 429 });
    const { store, logged } = open(await serve(full), await serve(full), await serve(answering(200, GENERATION)));
    expect(await store.version()).toBe('0:first');
    expect(logged).toEqual([]);
    store.close();
    const { store: other, logged: said } = open(await serve(full));
    const failure = await failureOf(other.version());
    expect(isRegistryError(failure) && failure.status).toBe(503);
    expect(said).toEqual([expect.stringMatching(/cannot be reached, or only in part \(circuit_breaking_exception\)$/)]);
    other.close();
  });

  it('is given up once two of many nodes have hung, and a third does', async () => {
    let asked = 0;
    const nodes = await Promise.all(Array.from({ length: 6 }, () => serve(() => void asked++)));
    const client = connectTo({ nodes, prefix: '' });
    const failure = await failureOf(sendBy(client)({ method: 'GET', path: '/' }));
    expect(isRegistryError(failure) && failure.status).toBe(503);
    expect(asked).toBe(3);
    await (await client).close();
  });

  it('is given up for a reply as a whole, however many requests it makes', async () => {
    let asked = 0;
    const client = connectTo({ nodes: [await serve(() => void asked++)], prefix: '' });
    const send = sendBy(client);
    await asOneReply(async () => {
      for (let requests = 0; requests < 4; requests++) await failureOf(send({ method: 'GET', path: '/' }));
    });
    // Twice for the first request, once for the second, and then there is no time left.
    expect(asked).toBe(3);
    await (await client).close();
  });

  it('is not asked at a node that failed while another one answers', async () => {
    const asked = [0, 0];
    const listen = (at: 0 | 1, isHanging: boolean) =>
      serve((request, response) => {
        asked[at] = (asked[at] ?? 0) + 1;
        if (!isHanging) answering(200, {})(request, response);
      });
    const client = connectTo({ nodes: [await listen(0, true), await listen(1, false)], prefix: '' }, 200);
    const send = sendBy(client);
    for (let times = 0; times < 10; times++) await send({ method: 'GET', path: '/' });
    expect(asked).toEqual([1, 10]);
    await (await client).close();
  });

  it('is logged once when it cannot be reached, without its password, and once when it answers again', async () => {
    const port = await freePort();
    const { store, logged } = open(`http://127.0.0.1:${port}`);
    const failures = [await failureOf(store.version()), await failureOf(store.findOfficer(1))];
    for (const failure of failures) expect(isRegistryError(failure) && failure.status).toBe(503);
    expect(JSON.stringify(failures) + String(failures)).not.toContain('sesame');
    await serve(answering(200, GENERATION), port);
    expect(await store.version()).toBe('0:first');
    expect(logged).toEqual([
      `OpenSearch at 127.0.0.1:${port} cannot be reached, or only in part (ConnectionError)`,
      'recovered',
    ]);
    store.close();
  });

  it.each([
    ['some shards failed', 200, { ...GENERATION, _shards: { failed: 1 } }, undefined],
    ['a shard took too long', 200, { ...GENERATION, timed_out: true }, undefined],
    [
      'no copy of a shard is there',
      503,
      { error: { type: 'all_shards_failed' } },
      /only in part \(all_shards_failed\)$/,
    ],
    ['the password is wrong', 401, {}, /does not accept our user or password \(REGISTER_URL\)$/],
    [
      'nothing is published',
      404,
      { error: { type: 'index_not_found_exception' } },
      /has no published register .*: npm run publish$/,
    ],
  ])('never answers with less than all: %s', async (_, status, body, sentence) => {
    const { store, logged } = open(await serve(answering(status, body)));
    const failure = await failureOf(store.version());
    expect(isRegistryError(failure) && [failure.status, failure.details.reason]).toEqual([503, 'busy']);
    expect(logged).toEqual(sentence === undefined ? [] : [expect.stringMatching(sentence)]);
    store.close();
  });
});
