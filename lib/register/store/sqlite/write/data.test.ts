import { expect, onTestFinished, test } from 'vitest';
import { at, company, reference, source } from '../../case-inputs';
import type { DatumInput, RegisterInput } from '../../records';
import { openDatabase } from '../open';
import { createDataReader } from '../read/company-parts';
import { createRegisterWriter } from '../writer';

const datum = (numbers: string[], given: Partial<DatumInput> = {}): DatumInput => ({
  ...{ kind: 'datum', key: 'd', companies: numbers.map(reference), data_type: 'Licence', title: 'A licence' },
  ...{ attributes: {}, source, ...given },
});

function openRegister() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const writer = createRegisterWriter(db);
  writer.write(['1', '2', '3'].map((number) => company(number, `No. ${number}`)));
  const reader = createDataReader(db);
  return {
    write: (...inputs: RegisterInput[]) => writer.write(inputs),
    companiesOf: (id: number) => reader.find(id)?.companies?.map(({ company_number }) => company_number),
    dataOf: (companyId: number) => reader.list(companyId, { offset: 0, limit: 10 }),
    attributesOf: (id: number) => reader.find(id)?.attributes,
    fillKinds: () =>
      db.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
        INSERT INTO data_kinds (data_type, shape, title) SELECT 'Filler', i, '' FROM n`),
    shared: () => db.prepare('SELECT count(*) FROM shared_data').pluck().get(),
  };
}

test.each<[string, string[][], string[]]>([
  ['of one company, given twice', [['1'], ['1']], ['1']],
  ['of one company named twice', [['1', '1']], ['1']],
  ['of two at once', [['2', '1']], ['1', '2']],
  ['of one, and then of another', [['1'], ['2']], ['1', '2']],
  ['of two, and then of a third', [['1', '2'], ['3']], ['1', '2', '3']],
  ['of no company, and then of one', [[], ['3']], ['3']],
])('a datum %s is found with its companies', (_, given, expected) => {
  const { write, companiesOf, dataOf, shared } = openRegister();
  for (const numbers of given) write(datum(numbers));
  expect(companiesOf(1)).toEqual(expected);
  expect([1, 2, 3].map((id) => dataOf(id).total)).toEqual(['1', '2', '3'].map((n) => Number(expected.includes(n))));
  expect(shared()).toBe(expected.length === 1 ? 0 : expected.length);
});

test('a datum keeps its own title until it is changed', () => {
  const { write, dataOf } = openRegister();
  const second = (title: string) => datum(['1'], { key: 'e', title });
  expect(write(datum(['1']), second('Another licence'))).toEqual(['added', 'added']);
  const titles = () => dataOf(1).items.map(({ title }) => title);
  expect(titles().sort()).toEqual(['A licence', 'Another licence']);
  expect(write(second('Another licence'))).toEqual(['unchanged']);
  const revoked = datum(['1'], { title: 'Revoked', ...at('2026-02-01') });
  expect(write({ ...second('A licence'), ...at('2026-02-01') }, revoked)).toEqual(['merged', 'merged']);
  expect(titles().sort()).toEqual(['A licence', 'Revoked']);
  expect(write(second('Another licence'), datum(['1']))).toEqual(['unchanged', 'unchanged']);
});

test('a datum has its creation time as update time until it changes', () => {
  const { write, dataOf } = openRegister();
  const made = { created_at: '2020-01-01T00:00:00.000Z' };
  write(datum(['1'], made));
  expect(dataOf(1).items).toMatchObject([{ ...made, updated_at: made.created_at }]);
  write(datum(['1'], { description: 'For the sale of lamps' }));
  const [changed] = dataOf(1).items;
  expect(changed).toMatchObject(made);
  expect(changed?.updated_at).not.toBe(made.created_at);
});

test.each([false, true])('attributes are read back unchanged; too many kinds before: %s', (tooMany) => {
  const { write, attributesOf, fillKinds } = openRegister();
  if (tooMany) fillKinds();
  const attributes = { terms: { from: '2026-01-01', lamps: 3 }, places: ['Ashby'], until: null };
  expect(write(datum(['1'], { attributes }))).toEqual(['added']);
  expect(attributesOf(1)).toEqual(attributes);
  expect(write(datum(['1'], { attributes }))).toEqual(['unchanged']);
  const other = { terms: { from: '2026-01-01' } };
  expect(write(datum(['1'], { attributes: other, ...at('2026-02-01') }))).toEqual(['merged']);
  expect(attributesOf(1)).toEqual(other);
});
