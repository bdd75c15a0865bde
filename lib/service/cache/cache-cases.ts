import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CachedReply, Notes, ReplyCache } from './open-cache';
import { NOON } from './sized-reply';

export type CacheUnderTest = ReplyCache & { readonly notes: Notes };

interface Room {
  maxBytes: number;
  now: () => number;
}

const ROOM = 1024 * 1024;

const reply = (body: unknown, given: Partial<CachedReply> = {}): CachedReply => ({
  status: 200,
  body,
  at: NOON,
  ...given,
});
const company = (name: string) => ({ api_version: '0.4', results: { company: { name, previous_names: [] } } });
/** Random text, which cannot be compressed. */
const noise = (bytes: number): string => randomBytes((bytes / 4) * 3).toString('base64');

/** The test cases that every storage of the reply cache must pass. */
export function describeCache(name: string, open: (room: Room) => CacheUnderTest): void {
  describe(`replies cached in ${name}`, () => {
    let time: number;
    let cache: CacheUnderTest;

    const fill = async (count: number, bytes: number): Promise<string[]> => {
      const keys = Array.from({ length: count }, (_, index) => `companies/gb/${index}`);
      for (const key of keys) {
        time += 1000;
        await cache.put(key, reply(noise(bytes)), 'get_company');
      }
      return keys;
    };
    const areThere = (keys: string[]): Promise<boolean[]> =>
      Promise.all(keys.map(async (key) => (await cache.get(key)) !== undefined));

    beforeEach(() => {
      time = NOON;
      cache = open({ maxBytes: ROOM, now: () => time });
      return () => cache.close();
    });

    it('are returned as stored, with ETag and time', async () => {
      await cache.put('companies/gb/1', reply(company('Example Widgets'), { etag: 'W/"1"' }), 'get_company');
      expect(await cache.get('companies/gb/1')).toEqual(reply(company('Example Widgets'), { etag: 'W/"1"' }));
      expect(await cache.get('companies/gb/2')).toBeUndefined();
    });

    it('are returned as stored, for any JSON', async () => {
      await fc.assert(
        fc.asyncProperty(
          fc.string(),
          fc.jsonValue(),
          fc.option(fc.string(), { nil: undefined }),
          async (key, body, etag) => {
            const sent: unknown = JSON.parse(JSON.stringify(body));
            await cache.put(key, reply(body, { etag }), 'get_company');
            expect(await cache.get(key)).toEqual(reply(sent, { etag }));
          },
        ),
      );
    });

    it('have separate keys: case, order and blanks matter', async () => {
      const keys = [
        'companies/gb/1',
        'companies/GB/1',
        'companies/gb/1?a=1&b=2',
        'companies/gb/1?b=2&a=1',
        'companies/gb/1 ',
      ];
      for (const key of keys) await cache.put(key, reply(key), 'get_company');
      expect(await Promise.all(keys.map(async (key) => (await cache.get(key))?.body))).toEqual(keys);
    });

    it('are separate for each caller: changing one does not change another', async () => {
      const body = company('Example Widgets');
      await cache.put('a', reply(body), 'get_company');
      body.results.company.name = 'changed before';
      const got = (await cache.get('a'))?.body as typeof body;
      got.results.company.name = 'changed after';
      expect((await cache.get('a'))?.body).toEqual(company('Example Widgets'));
    });

    it('are replaced by newer ones, including ETag and status', async () => {
      await cache.put('a', reply('old', { etag: '"1"' }), 'get_company');
      await cache.put(
        'a',
        reply({ error: { message: 'Record not found' } }, { status: 404, at: NOON + 1 }),
        'get_company',
      );
      expect(await cache.get('a')).toEqual({
        status: 404,
        body: { error: { message: 'Record not found' } },
        etag: undefined,
        at: NOON + 1,
      });
      expect((await cache.size()).count).toBe(1);
    });

    it('become fresher when confirmed, never older', async () => {
      await cache.put('a', reply('facts'), 'get_company');
      time += 5000;
      await cache.confirm('a', NOON + 5000);
      expect(await cache.get('a')).toMatchObject({ body: 'facts', at: NOON + 5000 });
      await cache.confirm('a', NOON);
      expect((await cache.get('a'))?.at).toBe(NOON + 5000);
      await cache.confirm('b', NOON);
      expect(await cache.get('b')).toBeUndefined();
    });

    it('are gone once they are removed', async () => {
      await cache.put('a', reply('facts'), 'get_company');
      await cache.remove('a');
      await cache.remove('b');
      expect(await cache.get('a')).toBeUndefined();
      expect((await cache.size()).count).toBe(0);
    });

    it.each([400, 401, 403, 429, 500, 502])('never include an error %i', async (status) => {
      await cache.put('a', reply({ error: { message: 'No.' } }, { status }), 'get_company');
      expect(await cache.get('a')).toBeUndefined();
    });

    it('never include the account status', async () => {
      await cache.put('account_status', reply({ results: {} }), 'get_account_status');
      expect(await cache.get('account_status')).toBeUndefined();
    });

    it('give their times for all keys at once, and only for existing ones', async () => {
      await cache.put('a', reply('facts'), 'get_company');
      await cache.put('b', reply('none', { status: 404, at: NOON - 1 }), 'get_company');
      expect(await cache.timesOf(['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', { at: NOON, status: 200 }],
          ['b', { at: NOON - 1, status: 404 }],
        ]),
      );
      expect(await cache.timesOf([])).toEqual(new Map());
    });

    it('with a future time are ignored: they would stay fresh for ever', async () => {
      await cache.put('a', reply('facts', { at: NOON + 86_400_000 }), 'get_company');
      expect(await cache.get('a')).toBeUndefined();
      expect(await cache.timesOf(['a'])).toEqual(new Map());
      await cache.put('a', reply('facts'), 'get_company');
      expect((await cache.get('a'))?.body).toBe('facts');
    });

    it('stay within the size limit, and the latest remain', async () => {
      const keys = await fill(200, 20_000);
      const { count, bytes, max_bytes } = await cache.size();
      expect(max_bytes).toBe(ROOM);
      expect(bytes).toBeLessThanOrEqual(ROOM);
      expect(bytes).toBeGreaterThan(ROOM / 2);
      expect(await areThere(keys)).toEqual(keys.map((_, index) => index >= 200 - count));
    });

    it('survive later ones if they are used', async () => {
      const [first = '', second = ''] = await fill(2, 20_000);
      for (let round = 0; round < 100; round += 1) {
        time += 3_600_000;
        await cache.get(first);
        await cache.put(`other/${round}`, reply(noise(20_000)), 'get_company');
      }
      expect(await areThere([first, second])).toEqual([true, false]);
    });

    it('are not evicted by one of more than a quarter of the size, which is not stored', async () => {
      const keys = await fill(10, 20_000);
      await cache.put('huge', reply('small at first'), 'get_company');
      await cache.put('huge', reply(noise(ROOM / 4)), 'get_company');
      expect(await cache.get('huge')).toBeUndefined();
      expect(await areThere(keys)).not.toContain(false);
    });

    it('are not stored if they are nested too deep', async () => {
      await cache.put('a', reply('facts'), 'get_company');
      // The limit depends on the version of Node.
      const tooDeep = {
        toJSON: () => {
          throw new RangeError('Maximum call stack size exceeded');
        },
      };
      await cache.put('a', reply(tooDeep), 'get_company');
      expect(await cache.get('a')).toBeUndefined();
    });

    it('leave room for notes, which have a time too', async () => {
      expect(await cache.notes.read('form')).toBeUndefined();
      await cache.notes.write('form', { form: 'A' });
      time += 1000;
      await cache.notes.write('form', { form: 'B' });
      expect(await cache.notes.read('form')).toEqual({ value: { form: 'B' }, at: NOON + 1000 });
      expect(await cache.get('form')).toBeUndefined();
    });

    it('can still be requested after closing: there is nothing, and no error', async () => {
      await cache.put('a', reply('facts'), 'get_company');
      await cache.close();
      await cache.put('b', reply('late'), 'get_company');
      expect(await cache.get('a')).toBeUndefined();
    });
  });
}
