import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '../open';
import { CompanyCodes } from './context';

function openCodes() {
  const db = openDatabase(':memory:');
  onTestFinished(() => void db.close());
  const codes = new CompanyCodes(db);
  const list = () => db.prepare('SELECT code_scheme_id, code, key FROM told_industry_codes ORDER BY id').raw().all();
  return { db, codes, list };
}

describe('the industry codes of companies', () => {
  test('are stored once', () => {
    const { codes, list } = openCodes();
    const given = ['uk_sic_2007', '62012', 'eu_nace_2', '62.01', 'uk_sic_2007', '62012'];
    const [first, second, third] = codes.idsOf(given);
    expect(third).toBe(first);
    expect(second).not.toBe(first);
    expect(codes.idsOf(given)).toEqual([first, second, first]);
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
  ])('are distinct from those of %s', (_, other) => {
    const { codes } = openCodes();
    const [one, another] = codes.idsOf(['uk_sic_2007', '62012', ...other]);
    expect(another).not.toBe(one);
  });

  test('are added again after a rollback', () => {
    const { db, codes, list } = openCodes();
    db.exec('BEGIN');
    codes.idsOf(['uk_sic_2007', '62012']);
    db.exec('ROLLBACK');
    codes.forget();
    codes.idsOf(['uk_sic_2007', '62012']);
    expect(list()).toHaveLength(1);
  });

  test('are found again when there are more than the cache holds', () => {
    const { codes, list } = openCodes();
    const many = Array.from({ length: 20_050 }, (_, at) => ['invented', String(at)]).flat();
    expect(codes.idsOf(many)).toEqual(codes.idsOf(many));
    expect(list()).toHaveLength(20_050);
  });
});
