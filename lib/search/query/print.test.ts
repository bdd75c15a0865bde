import { describe, expect, it } from 'vitest';
import { COMPANY_SEARCH, OFFICER_SEARCH } from '../filters';
import { parseSearch } from '../state';
import { printQuery } from './print';

const print = (address: Record<string, string>, page = COMPANY_SEARCH) => printQuery(page, parseSearch(page, address));

describe('text of a search', () => {
  it.each([
    [{ q: 'marine group*' }, 'marine group*'],
    [{ q: '"marine group" acme' }, '"marine group" acme'],
    [{ q: 'Re: Energy' }, 'Re: Energy'],
    [{ q: '5" pipe - A&B' }, '5" pipe - A&B'],
    [{ q: 'status:x' }, 'status\\:x'],
    [{ q: '-marine' }, '\\-marine'],
    [{ q: 'gb/01234500' }, 'gb\\/01234500'],
    [{ q: 'a "b' }, 'a \\"b'],
    [{ q: 'a\\' }, 'a\\\\'],
    [{ q: 'a  b' }, 'a\\ \\ b'],
    [{ jurisdiction_code: 'GB|ie' }, 'jurisdiction:GB|ie'],
    [{ jurisdiction_code: 'Germany' }, 'jurisdiction:\\Germany'],
    [{ jurisdiction_code: 'New Zealand' }, 'jurisdiction:"\\New Zealand"'],
    [{ current_status: 'In "Liquidation"' }, 'status:"In \\"Liquidation\\""'],
    [{ company_type: 'Private, limited|' }, 'type:"Private, limited"'],
    [{ types_of_data_held: 'a,b' }, 'data:a,b'],
    [{ inactive: 'false', branch: 'true' }, '-is:inactive is:branch'],
    [{ incorporation_date: '2010-01-01:2010-12-31' }, 'inc:2010'],
    [{ incorporation_date: '2010-05-01:2012-12-31' }, 'inc:2010-05..2012-12'],
    [{ incorporation_date: '2010-01-02:2012-12-31' }, 'inc:2010-01-02..2012-12-31'],
    [{ incorporation_date: '2010-05-01' }, 'inc:2010-05-01'],
    [{ incorporation_date: '2010-12-31:' }, 'inc:>2010'],
    [{ incorporation_date: '2010-01-01:' }, 'inc:>2010-01-01'],
    [{ incorporation_date: ':2010-01-01' }, 'inc:<2010'],
    [
      { q: 'a', exclude: 'current_status:In liquidation,current_status:x,jurisdiction_code:gb' },
      'a -jurisdiction:gb -status:"In liquidation"|x',
    ],
    [{ current_status: 'Active', exclude: 'current_status:a\\|b' }, 'status:Active -status:"a|b"'],
    [{ q: 'a', order: 'score', page: '3' }, 'a'],
    [{}, ''],
  ])('%j is %j', (address, expected) => {
    expect(print(address)).toBe(expected);
  });

  it('uses the fields of its page', () => {
    const address = { q: 'smith', position: 'director', date_of_birth: ':1970-01-01', country_code: 'gb' };
    expect(print(address, OFFICER_SEARCH)).toBe('smith position:director born:<1970');
  });
});
