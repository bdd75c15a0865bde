import { describe, expect, it } from 'vitest';
import type { Language } from '@/lib/shared/language/language';
import { COMPANY_SEARCH, OFFICER_SEARCH } from '../filters';
import { explain } from './explain';
import { parseQuery } from './parse';

/** Replaces no-break spaces with plain ones, to keep the tables readable. */
const plain = (text: string): string => text.replace(/[\u00a0\u202f]/g, ' ');

describe('description of a search', () => {
  it.each([
    ['', []],
    ['marine', ['named “marine”']],
    ['number:01234500', ['with the number “01234500”']],
    ['j:gb|de', ['in the United Kingdom or Germany']],
    ['country:us', ['in the United States']],
    ['j:gb|de|us_de', ['in the United Kingdom, Germany or Delaware (US)']],
    ['data:a,b', ['with data of type “a” and “b”']],
    ['-is:inactive is:branch', ['not inactive', 'a branch']],
    ['inc:2010..2015', ['incorporated from 2010 to 2015']],
    ['inc:2010', ['incorporated in 2010']],
    ['inc:2010-05', ['incorporated in May 2010']],
    ['inc:2010-05-01', ['incorporated on 1 May 2010']],
    ['inc:>2010 dis:<2015-03', ['incorporated after 2010', 'dissolved before March 2015']],
    ['inc:2010-01-01..2010-01-05', ['incorporated from 1 January 2010 to 5 January 2010']],
    ['type:"\u202eevil"', ['of type “evil”']],
  ])('for %j', (text, expected) => {
    expect(explain(COMPANY_SEARCH, parseQuery(COMPANY_SEARCH, text).state, 'en')).toEqual(expected);
  });

  it('describes exclusions', () => {
    const { state } = parseQuery(COMPANY_SEARCH, 'type:PLC -type:Ltd -j:gb|de', {}, { canExclude: true });
    expect(explain(COMPANY_SEARCH, state, 'en')).toEqual([
      'not in the United Kingdom or Germany',
      'of type “PLC”',
      'not of type “Ltd”',
    ]);
  });

  it.each<[Language, string, string[]]>([
    ['de', 'marine', ['Name: „marine“']],
    ['de', 'number:0123 j:gb|de', ['Nummer: „0123“', 'Rechtsraum: Vereinigtes Königreich oder Deutschland']],
    [
      'de',
      'type:PLC -type:Ltd -is:branch',
      ['Rechtsform: „PLC“', 'Rechtsform: nicht „Ltd“', 'keine Zweigniederlassung'],
    ],
    ['de', 'inc:2010', ['gegründet 2010']],
    ['de', 'inc:2010-05', ['gegründet im Mai 2010']],
    ['de', 'inc:2010-05-01', ['gegründet am 1. Mai 2010']],
    ['de', 'inc:>2010 dis:<2015-03-02', ['gegründet nach 2010', 'aufgelöst vor dem 2. März 2015']],
    ['de', 'inc:2010-05..2011-02', ['gegründet von Mai 2010 bis Februar 2011']],
    ['de', 'inc:2010-01-02..2010-01-05', ['gegründet vom 2. Januar 2010 bis zum 5. Januar 2010']],
    ['fr', 'marine', ['nom : « marine »']],
    ['fr', 'data:a,b', ['données de type : « a » et « b »']],
    ['fr', '-j:gb|de is:inactive', ['juridiction : sauf Royaume-Uni ou Allemagne', 'inactive']],
    ['fr', 'inc:2010-05 dis:>2015', ['constituée en mai 2010', 'dissoute après 2015']],
    ['fr', 'inc:2010..2015', ['constituée de 2010 à 2015']],
    ['fr', 'inc:2010-01-02..2010-01-05', ['constituée du 2 janvier 2010 au 5 janvier 2010']],
  ])('in %s for %j', (language, text, expected) => {
    const { state } = parseQuery(COMPANY_SEARCH, text, {}, { canExclude: true });
    expect(explain(COMPANY_SEARCH, state, language).map(plain)).toEqual(expected);
  });

  it('uses separate words for officers', () => {
    const { state } = parseQuery(OFFICER_SEARCH, 'position:director is:former born:1970');
    expect(explain(OFFICER_SEARCH, state, 'en')).toEqual(['in the position “director”', 'former', 'born in 1970']);
  });
});
