import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChange } from './form-address';

const merge = (base: string, target: string, pending: string): string =>
  decodeURIComponent(
    mergeChange(new URLSearchParams(base), new URLSearchParams(target), new URLSearchParams(pending)).toString(),
  );

describe('a choice made while another is pending', () => {
  it.each([
    ['keeps two ticks in one filter', '', 'a=x', 'a=y', 'a=y|x'],
    ['keeps ticks in two filters', '', 'a=x', 'b=y', 'b=y&a=x'],
    ['removes only the unticked value', 'a=x|y', 'a=y', 'a=x|y|z', 'a=y|z'],
    ['removes a filter with its last value', 'a=x', '', 'a=x&b=y', 'b=y'],
    ['keeps the later of two orders', '', 'order=score', 'order=updated_at', 'order=score'],
    ['keeps the later state of a flag', 'f=true', 'f=false', '', 'f=false'],
    ['keeps the later of two ranges', '', 'd=2001-01-01:', 'd=:2002-02-02', 'd=2001-01-01:'],
    ['keeps a list of "all of"', 'a=x,y', 'a=x,y,z', 'a=x,y,w', 'a=x,y,w,z'],
    ['joins the boxes of a form into one list', '', 'a=x&a=y', '', 'a=x|y'],
    ['returns to the first page', 'page=3', 'a=x', 'b=y', 'b=y&a=x'],
  ])('%s', (_, base, target, pending, expected) => {
    expect(merge(base, target, pending)).toBe(expected);
  });

  const address = fc
    .dictionary(fc.constantFrom('q', 'a', 'b', 'page'), fc.constantFrom('x', 'y', 'x|y', 'true', '3'))
    .map((given) => new URLSearchParams(given));

  it('is unchanged if nothing is pending', () => {
    fc.assert(
      fc.property(address, address, (base, target) => {
        expect(Object.fromEntries(mergeChange(base, target, base))).toEqual(Object.fromEntries(target));
      }),
    );
  });

  it('has no effect if it changes nothing', () => {
    fc.assert(
      fc.property(address, address, (base, pending) => {
        expect(Object.fromEntries(mergeChange(base, base, pending))).toEqual(Object.fromEntries(pending));
      }),
    );
  });
});
