import { describe, expect, it } from 'vitest';
import { everythingOn } from '@/lib/contract/parameters';
import { strongestOf } from '@/lib/network/expansions';
import type { WalkEvent } from '@/lib/network/walk/events';
import { beginWalk } from '@/lib/network/walk/state';
import { DIRECTIONS, type WalkTerms } from '@/lib/network/walk/terms';
import { walk } from '@/lib/network/walk/walk';
import { createEmbeddedRegistry } from '@/lib/register/embedded';
import { company, reference, statement } from '@/lib/register/store/case-inputs';
import { openDatabase } from '@/lib/register/store/sqlite/open';
import { createSqliteStore } from '@/lib/register/store/sqlite/sqlite-store';
import { createRegisterWriter } from '@/lib/register/store/sqlite/writer';
import type { Caller, Registry } from '@/lib/registry/request';
import { joinBytes } from '@/lib/shared/printed-json';
import { createDice } from '@/lib/testing/chance';
import { JSON_FORMAT, printBody } from '../reply';
import { createRegisterPort } from './walker';

const HUB = 'companies/gb/0';
const HOLDINGS = 700;
const OWNERS = 30;

/** A company with many holdings and some owners, whose shares are often equal. */
function openRegister(): Registry {
  const db = openDatabase(':memory:');
  const { pick } = createDice(1);
  const owns = (parent: number, child: number) =>
    statement(`${parent} owns ${child}`, 'share_parcel', {
      ...{ predicate: 'owns', subjects: [reference(String(parent))], objects: [reference(String(child))] },
      relationship: { relationship_type: 'shareholding', percentage: pick([null, 25, 50, 100]) },
    });
  const numbers = Array.from({ length: 1 + HOLDINGS + OWNERS }, (_, at) => at);
  createRegisterWriter(db).write([
    ...numbers.map((at) => company(String(at), `"Company" _service_url":"/${at} Äß`)),
    ...numbers.slice(1, 1 + HOLDINGS).map((at) => owns(0, at)),
    ...numbers.slice(1 + HOLDINGS).map((at) => owns(at, 0)),
  ]);
  const now = () => new Date('2026-01-01T12:00:00Z');
  return createEmbeddedRegistry({
    ...{ store: createSqliteStore(db), form: 'B', wildcard: 'B', urlField: 'own_url', now },
  });
}

const registry = openRegister();

const WHOLE = everythingOn(undefined);
const ask = async (caller: Caller, path = `${HUB}/network`) => {
  const { body } = await registry.get({ path, params: WHOLE, caller, origin: 'http://here' });
  return body;
};
const PAGE: Caller = { kind: 'explorer' };
const PROGRAM: Caller = { kind: 'program', token: null };

describe('a network of hundreds of relationships', () => {
  it('is the same for a program, for which it is printed where it is read', async () => {
    const [printed, plain] = [await ask(PROGRAM), await ask(PAGE)];
    const renamed = JSON.stringify(plain)
      .replaceAll('t_service_url":"http', 't_own_url":"http')
      .replaceAll('d_service_url":"http', 'd_own_url":"http');
    const sent = joinBytes(printBody({ body: printed }, JSON_FORMAT).pieces).toString();
    expect(sent).toBe(renamed);
    expect(JSON.parse(sent).results).toHaveLength(HOLDINGS + OWNERS);
    const plainBody: unknown = JSON.parse(renamed);
    const formats = [{ kind: 'xml' }, { kind: 'jsonp', callback: 'show' }] as const;
    const textOf = (body: unknown, at: number) =>
      joinBytes(printBody({ body }, formats[at] ?? JSON_FORMAT).pieces).toString();
    for (const at of formats.keys()) expect(textOf(printed, at)).toBe(textOf(plainBody, at));
  });

  it.each([1, 10, 100, 1_000])('has its %i strongest neighbours, and tells how many others there are', async (most) => {
    const [all] = (await registry.networks?.([HUB], WHOLE)) ?? [];
    const asked = { neighbours: most, direction: 'both' } as const;
    const [some] = (await registry.networks?.([HUB], WHOLE, asked)) ?? [];
    if (!all || !some || 'failure' in all || 'failure' in some) throw new Error('There is no network.');
    expect(some.relationships).toEqual(strongestOf(`/${HUB}`, all.relationships, most));
    const leftOut = all.relationships.length - some.relationships.length;
    expect(some.leftOut).toEqual({ relationships: leftOut, neighbours: leftOut });
  });

  const walks = DIRECTIONS.flatMap((direction) => [2, 20, 100, 2_000].map((nodes) => ({ direction, nodes })));

  it.each(walks)(
    'is walked $direction to $nodes entities as if all of it had been read',
    async ({ direction, nodes }) => {
      const terms: WalkTerms = { from: [`/${HUB}`], direction };
      const networks: NonNullable<Registry['networks']> = (paths, params) =>
        registry.networks?.(paths, params) ?? Promise.resolve([]);
      const walkWith = async (read: NonNullable<Registry['networks']>) => {
        const port = createRegisterPort({ networks: read, failed: (error) => expect.fail(String(error)) });
        const events: WalkEvent[] = [];
        for await (const event of walk(beginWalk(terms), { depth: 3, nodes }, port)) events.push(event);
        return events;
      };
      const events = await walkWith((...given) => registry.networks?.(...given) ?? Promise.resolve([]));
      expect(events).toEqual(await walkWith(networks));
      expect(events.length).toBeGreaterThan(2);
    },
  );
});
