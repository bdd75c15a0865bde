import fc from 'fast-check';
import { describe, expect, onTestFinished, test } from 'vitest';
import { toMoment } from '@/lib/contract/parameters';
import { at, company, reference } from '../../case-inputs';
import type { CompanyInput, RegisterInput, SnapshotInput } from '../../records';
import { openDatabase } from '../open';
import { createSqliteExport } from '../read/export/export';
import { createRegisterWriter } from '../writer';

function openRegister() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void (db.open && db.close()));
  const { write } = createRegisterWriter(db);
  const countWritten = db.prepare<[], number>('SELECT count(*) FROM snapshots').pluck();
  return { db, write, written: () => countWritten.get() };
}

type Register = ReturnType<typeof openRegister>;

/** All snapshots as exported; closes the register. */
function snapshotsOf({ db }: Register): SnapshotInput[] {
  const register = createSqliteExport(db, { kinds: new Set(['snapshot']), withHidden: true });
  try {
    return [...register.records()].filter((record) => record.kind === 'snapshot');
  } finally {
    register.close();
  }
}

const FIRST = company('1', 'Zephyr', { current_status: 'Active', inactive: false });
const recordWith = (given: Partial<CompanyInput>): CompanyInput => ({ ...FIRST, ...given });
const seen = (taken_at: string, given: object = {}, facts: object = {}) => ({
  ...{
    publisher: 'Invented Register',
    series: '1',
    taken_at: `${taken_at}T00:00:00+00:00`,
    ...given,
  },
  facts: {
    name: 'Zephyr',
    current_status: 'Active',
    inactive: false,
    incorporation_date: null,
    registered_address: null,
    ...facts,
  },
});

describe('the snapshots of a company', () => {
  test.each<[string, RegisterInput[], number, object[]]>([
    ['from one record, implied by its row', [FIRST], 0, [seen('2026-01-01')]],
    ['from two equal records', [FIRST, FIRST], 0, [seen('2026-01-01')]],
    [
      'from a later record',
      [FIRST, recordWith({ inactive: true, ...at('2026-02-01') })],
      2,
      [seen('2026-01-01'), seen('2026-02-01', {}, { inactive: true })],
    ],
    ['from another record of the same time', [FIRST, recordWith({ name: 'Mistral' })], 0, [seen('2026-01-01')]],
    [
      'from an older record, which fills a gap',
      [FIRST, recordWith({ incorporation_date: '2020', ...at('2025') })],
      2,
      [
        {
          ...seen('2025-01-01'),
          facts: {
            name: 'Zephyr',
            current_status: 'Active',
            inactive: false,
            incorporation_date: '2020',
            registered_address: null,
          },
        },
        seen('2026-01-01'),
      ],
    ],
    [
      'from a later record that says the same',
      [FIRST, recordWith(at('2026-02-01'))],
      1,
      [seen('2026-02-01', { first_at: '2026-01-01T00:00:00+00:00' })],
    ],
    [
      'from an older record of another publisher, which adds nothing',
      [FIRST, recordWith(at('2025-01-01', 'Another'))],
      1,
      [seen('2025-01-01', { publisher: 'Another' }), seen('2026-01-01')],
    ],
    [
      'from two publishers',
      [FIRST, recordWith({ name: 'Mistral', ...at('2026-02-01', 'Another') })],
      2,
      [seen('2026-02-01', { publisher: 'Another' }, { name: 'Mistral' }), seen('2026-01-01')],
    ],
    [
      'that was joined with another',
      [
        recordWith({ company_number: 'X', number_is_stand_in: true, keys: ['lei:1'], ...at('2025-01-01', 'Another') }),
        FIRST,
        recordWith({ keys: ['lei:1'], ...at('2026-02-01') }),
      ],
      2,
      [seen('2025-01-01', { publisher: 'Another' }), seen('2026-02-01', { first_at: '2026-01-01T00:00:00+00:00' })],
    ],
    [
      'with officers',
      [FIRST, { kind: 'officer', key: 'o', company: reference('1'), name: 'Ada', ...at('2026-02-01') }],
      1,
      [seen('2026-01-01'), { ...seen('2026-02-01', { series: 'officers' }), facts: null }],
    ],
    [
      'from an older record of another publisher, which adds an address',
      [FIRST, recordWith({ registered_address_in_full: '1 Quay', ...at('2025-01-01', 'Another') })],
      2,
      [seen('2025-01-01', { publisher: 'Another' }, { registered_address: '1 Quay' }), seen('2026-01-01')],
    ],
    ['without a time', [recordWith({ source: { publisher: 'Invented Register' } })], 0, []],
  ])('%s are what was said', (_, inputs, written, expected) => {
    const register = openRegister();
    for (const input of inputs) register.write([input]);
    expect(register.written()).toBe(written);
    expect(snapshotsOf(register)).toMatchObject(expected);
  });

  test('that were exported take no more space here', () => {
    const [one, other] = [openRegister(), openRegister()];
    one.write([FIRST, recordWith({ company_number: '2', record_key: '2', ...at('2026-01-01T10:00:00+02:00') })]);
    const kept = snapshotsOf(one);
    other.write(
      [FIRST, recordWith({ company_number: '2', record_key: '2' })].map((record) => ({ ...record, is_restored: true })),
    );
    expect(other.write(kept)).toEqual(['added', 'added']);
    expect(other.write(kept)).toEqual(['unchanged', 'unchanged']);
    expect(other.written()).toBe(1);
    expect(snapshotsOf(other)).toEqual(kept);
  });
});

