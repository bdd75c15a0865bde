import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lookOf, parseLook, printLook, type ResultLook, USUAL_LOOK, withRememberedLook } from './look';

const look = fc.record<ResultLook>(
  {
    view: fc.constantFrom('list', 'table'),
    density: fc.constantFrom('comfortable', 'compact'),
    columns: fc.uniqueArray(fc.stringMatching(/^[a-z_]{1,40}$/), { minLength: 1, maxLength: 20 }),
  },
  { requiredKeys: ['view', 'density'] },
);

describe('display of results', () => {
  it('survives a round trip', () => {
    fc.assert(
      fc.property(look, (given) => {
        expect(parseLook(Object.fromEntries(printLook(given)))).toEqual(given);
      }),
    );
  });

  it('has a default that is not in the address', () => {
    expect(parseLook({})).toEqual(USUAL_LOOK);
    expect(printLook(USUAL_LOOK)).toEqual([]);
  });

  it.each([
    [{ view: 'cards' }, USUAL_LOOK],
    [{ view: ['table', 'list'] }, { ...USUAL_LOOK, view: 'table' }],
    [{ columns: 'current_status,,current_status,<b>' }, { ...USUAL_LOOK, columns: ['current_status'] }],
    [{ columns: '' }, USUAL_LOOK],
  ])('ignores invalid values in %j', (given, expected) => expect(parseLook(given)).toEqual(expected));
});

describe('display settings stored on the device', () => {
  it.each([
    ['q=marine', 'view=table', 'q=marine&view=table'],
    ['q=marine', 'view=table&density=compact', 'q=marine&view=table&density=compact'],
    ['q=marine', '', undefined],
    ['q=marine', 'view=nonsense&q=other', undefined],
    ['q=marine&view=table', 'density=compact', undefined],
  ])('%j with stored %j gives %j', (address, remembered, expected) =>
    expect(withRememberedLook(new URLSearchParams(address), remembered)?.toString()).toBe(expected),
  );

  it('are the display parameters of the address', () =>
    expect(lookOf(new URLSearchParams('q=a&view=table&order=score&columns=name'))).toBe('view=table&columns=name'));
});
