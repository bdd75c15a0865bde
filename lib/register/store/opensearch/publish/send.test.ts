import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Client } from '@opensearch-project/opensearch';
import { expect, onTestFinished, test } from 'vitest';
import { createSender, sendRequest } from './send';

const REFUSED = { error: { type: 'circuit_breaking_exception', reason: 'Data too large' }, status: 429 };

/** A cluster of one node that refuses the first request. */
async function startServer([status, refusal]: readonly [number, object]) {
  const bodies: string[] = [];
  const server = createServer(async (request, response) => {
    bodies.push(await text(request));
    const isFirst = bodies.length === 1;
    response.writeHead(isFirst ? status : 200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(isFirst ? refusal : { errors: false }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const client = new Client({ node: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
  onTestFinished(async () => {
    await client.close();
    server.close();
  });
  return { client, bodies };
}

test('a request of another kind is sent again too', async () => {
  const { client, bodies } = await startServer([429, REFUSED]);
  expect(await sendRequest(client, { method: 'POST', path: '/_refresh' })).toEqual({ errors: false });
  expect(bodies).toHaveLength(2);
});

test.each([
  ['all of a request', [429, REFUSED]],
  ['one of its documents', [200, { errors: true, items: [{ index: { status: 201 } }, { index: REFUSED }] }]],
] as const)('a cluster that has no memory for %s is asked again for it', async (_, refused) => {
  const { client, bodies } = await startServer(refused);
  const sender = createSender(client);
  await sender.documents(
    'records',
    [1, 2].map((id) => ({ id, document: { name: `Company ${id}` } })),
    1,
  );
  await sender.flush();
  const sent = bodies.map((body) => [...body.matchAll(/"_id":"(\d)"/g)].map(([, id]) => id));
  expect(sent).toEqual([['1', '2'], refused[0] === 429 ? ['1', '2'] : ['2']]);
});
