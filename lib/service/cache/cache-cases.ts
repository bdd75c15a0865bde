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

    const fill = (count: number, bytes: number): string[] => {
      const keys = Array.from({ length: count }, (_, index) => `companies/gb/${index}`);
      for (const key of keys) {
        time += 1000;
        cache.put(key, reply(noise(bytes)), 'get_company');
      }
      return keys;
    };
    const areThere = (keys: string[]): boolean[] => keys.map((key) => cache.get(key) !== undefined);

    beforeEach(() => {
      time = NOON;
      cache = open({ maxBytes: ROOM, now: () => time });
      return () => cache.close();
    });

    it('are returned as stored, with ETag and time', () => {
      cache.put('companies/gb/1', reply(company('Example Widgets'), { etag: 'W/"1"' }), 'get_company');
      expect(cache.get('companies/gb/1')).toEqual(reply(company('Example Widgets'), { etag: 'W/"1"' }));
      expect(cache.get('companies/gb/2')).toBeUndefined();
    });

    it('are returned as stored, for any JSON', () => {
      fc.assert(
        fc.property(fc.string(), fc.jsonValue(), fc.option(fc.string(), { nil: undefined }), (key, body, etag) => {
          const sent: unknown = JSON.parse(JSON.stringify(body));
          cache.put(key, reply(body, { etag }), 'get_company');
          expect(cache.get(key)).toEqual(reply(sent, { etag }));
        }),
      );
    });

    it('have separate keys: case, order and blanks matter', () => {
      const keys = [
        'companies/gb/1',
        'companies/GB/1',
        'companies/gb/1?a=1&b=2',
        'companies/gb/1?b=2&a=1',
        'companies/gb/1 ',
      ];
      for (const key of keys) cache.put(key, reply(key), 'get_company');
      expect(keys.map((key) => cache.get(key)?.body)).toEqual(keys);
    });

    it('are separate for each caller: changing one does not change another', () => {
      const body = company('Example Widgets');
      cache.put('a', reply(body), 'get_company');
      body.results.company.name = 'changed before';
      const got = cache.get('a')?.body as typeof body;
      got.results.company.name = 'changed after';
      expect(cache.get('a')?.body).toEqual(company('Example Widgets'));
    });

    it('are replaced by newer ones, including ETag and status', () => {
      cache.put('a', reply('old', { etag: '"1"' }), 'get_company');
      cache.put('a', reply({ error: { message: 'Record not found' } }, { status: 404, at: NOON + 1 }), 'get_company');
      expect(cache.get('a')).toEqual({
        status: 404,
        body: { error: { message: 'Record not found' } },
        etag: undefined,
        at: NOON + 1,
      });
      expect(cache.size().count).toBe(1);
    });

    it('become fresher when confirmed, never older', () => {
      cache.put('a', reply('facts'), 'get_company');
      time += 5000;
      cache.confirm('a', NOON + 5000);
      expect(cache.get('a')).toMatchObject({ body: 'facts', at: NOON + 5000 });
      cache.confirm('a', NOON);
      expect(cache.get('a')?.at).toBe(NOON + 5000);
      cache.confirm('b', NOON);
      expect(cache.get('b')).toBeUndefined();
    });

    it('are gone once they are removed', () => {
      cache.put('a', reply('facts'), 'get_company');
      cache.remove('a');
      cache.remove('b');
      expect(cache.get('a')).toBeUndefined();
      expect(cache.size().count).toBe(0);
    });

    it.each([400, 401, 403, 429, 500, 502])('never include an error %i', (status) => {
      cache.put('a', reply({ error: { message: 'No.' } }, { status }), 'get_company');
      expect(cache.get('a')).toBeUndefined();
    });

    it('never include the account status', () => {
      cache.put('account_status', reply({ results: {} }), 'get_account_status');
      expect(cache.get('account_status')).toBeUndefined();
    });

    it('give their times for all keys at once, and only for existing ones', () => {
      cache.put('a', reply('facts'), 'get_company');
      cache.put('b', reply('none', { status: 404, at: NOON - 1 }), 'get_company');
      expect(cache.timesOf(['a', 'b', 'c'])).toEqual(
        new Map([
          ['a', { at: NOON, status: 200 }],
          ['b', { at: NOON - 1, status: 404 }],
        ]),
      );
      expect(cache.timesOf([])).toEqual(new Map());
    });

    it('with a future time are ignored: they would stay fresh for ever', () => {
      cache.put('a', reply('facts', { at: NOON + 86_400_000 }), 'get_company');
      expect(cache.get('a')).toBeUndefined();
      expect(cache.timesOf(['a'])).toEqual(new Map());
      cache.put('a', reply('facts'), 'get_company');
      expect(cache.get('a')?.body).toBe('facts');
    });

    it('stay within the size limit, and the latest remain', () => {
      const keys = fill(200, 20_000);
      const { count, bytes, max_bytes } = cache.size();
      expect(max_bytes).toBe(ROOM);
      expect(bytes).toBeLessThanOrEqual(ROOM);
      expect(bytes).toBeGreaterThan(ROOM / 2);
      expect(areThere(keys)).toEqual(keys.map((_, index) => index >= 200 - count));
    });

    it('survive later ones if they are used', () => {
      const [first = '', second = ''] = fill(2, 20_000);
      for (let round = 0; round < 100; round += 1) {
        time += 3_600_000;
        cache.get(first);
        cache.put(`other/${round}`, reply(noise(20_000)), 'get_company');
      }
      expect(areThere([first, second])).toEqual([true, false]);
    });

    it('are not evicted by one of more than a quarter of the size, which is not stored', () => {
      const keys = fill(10, 20_000);
      cache.put('huge', reply('small at first'), 'get_company');
      cache.put('huge', reply(noise(ROOM / 4)), 'get_company');
      expect(cache.get('huge')).toBeUndefined();
      expect(areThere(keys)).not.toContain(false);
    });

    it('are not stored if they are nested too deep', () => {
      cache.put('a', reply('facts'), 'get_company');
      // The limit depends on the version of Node.
      const tooDeep = {
        toJSON: () => {
          throw new RangeError('Maximum call stack size exceeded');
        },
      };
      cache.put('a', reply(tooDeep), 'get_company');
      expect(cache.get('a')).toBeUndefined();
    });

    it('leave room for notes, which have a time too', () => {
      expect(cache.notes.read('form')).toBeUndefined();
      cache.notes.write('form', { form: 'A' });
      time += 1000;
      cache.notes.write('form', { form: 'B' });
      expect(cache.notes.read('form')).toEqual({ value: { form: 'B' }, at: NOON + 1000 });
      expect(cache.get('form')).toBeUndefined();
    });

    it('can still be requested after closing: there is nothing, and no error', () => {
      cache.put('a', reply('facts'), 'get_company');
      cache.close();
      cache.put('b', reply('late'), 'get_company');
      expect(cache.get('a')).toBeUndefined();
    });
  });
}
