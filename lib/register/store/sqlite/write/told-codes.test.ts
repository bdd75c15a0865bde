import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../open';
import { ToldCodes } from './context';

function openCodes() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const codes = new ToldCodes(db);
  const list = () => db.prepare('SELECT code_scheme_id, code, key FROM told_industry_codes ORDER BY id').raw().all();
  return { db, codes, list };
}

describe('the industry codes that companies have', () => {
  test('are kept once, however often they are told', () => {
    const { codes, list } = openCodes();
    const told = ['uk_sic_2007', '62012', 'eu_nace_2', '62.01', 'uk_sic_2007', '62012'];
    const [first, second, third] = codes.idsOf(told);
    expect(third).toBe(first);
    expect(second).not.toBe(first);
    expect(codes.idsOf(told)).toEqual([first, second, first]);
    expect(list()).toEqual([
      ['uk_sic_2007', '62012', 'uk_sic_2007-62012'],
      ['eu_nace_2', '62.01', 'eu_nace_2-6201'],
    ]);
  });

  test.each([
    ['another scheme', ['uk_sic_2003', '62012']],
    ['another code', ['uk_sic_2007', '62011']],
    ['the same with a dot, as its register writes it', ['uk_sic_2007', '62.012']],
    ['other letters', ['UK_SIC_2007', '62012']],
  ])('are told apart from those of %s', (_, other) => {
    const { codes } = openCodes();
    const [one, another] = codes.idsOf(['uk_sic_2007', '62012', ...other]);
    expect(another).not.toBe(one);
  });

  test('of a transaction that was rolled back are made anew', () => {
    const { db, codes, list } = openCodes();
    db.exec('BEGIN');
    codes.idsOf(['uk_sic_2007', '62012']);
    db.exec('ROLLBACK');
    codes.forget();
    codes.idsOf(['uk_sic_2007', '62012']);
    expect(list()).toHaveLength(1);
  });

  test('are found again where more are told than are remembered', () => {
    const { codes, list } = openCodes();
    const many = Array.from({ length: 20_050 }, (_, at) => ['invented', String(at)]).flat();
    expect(codes.idsOf(many)).toEqual(codes.idsOf(many));
    expect(list()).toHaveLength(20_050);
  });
});
