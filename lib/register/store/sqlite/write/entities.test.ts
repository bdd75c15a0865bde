import { describe, expect, onTestFinished, test } from 'vitest';
import { at, company, reference, source } from '../../case-inputs';
import type { CompanyInput, FilingInput, PlaceholderInput, RegisterInput } from '../../records';
import { openDatabase } from '../open';
import { createRegisterWriter } from '../writer';

/** A register with each record written in its own transaction, or all in one. */
function registerOf(inputs: RegisterInput[], together: boolean) {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const writer = createRegisterWriter(db);
  if (together) writer.write(inputs);
  else for (const input of inputs) writer.write([input]);
  const keys = db.prepare<[], string>('SELECT key FROM entity_keys ORDER BY key').pluck();
  const companyOf = db
    .prepare<[string], string>(
      `SELECT c.company_number FROM filings f JOIN companies c ON c.id = f.company_id WHERE f.key = ?`,
    )
    .pluck();
  const count = (table: string) => db.prepare<[], number>(`SELECT count(*) FROM ${table}`).pluck().get();
  return { keys: () => keys.all(), companyOf: (filing: string) => companyOf.get(filing), count };
}

const filing = (key: string, of: string): FilingInput => ({
  ...{ kind: 'filing', key, company: { key: of, name: of }, date: '2026-01-01', title: 'Accounts' },
});
const standIn = (given: Partial<CompanyInput> = {}) =>
  company('LEI1', 'Zephyr', { number_is_stand_in: true, keys: ['lei:1'], ...given });
const placeholder = (...keys: string[]): PlaceholderInput => ({
  ...{ kind: 'placeholder', keys, record_key: 'p', name: 'Zephyr', entity_type: 'company', source },
});
const own = (number: string): string => reference(number).key;

describe.each([
  ['in one transaction', true],
  ['one after the other', false],
])('records that are written %s', (_, together) => {
  test('find a company by the number in its row, without a key for it', () => {
    const register = registerOf([company('1', 'Zephyr'), filing('f', own('1')), company('1', 'Zephyr')], together);
    expect([register.keys(), register.companyOf('f'), register.count('entities')]).toEqual([[], '1', 1]);
  });

  test.each(['1/A', 'a', 'Å 1', '1%', '', "1'"])('find it by the number %j and by no other', (number) => {
    const others = ['1', 'A', 'b'].map((other) => company(other, 'Another'));
    const register = registerOf([...others, company(number, 'Zephyr'), filing('f', own(number))], together);
    expect([register.keys(), register.companyOf('f')]).toEqual([[], number]);
  });

  test('keep one entity for a company that was mentioned earlier, without its key', () => {
    const register = registerOf([filing('f', own('1')), company('1', 'Zephyr'), filing('g', own('1'))], together);
    expect([register.keys(), register.count('entities')]).toEqual([[], 1]);
    expect(['f', 'g'].map(register.companyOf)).toEqual(['1', '1']);
  });

  test('find a company by the stand-in that its number replaced', () => {
    const replaced = [standIn(), company('1', 'Zephyr', { keys: ['lei:1'] }), filing('f', own('LEI1'))];
    const register = registerOf([...replaced, filing('g', own('1')), standIn()], together);
    expect(register.keys()).toEqual([own('LEI1'), 'lei:1']);
    expect([register.companyOf('f'), register.companyOf('g'), register.count('companies')]).toEqual(['1', '1', 1]);
  });

  test('find a company by a stand-in that came after its number', () => {
    const register = registerOf(
      [company('1', 'Zephyr', { keys: ['lei:1'] }), standIn(), filing('f', own('LEI1'))],
      together,
    );
    expect([register.keys(), register.companyOf('f')]).toEqual([[own('LEI1'), 'lei:1'], '1']);
  });

  test('find a joined company by both numbers', () => {
    const [one, other] = [standIn(), company('1', 'Zephyr')];
    const joined = company('1', 'Zephyr', { keys: ['lei:1'], ...at('2026-02-01') });
    const register = registerOf([one, filing('f', own('LEI1')), other, joined, filing('g', own('LEI1'))], together);
    expect(register.keys()).toEqual([own('LEI1'), 'lei:1']);
    expect(['f', 'g'].map(register.companyOf)).toEqual(['1', '1']);
  });

  test('give a number to its current company, even if another one had it', () => {
    const former = company('1', 'Zephyr', { keys: [own('2')] });
    const register = registerOf(
      [former, filing('f', own('2')), company('2', 'Mistral'), filing('g', own('2'))],
      together,
    );
    expect([register.keys(), register.companyOf('f'), register.companyOf('g')]).toEqual([[], '1', '2']);
  });

  test('add the keys of a placeholder to the company that it turns out to be', () => {
    const register = registerOf([company('1', 'Zephyr'), placeholder('p', own('1')), filing('f', 'p')], together);
    expect([register.keys(), register.companyOf('f')]).toEqual([['p'], '1']);
  });
});
