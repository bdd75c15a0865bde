import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeChange } from './form-address';

const merge = (base: string, target: string, pending: string): string =>
  decodeURIComponent(
    mergeChange(new URLSearchParams(base), new URLSearchParams(target), new URLSearchParams(pending)).toString(),
  );

describe('a choice made while another is pending', () => {
  it.each([
    ['two ticks of one filter are both kept', '', 'a=x', 'a=y', 'a=y|x'],
    ['two ticks of two filters are both kept', '', 'a=x', 'b=y', 'b=y&a=x'],
    ['a tick taken back takes back nothing else', 'a=x|y', 'a=y', 'a=x|y|z', 'a=y|z'],
    ['the last value taken back leaves no filter', 'a=x', '', 'a=x&b=y', 'b=y'],
    ['of two orders the later counts', '', 'order=score', 'order=updated_at', 'order=score'],
    ['of two states of a flag the later counts', 'f=true', 'f=false', '', 'f=false'],
    ['of two ranges the later counts', '', 'd=2001-01-01:', 'd=:2002-02-02', 'd=2001-01-01:'],
    ['a list of all stays one', 'a=x,y', 'a=x,y,z', 'a=x,y,w', 'a=x,y,w,z'],
    ['the boxes of a form are one list', '', 'a=x&a=y', '', 'a=x|y'],
    ['both go back to the first page', 'page=3', 'a=x', 'b=y', 'b=y&a=x'],
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
