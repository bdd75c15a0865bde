import { describe, expect, it } from 'vitest';
import type { NetworkRelationship } from '@/lib/contract/network';
import { everythingOn } from '@/lib/contract/parameters';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import type { Registry } from '@/lib/registry/request';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { readWalk, sampleRegistry, startRoute } from './walk-route.fixture';

const { largest_group_head: head, loop, redacted, nothing_known, hub } = SAMPLE_HIGHLIGHTS;
const fromOf = (...companies: CompanyNumber[]): string =>
  companies.map((one) => `from=${links.company(one)}`).join('&');

const key = (wire: NetworkRelationship): string =>
  [wire.parent_service_url, wire.child_service_url, wire.relationship_type].join(' ');

/** The result of a walk that requests the network of one entity after the other. */
async function byTheEndpoint(registry: Registry, from: string): Promise<Set<string>> {
  const seen = new Set([from]);
  const relationshipKeys = new Set<string>();
  for (const id of seen) {
    const request = { path: `${id.slice(1)}/network`, params: everythingOn(undefined), origin: '' };
    const { body, status } = await registry.get({ ...request, caller: { kind: 'explorer' } });
    if (status !== 200) continue;
    for (const wire of (body as { results: NetworkRelationship[] }).results) {
      relationshipKeys.add(key(wire));
      seen.add(wire.parent_service_url).add(wire.child_service_url);
    }
  }
  return relationshipKeys;
}

describe('a walk through our own register', () => {
  it('is sent line by line, and counts no calls', async () => {
    const { get, answered } = await startRoute(sampleRegistry());
    const reply = await get(`${fromOf(head)}&direction=down&depth=2&nodes=1000`);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('content-type')).toBe('application/x-ndjson;charset=utf-8');
    expect(reply.headers.get('cache-control')).toBe('no-store, no-transform');
    const text = await reply.text();
    const { events, found, stopped } = readWalk(text);
    expect(events[0]).toMatchObject({ event: 'begun', metered: false, limits: { depth: 2, nodes: 1000 } });
    expect(found[0]).toMatchObject({ of: links.company(head), depth: 0, from: 'register', cost: 0, beyond: 0 });
    expect(stopped).toMatchObject({ because: 'depth', progress: { calls_spent: 0, waiting: 0 } });
    expect(stopped.progress).not.toHaveProperty('calls_left');
    expect(answered).toEqual([{ status: 200, bytes: Buffer.byteLength(text) }]);
  });

  it.each([head, loop, hub])(
    'finds the same relationships as the network endpoint for each entity, starting at $name',
    async (company) => {
      const registry = sampleRegistry();
      const { get } = await startRoute(registry);
      const { found, stopped } = readWalk(await (await get(`${fromOf(company)}&depth=20&nodes=10000`)).text());
      expect(stopped.because).toBe('done');
      const relationshipKeys = new Set(found.flatMap(({ relationships }) => relationships.map(key)));
      expect([...relationshipKeys].sort()).toEqual([...(await byTheEndpoint(registry, links.company(company)))].sort());
      expect(relationshipKeys.size).toBeGreaterThan(2);
    },
  );

  it('continues from the state of its last line', async () => {
    const { get, post } = await startRoute(sampleRegistry());
    const whole = readWalk(await (await get(`${fromOf(head)}&depth=3&nodes=10000`)).text());
    const first = readWalk(await (await get(`${fromOf(head)}&depth=1&nodes=10000`)).text());
    const reply = await post({ state: first.stopped.state, depth: 3, nodes: 10_000 });
    expect(reply.status).toBe(200);
    const second = readWalk(await reply.text());
    const asked = [...first.found, ...second.found].map(({ of }) => of);
    expect(asked.sort()).toEqual(whole.found.map(({ of }) => of).sort());
  });

  it('ends once it has sent as much as it may, and finds everything if it goes on', async () => {
    const whole = await startRoute(sampleRegistry());
    const all = readWalk(await (await whole.get(`${fromOf(head)}&depth=3&nodes=10000`)).text());
    const { get, post } = await startRoute(sampleRegistry(), undefined, 50_000);
    let reply = await get(`${fromOf(head)}&depth=3&nodes=10000`);
    const asked: string[] = [];
    for (let walks = 1; ; walks++) {
      const { found, stopped } = readWalk(await reply.text());
      asked.push(...found.map(({ of }) => of));
      // What made it end is sent whole.
      expect(JSON.stringify(found.slice(0, -1)).length).toBeLessThan(100_000);
      if (stopped.because !== 'size') {
        expect(stopped.because).toBe(all.stopped.because);
        expect(walks).toBeGreaterThan(2);
        break;
      }
      reply = await post({ state: stopped.state, depth: 3, nodes: 10_000 });
    }
    expect(asked.sort()).toEqual(all.found.map(({ of }) => of).sort());
  });

  it('reports hidden and missing entities', async () => {
    const { get } = await startRoute(sampleRegistry());
    const query = `${fromOf(redacted, nothing_known)}&from=/companies/gb/none&from=/placeholders/999999999`;
    const { found, failed, stopped } = readWalk(await (await get(query)).text());
    expect(new Map(failed.map(({ of, failure }) => [of, failure.reason]))).toEqual(
      new Map([
        ['/companies/gb/none', 'not_found'],
        [links.company(redacted), 'redacted'],
        ['/placeholders/999999999', 'not_found'],
      ]),
    );
    expect(found).toEqual([expect.objectContaining({ of: links.company(nothing_known), relationships: [] })]);
    expect(stopped.because).toBe('done');
    expect(stopped.state.failed).toHaveLength(3);
  });

  it('recognises another spelling of a company number, and reports it', async () => {
    const { get } = await startRoute(sampleRegistry());
    const { found } = readWalk(await (await get('from=/companies/GB/01234500&depth=1')).text());
    expect(found[0]).toMatchObject({ of: '/companies/GB/01234500', as: '/companies/gb/01234500' });
    expect(found).toHaveLength(1);
  });

  it('costs nothing, and says so', async () => {
    const { get } = await startRoute(sampleRegistry());
    const reply = await get(`${fromOf(head)}&price=true`);
    expect(await reply.json()).toEqual({ results: { metered: false, calls: 0, about: false, cached: 0 } });
  });

  it('does not show a failure of the register as an empty network', async () => {
    const broken = new Error('The disk is gone.');
    const registry = { ...sampleRegistry(), networks: () => Promise.reject(broken) };
    const { get, defects } = await startRoute(registry);
    const { found, failed, stopped } = readWalk(await (await get(fromOf(head))).text());
    expect([found, failed.length, stopped.because]).toEqual([[], 1, 'failed']);
    expect(JSON.stringify(failed)).not.toContain('disk');
    expect(defects).toEqual([broken]);
  });
});

