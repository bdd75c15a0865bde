import { describe, expect, it } from 'vitest';
import type { JurisdictionInput } from '../../records';
import { useTrial } from '../../trial';
import { contentHash } from '../content-hash';
import { openDatabase } from '../open';
import { createSqliteExport } from '../read/export/export';
import { createSqliteStore } from '../sqlite-store';
import { createRegisterWriter } from '../writer';

function open() {
  const db = openDatabase(':memory:');
  return { store: createSqliteStore(db), writer: createRegisterWriter(db), close: () => void db.close() };
}

const place = (code: string, given: Partial<JurisdictionInput> = {}): JurisdictionInput => ({
  ...{ kind: 'jurisdiction', code, names: [] },
  ...given,
});

describe('imported jurisdictions', () => {
  const { given, write } = useTrial(open);

  it.each([
    [
      'a country that is new',
      place('qq', { name: 'Exampleland' }),
      { country: 'Exampleland', full_name: 'Exampleland' },
    ],
    [
      'a region that is new',
      place('us_qq', { name: 'Sampleton' }),
      { country: 'United States', full_name: 'Sampleton (US)' },
    ],
    [
      'one that is called otherwise now',
      place('de', { name: 'Deutschland' }),
      { country: 'Deutschland', full_name: 'Deutschland' },
    ],
  ])('are listed: %s', async (_, input, expected) => {
    const listed = await (await given(input)).listJurisdictions();
    const { code, name } = input;
    expect(listed.find((one) => one.code === code)).toEqual({ code, jurisdiction_code: code, name, ...expected });
  });

  it('keep their name if none is given', async () => {
    const listed = await (await given(place('gb', { names: ['Albion'] }))).listJurisdictions();
    expect(listed.find(({ code }) => code === 'gb')).toMatchObject({ name: 'United Kingdom' });
  });

  it('are found by further names in any spelling, where their own name is no longer weak', async () => {
    const store = await given(place('de', { weak_names: ['Bäyern', '?', 'X'] }), place('at', { names: ['BAYERN!'] }));
    const named = async (key: string) =>
      (await store.findJurisdictionsNamed(key)).map(({ jurisdiction, isWeak }) => [jurisdiction.code, isWeak]);
    expect(await named('bayern')).toEqual([
      ['at', false],
      ['de', true],
    ]);
    expect(await named('x')).toEqual([]);
    await write([place('de', { names: ['Bayern'] })]);
    expect(await named('bayern')).toEqual([
      ['at', false],
      ['de', false],
    ]);
  });

  it('return an outcome, and do not change when written again', async () => {
    await given();
    const inputs = [place('qq', { name: 'Exampleland', names: ['Example'] }), place('gb', { names: ['Albion'] })];
    expect(await write(inputs)).toEqual(['added', 'merged']);
    expect(await write([...inputs, place('gb', { weak_names: ['Albion'] })])).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
    ]);
  });

  it('can be exported and imported unchanged', () => {
    const from = openDatabase(':memory:');
    createRegisterWriter(from).write([
      place('qq', { name: 'Exampleland', names: ['Example'] }),
      place('gb', { name: 'Britain', weak_names: ['Älbion'] }),
      place('de', { names: ['Bayern'] }),
    ]);
    const hash = contentHash(from);
    const records = [...createSqliteExport(from, {}).records()];
    expect(records).toHaveLength(3);
    const to = openDatabase(':memory:');
    createRegisterWriter(to).write(records);
    expect(contentHash(to)).toBe(hash);
    to.close();
  });

  it('are refused without any name', async () => {
    await given();
    await expect(write([place('qq', { names: ['Example'] })])).rejects.toThrow('qq is not known');
  });
});
