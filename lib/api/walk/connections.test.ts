import { describe, expect, it } from 'vitest';
import { type ConnectionTerms, priceConnections, searchConnections } from '@/lib/network/connections/search';
import { SAMPLE_HIGHLIGHTS } from '@/lib/register/sample/highlights';
import type { Registry } from '@/lib/registry/request';
import { startSource } from '@/lib/service/source.fixture';
import { links } from '@/lib/shared/links';
import { answersFromSample, sampleRegistry, VISITOR } from './walk-route.fixture';
import { walkerOf } from './walker';

const { largest_group_head, hub, redacted } = SAMPLE_HIGHLIGHTS;
const head = links.company(largest_group_head);
const hubPath = links.company(hub);
/** Three steps below the head of the group. */
const deep = '/companies/us_ca/C69266984';
/** Two that have nothing but the hub in common. */
const held = ['/companies/je/170879', '/companies/gb/09038772'];

const walkerFor = (registry: Registry) =>
  walkerOf({
    registry,
    visitor: VISITOR,
    origin: '',
    failed(error) {
      throw error;
    },
  });

async function search(registry: Registry, terms: Partial<ConnectionTerms>, calls?: number) {
  const { port } = await walkerFor(registry);
  const all = { between: [head, deep], steps: 4, hubs: [], ...terms };
  return searchConnections(
    all,
    { nodes: 2000, ...(calls !== undefined && { calls }) },
    port,
    new AbortController().signal,
  );
}

const stepsIn = ({ answers }: Awaited<ReturnType<typeof search>>) =>
  answers.map(({ kinds, groups }) => [kinds, groups.flatMap(({ steps }) => steps.map(({ to }) => to))]);

const MANY_CALLS = { limits: { daily: 100, monthly: 1000 }, reservePercent: 0, timeoutMs: 20_000 };

describe('a search of connections in the sample register', () => {
  it('finds a company three steps below another, with its statements', async () => {
    const found = await search(sampleRegistry(), {});
    const [shortest] = found.answers;
    expect(shortest?.kinds).toContain('shortest');
    expect(shortest?.groups[0]?.steps).toHaveLength(3);
    const relationships = shortest?.groups[0]?.steps.flatMap((step) => step.relationships) ?? [];
    for (const id of relationships) expect(found.model.relationships.get(id)?.statements).not.toEqual([]);
    expect(found.coverage).toMatchObject({ notAsked: 0, failed: [], beyond: 0, hubs: [] });
  });

  it('does not pass the hub unless it is allowed', async () => {
    const without = await search(sampleRegistry(), { between: held });
    expect(without.answers).toEqual([]);
    expect(without.ignored.map(({ hub }) => hub.id)).toEqual([hubPath]);
    expect(without.coverage.hubs.map(({ id }) => id)).toEqual([hubPath]);
    for (const hubs of [[hubPath], 'all'] as const) {
      expect(stepsIn(await search(sampleRegistry(), { between: held, hubs }))[0]?.[1]).toEqual([hubPath, held[1]]);
    }
  });

  it('reports what does not exist and what is redacted, and searches the others', async () => {
    const gone = [links.company(redacted), '/companies/gb/99999999', '/placeholders/999999'];
    const found = await search(sampleRegistry(), { between: [head, ...gone, deep] });
    expect(found.missing.map(({ id }) => id).toSorted()).toEqual(gone.toSorted());
    expect(found.answers[0]?.groups[0]?.steps).toHaveLength(3);
  });

  it('finds nothing on a day before anything was held', async () => {
    const found = await search(sampleRegistry(), { dates: '1900-01-01' });
    expect(found.answers).toEqual([]);
  });
});

describe('a search of connections in a remote service', () => {
  it('finds the same as in our own register', async () => {
    const { source } = await startSource(answersFromSample(), MANY_CALLS);
    const [own, remote] = [await search(sampleRegistry(), {}), await search(source, {}, 100)];
    expect(stepsIn(remote)[0]).toEqual(stepsIn(own)[0]);
  });

  it('spends nothing before it is allowed to, says what it may take, and stays within that', async () => {
    const { source, calls, spent } = await startSource(answersFromSample(), MANY_CALLS);
    const terms = { between: [head, deep], steps: 4, hubs: [] };
    const before = await search(source, terms, 0);
    expect([before.answers, before.coverage.notAsked, before.coverage.because]).toEqual([[], 2, 'calls']);
    const price = await priceConnections(terms, { nodes: 2000 }, (await walkerFor(source)).port);
    expect(price).toMatchObject({ metered: true, about: true, cached: 0 });
    expect(calls()).toEqual([]);
    const few = await search(source, terms, 3);
    expect([few.spent, await spent()]).toEqual([3, 3]);
    expect(few.coverage).toMatchObject({ because: 'calls' });
    const rest = await search(source, terms, 50);
    expect(rest.answers[0]?.groups[0]?.steps).toHaveLength(3);
    expect(new Set(calls()).size).toBe(calls().length);
    expect(rest.spent + few.spent).toBe(await spent());
  });
});
