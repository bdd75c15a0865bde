import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toggleLeftOut, toggleWanted } from './chips';
import type { Choice } from './facet-view';
import { COMPANY_SEARCH } from './filters';
import { ANY_VALUE, type ChoiceAddresses, type LinkedChoice, packChoice, unpackChoice } from './form-address';
import { searchHref } from './request';
import { parseSearch, type SearchState, withTerms } from './state';

const NAME = 'company_type';
const EMPTY_SEARCH = parseSearch(COMPANY_SEARCH, {});

/** The addresses of a value's links in a search. */
const addressesFrom = (search: SearchState, value: string): ChoiceAddresses => ({
  href: searchHref(COMPANY_SEARCH, toggleWanted(search, NAME, value)),
  leaveOutHref: searchHref(COMPANY_SEARCH, toggleLeftOut(search, NAME, value)),
});

const linked = (search: SearchState, value: string, rest: Partial<Choice> = {}): LinkedChoice => ({
  value,
  words: value,
  state: 'neither',
  ...rest,
  ...addressesFrom(search, value),
});

const pack = (given: LinkedChoice, any: ChoiceAddresses) => packChoice(given, any, () => given);

const term = fc.oneof(fc.string({ unit: 'binary', minLength: 1 }), fc.stringMatching(/^[a-z,|:\\&+%# ]{1,8}$/));

describe('packed filter values', () => {
  it('survive packing and unpacking, for any value and search', () => {
    const choice = fc.record(
      { words: term, count: fc.nat(), state: fc.constantFrom('chosen' as const, 'left_out' as const) },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(term, fc.array(term, { maxLength: 2 }), choice, (value, before, rest) => {
        const search = withTerms(EMPTY_SEARCH, NAME, before);
        const any = addressesFrom(search, ANY_VALUE);
        const isChosen = search.terms[NAME]?.terms.some((term) => term.toLowerCase() === value.toLowerCase());
        const given = linked(search, value, isChosen ? { ...rest, state: 'chosen' } : rest);
        expect(unpackChoice(pack(given, any), any)).toEqual(given);
      }),
    );
  });

  it('hold only the value and its count if nothing is selected', () => {
    const any = addressesFrom(EMPTY_SEARCH, ANY_VALUE);
    const given = linked(EMPTY_SEARCH, 'Société à responsabilité limitée (S.à r.l.)', { count: 92 });
    expect(pack(given, any)).toEqual({ value: given.value, count: 92 });
  });

  it('keep full addresses if the grammar escapes the value', () => {
    const any = addressesFrom(EMPTY_SEARCH, ANY_VALUE);
    expect(pack(linked(EMPTY_SEARCH, 'a,b'), any).href).toContain('a,b');
  });

  it('have no exclusion link if exclusions are not supported', () => {
    const { leaveOutHref: _, ...given } = linked(EMPTY_SEARCH, 'plc');
    const { href } = addressesFrom(EMPTY_SEARCH, ANY_VALUE);
    expect(unpackChoice(pack(given, { href }), { href })).toEqual(given);
  });
});
