import { describe, expect, test } from 'vitest';
import { FORMATS } from '../formats';
import { lei } from '../gleif/fixtures';
import { collectItems, sourceOf } from '../read/byte-streams';
import { meip } from './meip';

const FILE = { name: 'heads.json', date: '2024-05-05T00:00:00.000Z' };

const head = (part: Record<string, unknown> = {}) => ({
  name: 'TARN HOLDINGS, INC.',
  parent_mne: 'Tarn Group Inc',
  address: '1 Mill Lane WILMINGTON US-DE 19801 US',
  alt_names: ['Tarn', 'TARN HOLDINGS INC'],
  identifiers: { capiq: '1', permid: '2', opencorporates: 'us_de/1234567' },
  iso3: 'USA',
  subsidiaries_total: 169,
  subsidiaries_with_lei: 5,
  ...part,
});

async function mapList(list: unknown): Promise<unknown[]> {
  const items = await collectItems(meip.read(sourceOf('heads.json', JSON.stringify(list, null, 1))));
  const map = meip.createMapper();
  return items.flatMap((item): unknown[] => {
    const mapped = 'raw' in item ? map(item.raw, FILE, true) : { skip: item.problem };
    if ('later' in mapped) return ['later'];
    return 'skip' in mapped ? [mapped.skip] : mapped;
  });
}

describe('the head of an enterprise', () => {
  test('is a company with its numbers, the first member of the grouping', async () => {
    const [company, grouping, datum, ...others] = await mapList({ [lei(1)]: head() });
    expect(company).toMatchObject({
      kind: 'company',
      jurisdiction_code: 'us_de',
      company_number: '1234567',
      keys: [`lei:${lei(1)}`],
      name: 'TARN HOLDINGS, INC.',
      alternative_names: [{ company_name: 'Tarn' }, { company_name: 'TARN HOLDINGS INC' }],
      identifiers: [{ uid: lei(1) }, { uid: '1' }, { uid: '2' }],
    });
    expect(grouping).toMatchObject({
      kind: 'corporate_grouping',
      name: 'Tarn Group Inc',
      members: [{ company: { key: 'company:us_de/1234567' } }],
    });
    expect(datum).toMatchObject({ attributes: { subsidiaries: 169, subsidiaries_with_lei: 5 } });
    expect(others).toEqual([]);
  });

  test('says of itself no date, so that no dated record gives way to it', async () => {
    const [company] = await mapList({ [lei(1)]: head() });
    expect(Object(company).source).not.toHaveProperty('retrieved_at');
  });

  test.each([
    ['gb/sc045551', 'company:gb/SC045551'],
    ['de/d2601v_hrb42039', 'company:de/D2601V_HRB42039'],
    ['za/1925-001431-06', 'company:za/1925-001431-06'],
    ['je/extuid_266101', `lei:${lei(1)}`],
    ['ch/289911', `lei:${lei(1)}`],
    ['es/17000852', `lei:${lei(1)}`],
    ['zz/1', `lei:${lei(1)}`],
    ['us_de', `lei:${lei(1)}`],
    [undefined, `lei:${lei(1)}`],
  ])('with the key %s goes by %s', async (opencorporates, key) => {
    const inputs = await mapList({ [lei(1)]: head({ identifiers: { opencorporates } }) });
    expect(inputs).toContainEqual(
      expect.objectContaining({
        kind: 'corporate_grouping',
        members: [expect.objectContaining({ company: expect.objectContaining({ key }) })],
      }),
    );
    expect(inputs.some((input) => Object(input).kind === 'company')).toBe(key.startsWith('company:'));
  });

  test.each([
    ['no LEI', { TARN: head() }, 'an enterprise without an LEI'],
    ['no name', { [lei(1)]: head({ name: ' ' }) }, 'an enterprise or head with no name'],
    ['no enterprise', { [lei(1)]: head({ parent_mne: null }) }, 'an enterprise or head with no name'],
    ['nothing', { [lei(1)]: null }, 'an enterprise without an LEI'],
  ])('with %s is left out', async (_, list, reason) => {
    expect(await mapList(list)).toEqual([reason]);
  });
});

test('a list is recognised by its keys', () => {
  const start = JSON.stringify({ [lei(1)]: head() }, null, 1);
  expect(FORMATS.filter((format) => format.recognises({ name: 'f', start }))).toEqual([meip]);
  expect(meip.recognises({ name: 'f', start: JSON.stringify({ [lei(1)]: { name: 'A' } }) })).toBe(false);
});