const LETTERS = ['a', 'Å', '"', '\\', '/', '\0', '\t', '💡', ' '];
const key = fc.string({ unit: fc.constantFrom(...LETTERS) });
/** A lone surrogate is stored in facts; in a key it would be changed. */
const text = fc.string({ unit: fc.constantFrom(...LETTERS, '\ud800') });
const moment = fc.oneof(
  fc.constantFrom('2026-01-01', '2026', '2026-01-01T05:06:07', '2026-01-01T05:06:07.123Z', '2026-01-01 05:06:07', ''),
  fc.constantFrom('2026-01-01T23:06:07-05:00', '2026-02-30', '2024-02-29', '2026-01-01T05:06Z', 'soon'),
);

test('any record is kept as the snapshot that it is', () => {
  const record = fc.record({
    ...{ record_key: key, publisher: fc.option(key), retrieved_at: fc.option(moment) },
    ...{ current_status: fc.option(text), incorporation_date: fc.option(text), inactive: fc.option(fc.boolean()) },
    ...{ registered_address_in_full: fc.option(text), registered_address: fc.option(fc.record({ locality: text })) },
  });
  fc.assert(
    fc.property(fc.array(record, { maxLength: 20 }), (records) => {
      const register = openRegister();
      const inputs = records.map(({ publisher, retrieved_at, ...given }, index) =>
        company(String(index), 'Zephyr', { ...given, source: { publisher, retrieved_at } }),
      );
      register.write(inputs);
      const expected = inputs.flatMap((input) => {
        const { source, name, record_key, current_status, inactive, incorporation_date } = input;
        const taken_at = toMoment(source.retrieved_at);
        const inParts = input.registered_address ? JSON.stringify(input.registered_address) : null;
        const registered_address = input.registered_address_in_full ?? inParts;
        const facts = { name, current_status, inactive, incorporation_date, registered_address };
        return taken_at === null ? [] : [{ facts, publisher: source.publisher ?? '', series: record_key, taken_at }];
      });
      const kept = snapshotsOf(register).map(({ facts, publisher, series, taken_at }) => ({
        ...{ facts, publisher, series, taken_at },
      }));
      expect(kept).toEqual(expected);
    }),
    { numRuns: 30 },
  );
});
