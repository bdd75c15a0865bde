import { describe, expect, it } from 'vitest';
import { COMPANY_SEARCH, OFFICER_SEARCH } from '../filters';
import { explain } from './explain';
import { parseQuery } from './parse';

describe('a search in words', () => {
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
    expect(explain(COMPANY_SEARCH, parseQuery(COMPANY_SEARCH, text).state)).toEqual(expected);
  });

  it('says what is left out', () => {
    const { state } = parseQuery(COMPANY_SEARCH, 'type:PLC -type:Ltd -j:gb|de', {}, { canExclude: true });
    expect(explain(COMPANY_SEARCH, state)).toEqual([
      'not in the United Kingdom or Germany',
      'of type “PLC”',
      'not of type “Ltd”',
    ]);
  });

  it('speaks of officers in their own words', () => {
    const { state } = parseQuery(OFFICER_SEARCH, 'position:director is:former born:1970');
    expect(explain(OFFICER_SEARCH, state)).toEqual(['in the position “director”', 'former', 'born in 1970']);
  });
});
