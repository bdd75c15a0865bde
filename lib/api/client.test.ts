import { expect, it } from 'vitest';
import { createClient } from './registry';

const listOf = (...names: string[]) => ({
  results: { jurisdictions: names.map((name) => ({ jurisdiction: { code: name.toLowerCase(), name } })) },
});

it('parses the same body once, and another one again', async () => {
  let body: unknown = listOf('GB');
  const client = createClient(async () => ({ status: 200, body }));
  const first = await client.list('list_jurisdictions', {});
  expect(await client.list('list_jurisdictions', {})).toBe(first);
  body = listOf('GB', 'DE');
  expect((await client.list('list_jurisdictions', {})).items.map(({ code }) => code)).toEqual(['gb', 'de']);
});

it.each<[body: unknown]>([[{ results: { jurisdictions: 'none' } }], [{}], ['gb'], [null]])(
  'treats %j as a failure, every time it is received',
  async (body) => {
    const client = createClient(async () => ({ status: 200, body }));
    const ask = () => client.list('list_jurisdictions', {});
    await expect(ask()).rejects.toMatchObject({ code: 'upstream_down' });
    await expect(ask()).rejects.toMatchObject({ code: 'upstream_down' });
  },
);
