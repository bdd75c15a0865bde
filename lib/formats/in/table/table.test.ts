import { describe, expect, test } from 'vitest';
import type { RegisterInput } from '@/lib/register/store/records';
import { isLater } from '../format';
import { collectItems, sourceOf } from '../read/byte-streams';
import { table } from './table';

const SOURCE = { publisher: 'Example Register', licence: 'CC0 1.0', url: 'https://register.example/' };
const FILE = { name: 'table.csv', date: '2024-05-05T00:00:00.000Z' };

/** Records of a table's rows by a mapping. */
async function map(mapping: object, content: string) {
  const options = { mapping: { source: SOURCE, ...mapping } };
  const toRecords = table.createMapper(options);
  const items = await collectItems(table.read(sourceOf(FILE.name, content), options));
  return items.flatMap((item): (RegisterInput | string)[] => {
    const mapped = 'raw' in item ? toRecords(item.raw, FILE, false) : { skip: item.problem };
    if (isLater(mapped)) throw new Error('nothing here waits');
    return 'skip' in mapped ? [mapped.skip] : mapped;
  });
}

const COMPANY = { kind: 'company', jurisdiction_code: { value: 'is' }, company_number: 'No', name: 'Name' };

describe('a table read by a mapping', () => {
  test('makes companies in the interface’s own words', async () => {
    const fields = {
      ...COMPANY,
      current_status: 'State',
      inactive: { column: 'State', values: { Active: false, 'Struck off': true } },
      incorporation_date: { column: 'Founded', date: 'DD.MM.YYYY' },
      registered_address_in_full: { columns: ['Street', 'Town'] },
      previous_names: { column: 'Before', split: '|' },
      industry_codes: { code_scheme_id: 'eu_nace_2', codes: { column: 'Trade', split: ' ' } },
      lei: 'LEI',
    };
    const content = [
      'No;Name;State;Founded;Street;Town;Before;Trade;LEI',
      '1;Fjallið ehf.;Active;1.2.2003;Gata 1;Bær;Hóll ehf. | Dalur ehf.;62.01 63.11;529900T8BM49AURSDO55',
      '2;"Ströndin; hf.";Struck off;31.2.2003;;;;;',
    ].join('\n');
    const [first, second] = await map({ separator: ';', records: [fields] }, content);
    expect(first).toMatchObject({
      jurisdiction_code: 'is',
      company_number: '1',
      name: 'Fjallið ehf.',
      keys: ['lei:529900T8BM49AURSDO55'],
      inactive: false,
      incorporation_date: '2003-02-01',
      registered_address_in_full: 'Gata 1, Bær',
      previous_names: [{ company_name: 'Hóll ehf.' }, { company_name: 'Dalur ehf.' }],
      industry_codes: [
        { code_scheme_id: 'eu_nace_2', code: '62.01' },
        { code_scheme_id: 'eu_nace_2', code: '63.11' },
      ],
      source: { publisher: 'Example Register', terms: 'CC0 1.0', retrieved_at: FILE.date },
    });
    // The date does not exist; empty is unknown.
    expect(second).toMatchObject({ name: 'Ströndin; hf.', inactive: true, incorporation_date: null });
    expect(second).not.toHaveProperty('keys');
    expect(second).toMatchObject({ registered_address_in_full: null, previous_names: [], industry_codes: [] });
  });

  test('makes a company, an officer and a filing of one row', async () => {
    const numbered = { jurisdiction_code: { value: 'is' }, company_number: 'No', company_name: 'Name' };
    const records = [
      COMPANY,
      { kind: 'officer', ...numbered, name: 'Head', position: { value: 'director' }, end_date: 'Until' },
      { kind: 'filing', ...numbered, date: 'Filed', title: { value: 'Annual accounts' } },
    ];
    const made = await map({ records }, 'No,Name,Head,Until,Filed\n1,Fjallið,Ada Invented,2020-01-31,2019-05-05\n');
    expect(made).toEqual([
      expect.objectContaining({ kind: 'company' }),
      expect.objectContaining({
        kind: 'officer',
        name: 'Ada Invented',
        position: 'director',
        end_date: '2020-01-31',
        company: expect.objectContaining({ key: 'company:is/1', name: 'Fjallið' }),
      }),
      expect.objectContaining({ kind: 'filing', date: '2019-05-05', title: 'Annual accounts' }),
    ]);
  });

  const OWNERSHIP = {
    kind: 'relationship',
    owner: { name: 'Owner', company_number: 'OwnerNo', jurisdiction_code: { value: 'is' } },
    owned: { name: 'Name', company_number: 'No', jurisdiction_code: { value: 'is' } },
    percentage: { column: 'Share', decimal: ',' },
  };

  test.each([
    ['with both numbers is as sure as the publisher', 'A,7,B,8,"25,5"', 25.5, 90],
    ['whose owner is known by name only is not', 'A,,B,8,"1.000,5 %"', null, 55],
    ['without a share has an unknown one', 'A,7,B,8,', null, 90],
  ])('a relationship %s', async (_, row, percentage, confidence) => {
    const mapping = { confidence: 90, records: [OWNERSHIP] };
    const [made] = await map(mapping, `Owner,OwnerNo,Name,No,Share\n${row}\n`);
    expect(made).toMatchObject({
      relationship: { relationship_type: 'shareholding', percentage },
      provenances: [{ confidence, publisher: 'Example Register' }],
    });
  });

  test.each(['-5', '1e999', 'NaN', 'many'])('of %s shares has an unknown number of them', async (shares) => {
    const [made] = await map(
      { records: [{ ...OWNERSHIP, number_of_shares: 'Share' }] },
      `Owner,Name,No,OwnerNo,Share\nA,B,8,7,${shares}\n`,
    );
    expect(made).toMatchObject({ relationship: { number_of_shares: null, percentage: null } });
  });

  test('a row gives the same keys at any place in the file', async () => {
    const rows = ['A,7,B,8,1', 'C,9,B,8,2'];
    const keysOf = async (content: string[]) =>
      (await map({ records: [OWNERSHIP] }, ['Owner,OwnerNo,Name,No,Share', ...content, ''].join('\n'))).map((made) =>
        typeof made === 'object' && made.kind === 'statement' ? made.key : made,
      );
    expect((await keysOf(rows.toReversed())).toReversed()).toEqual(await keysOf(rows));
  });

  test.each([
    ['no number', 'No,Name\n,A\n', 'no company number, or no jurisdiction that there is'],
    ['a number that goes on', `No,Name\n${'1'.repeat(500)},A\n`, 'no company number, or no jurisdiction that there is'],
    ['no name', 'No,Name\n1,\n', 'a company with no name'],
    ['no such column', 'No,Title\n1,A\n', 'the table has no column "Name", of which the mapping speaks'],
  ])('a row with %s is not taken, with the reason', async (_, content, reason) => {
    expect(await map({ records: [COMPANY] }, content)).toEqual([reason]);
  });

  test('a table without a header has the columns that the mapping names', async () => {
    const made = await map({ columns: ['No', 'Name'], records: [COMPANY] }, '1,A\n');
    expect(made).toEqual([expect.objectContaining({ company_number: '1', name: 'A' })]);
  });
});

test.each([
  ['none', undefined, 'needs a mapping'],
  ['one that is no object', 7, 'the whole: '],
  ['one without records', { source: SOURCE, records: [] }, 'records: '],
  [
    'one that was retrieved on no day',
    { source: { ...SOURCE, retrieved_at: 'lately' }, records: [COMPANY] },
    'source.retrieved_at: no day or moment',
  ],
  ['one with a field that there is not', { source: SOURCE, records: [{ ...COMPANY, title: 'T' }] }, 'records.0: '],
  [
    'one with days written in no known way',
    { source: SOURCE, records: [{ ...COMPANY, incorporation_date: { column: 'F', date: 'D/M/Y' } }] },
    'records.0.incorporation_date.date: ',
  ],
])('a mapping must do: not %s', (_, mapping, message) => {
  expect(() => table.createMapper({ mapping })).toThrow(message);
});
