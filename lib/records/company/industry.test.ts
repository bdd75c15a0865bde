import { describe, expect, it } from 'vitest';
import { groupIndustryCodes } from './company';

const code = (code_scheme_id: string, number: string, code_scheme_name?: string) => ({
  code: number,
  code_scheme_id,
  code_scheme_name,
});

const idsOf = (schemes: { id: string }[]) => schemes.map(({ id }) => id);

describe('industry codes of a company', () => {
  it.each([
    [['uk_sic_2007', 'eu_nace_2', 'isic_4'], ['uk_sic_2007'], ['eu_nace_2', 'isic_4']],
    [['eu_nace_2'], ['eu_nace_2'], []],
    [['eu_nace_2', 'isic_4'], ['eu_nace_2', 'isic_4'], []],
    [['us_naics_2017', 'uk_sic_2007'], ['us_naics_2017', 'uk_sic_2007'], []],
    [[], [], []],
  ])('of the schemes %j are %j, with %j as equivalents', (given, own, equivalents) => {
    const groups = groupIndustryCodes(given.map((id) => code(id, '1')));
    expect(idsOf(groups.own)).toEqual(own);
    expect(idsOf(groups.equivalents)).toEqual(equivalents);
  });

  it('are grouped by scheme, labelled by its id if it has no name', () => {
    const { own } = groupIndustryCodes([code('a_1', '1', 'Scheme A'), code('b_1', '2'), code('a_1', '3', 'Scheme A')]);
    expect(own.map(({ name, codes }) => [name, codes.length])).toEqual([
      ['Scheme A', 2],
      ['b_1', 1],
    ]);
  });
});
