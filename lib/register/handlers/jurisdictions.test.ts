import { afterAll, describe, expect, test } from 'vitest';
import { openTestRegister } from './records-fixture';

const register = openTestRegister();
afterAll(() => register.db.close());
register.write([
  { kind: 'jurisdiction', code: 'de', names: ['RA000242'], weak_names: ['Samplestadt', 'Neuheim', 'England'] },
  { kind: 'jurisdiction', code: 'at', names: [], weak_names: ['Neuheim'] },
  { kind: 'jurisdiction', code: 'qq', name: 'Exampleland', names: ['Examplia'] },
]);

describe('jurisdictions/match in a register with imported names', () => {
  test.each([
    ['the code of a register', 'q=ra000242', 'de'],
    ['a place in a country', 'q=Sämplestadt', 'de'],
    ['a place of two countries', 'q=Neuheim', undefined],
    ['the same near one of them', 'q=Neuheim&related_jurisdiction_code=at', 'at'],
    ['a country that only the list knows', 'q=EXAMPLIA', 'qq'],
    ['a built-in name, even if a list differs', 'q=England', 'gb'],
    ['no unknown name', 'q=Nowhere', undefined],
  ])('knows %s', async (_, query, code) => {
    const { status, body } = await register.get(`jurisdictions/match?${query}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      results: { jurisdiction: code === undefined ? {} : { code, jurisdiction_code: code } },
    });
    expect(JSON.stringify(body).includes('"code"')).toBe(code !== undefined);
  });

  test('lists added jurisdictions', async () => {
    const { body } = await register.get('jurisdictions');
    expect(JSON.stringify(body)).toContain('"full_name":"Exampleland"');
  });

  test.each([
    ['qq', 200],
    ['zz', 404],
  ])('answers for the events of %s by %i', async (code, status) => {
    expect((await register.get(`companies/${code}/events`)).status).toBe(status);
  });
});
