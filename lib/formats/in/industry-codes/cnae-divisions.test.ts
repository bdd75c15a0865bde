import { describe, expect, test } from 'vitest';
import { cnaeDivision, sectionOf } from './industry-codes';

/** Numbers that ISIC Rev. 4 leaves free, and with it all that extend it; CNAE has no households that produce for themselves. */
const FREE = [4, 34, 40, 44, 48, 54, 57, 67, 76, 83, 89, 98];

const ALL = Array.from({ length: 99 }, (_, index) => index + 1).map((number) => String(number).padStart(2, '0'));

describe('divisions of CNAE 2.0', () => {
  test('are those of ISIC, but for one', () => {
    const free = FREE.map((number) => String(number).padStart(2, '0'));
    expect(ALL.filter((division) => cnaeDivision(division) === undefined)).toEqual(free);
    expect(ALL.filter((division) => cnaeDivision(division) !== undefined && sectionOf(division) === null)).toEqual([]);
  });

  // As the institute has them (IBGE, CONCLA).
  test.each([
    ['01', 'Agricultura, pecuária e serviços relacionados'],
    ['77', 'Aluguéis não-imobiliários e gestão de ativos intangíveis não-financeiros'],
    ['82', 'Serviços de escritório, de apoio administrativo e outros serviços prestados principalmente às empresas'],
    ['99', 'Organismos internacionais e outras instituições extraterritoriais'],
  ])('%s is called %s', (division, title) => expect(cnaeDivision(division)).toBe(title));
});
