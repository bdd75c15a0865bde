import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES, JURISDICTIONS } from './jurisdictions';
import { ALPHA_3, matchJurisdiction } from './match';

describe('matching a jurisdiction', () => {
  it.each([
    ['gb', 'gb'],
    ['GB', 'gb'],
    ['uk', 'gb'],
    ['us_de', 'us_de'],
    ['US-DE', 'us_de'],
    ['us de', 'us_de'],
    ['DEU', 'de'],
    ['xkx', 'xk'],
    ['DE-BY', 'de'],
    ['GB-ENG', 'gb'],
    ['US-XX', undefined],
  ])('recognises the code %j as %j', (q, code) => {
    expect(matchJurisdiction(q)?.code).toBe(code);
  });

  it.each([
    ['United Kingdom', 'gb'],
    ['the netherlands', 'nl'],
    ['Holland', 'nl'],
    ['Deutschland', 'de'],
    ['Allemagne', 'de'],
    ['Германия', 'de'],
    ['Ελλάδα', 'gr'],
    ['日本', 'jp'],
    ['대한민국', 'kr'],
    ['Österreich', 'at'],
    ['osterreich', 'at'],
    ['Czech Republic', 'cz'],
    ['Ivory Coast', 'ci'],
    ['Côte d’Ivoire', 'ci'],
    ['U.S.A.', 'us'],
    ['United States of America', 'us'],
    ['Hong Kong', 'hk'],
    ['Isle of Man', 'im'],
    ['British Virgin Islands', 'vg'],
    ['Scotland', 'gb'],
  ])('recognises the name %j as %j', (q, code) => {
    expect(matchJurisdiction(q)?.code).toBe(code);
  });

  it.each([
    ['Delaware', 'us_de'],
    ['Delaware, US', 'us_de'],
    ['delaware (USA)', 'us_de'],
    ['State of Delaware', 'us_de'],
    ['California USA', 'us_ca'],
    ['CA, USA', 'us_ca'],
    ['United States, New York', 'us_ny'],
    ['NY', 'us_ny'],
    ['Washington, D.C.', 'us_dc'],
    ['Québec', 'ca_qc'],
    ['Ontario, Kanada', 'ca_on'],
    ['Dubai, United Arab Emirates', 'ae_du'],
    ['Emirate of Sharjah', 'ae_sh'],
    ['Georgia, USA', 'us_ga'],
    ['Delaware, Canada', undefined],
  ])('recognises the region %j as %j', (q, code) => {
    expect(matchJurisdiction(q)?.code).toBe(code);
  });

  it.each([
    ['Georgia', undefined, 'ge'],
    ['Georgia', 'us', 'us_ga'],
    ['Georgia', 'us_ny', 'us_ga'],
    ['Georgia', 'US-NY', 'us_ga'],
    ['Georgia', 'ge', 'ge'],
    ['Georgia', 'fr', 'ge'],
    ['Georgia', 'nowhere', 'ge'],
    ['DE', undefined, 'de'],
    ['DE', 'us_ny', 'us_de'],
    ['CA', 'us', 'us_ca'],
  ])('resolves %j near %j as %j', (q, related, code) => {
    expect(matchJurisdiction(q, related)?.code).toBe(code);
  });

  it.each([[''], ['---'], ['Nowhere at all'], ['zz'], ['of the']])('finds nothing for %j', (q) => {
    expect(matchJurisdiction(q)).toBeUndefined();
  });

  it('finds nothing in a long text, without trying all its parts', () => {
    expect(matchJurisdiction('one of Delaware '.repeat(20_000))).toBeUndefined();
  });

  it('finds every jurisdiction by its code, and by its full name', () => {
    for (const { code, full_name } of JURISDICTIONS) {
      expect(matchJurisdiction(code)?.code, code).toBe(code);
      expect(matchJurisdiction(code.toUpperCase().replace('_', '-'))?.code, code).toBe(code);
      expect(matchJurisdiction(full_name ?? '')?.code, full_name ?? code).toBe(code);
    }
  });

  it('has one three-letter code for each country', () => {
    expect([...ALPHA_3.values()].sort()).toEqual([...COUNTRY_CODES].sort());
  });
});