describe('an invalid walk request', () => {
  const own = fromOf(head);
  it.each([
    ['direction=up', 'from stands there 0 times'],
    ['from=/officers/1', 'from is "/officers/1"; it must be the path of a company or a placeholder'],
    ['from=https://elsewhere.example/', 'from is "/"'],
    [`${own}&direction=sideways`, 'direction is "sideways"; it must be up, down or both'],
    [`${own}&depth=21`, 'depth is "21"; it must be a whole number from 0 to 20'],
    [`${own}&nodes=0`, 'nodes is "0"'],
    [`${own}&calls=-1`, 'calls is "-1"'],
    [`${own}&dates=yesterday`, 'dates'],
    [`${own}&price=cheap`, 'price is "cheap"'],
  ])('with %s gets a sentence', async (query, sentence) => {
    const { get } = await startRoute(sampleRegistry());
    const reply = await get(query);
    expect(reply.status).toBe(400);
    expect((await reply.json()).error.message).toContain(sentence);
  });

  it('with far too many roots gets a sentence', async () => {
    const { get } = await startRoute(sampleRegistry());
    const reply = await get(Array.from({ length: 101 }, (_, at) => `from=/placeholders/${at}`).join('&'));
    expect([reply.status, (await reply.json()).error.message]).toEqual([400, expect.stringContaining('101 times')]);
  });

  it.each([
    [[], 'must be a JSON object'],
    [{ depth: 3 }, 'cannot be read'],
    [{ state: { version: 7 } }, 'version 7'],
    [{ state: 'a'.repeat(5 * 1024 * 1024) }, 'longer than'],
  ])('with an invalid body gets a sentence', async (body, sentence) => {
    const { post } = await startRoute(sampleRegistry());
    const reply = await post(body);
    expect(reply.status).toBe(400);
    expect((await reply.json()).error.message).toContain(sentence);
  });

  it('from another site is refused', async () => {
    const { get, post } = await startRoute(sampleRegistry());
    expect((await get(own, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await post({}, { origin: 'http://elsewhere.example' })).status).toBe(403);
    expect((await post({}, {})).status).toBe(403);
  });

  it('with another method is refused, and HEAD gets a reply without a walk', async () => {
    const { get, answered } = await startRoute(sampleRegistry());
    const refused = await get(own, { method: 'DELETE' });
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST']);
    const reply = await get(own, { method: 'HEAD' });
    expect([reply.status, await reply.text(), answered]).toEqual([200, '', []]);
  });
});
