import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { DEFAULT_NETWORK_STATE, MAX_EXPANDED, type NetworkState, parseNetworkState, printNetworkState } from './model';

const parse = (query: string): NetworkState => parseNetworkState(new URLSearchParams(query));

const percentage = fc.integer({ min: 0, max: 100 });
const segment = fc
  .string({ unit: fc.constantFrom(...'abcXYZ019_.-'), minLength: 1 })
  .filter((text) => !/^\.+$/.test(text));
const paths = fc.oneof(
  segment.map((number) => `/companies/gb/${number}`),
  fc.nat().map((id) => `/placeholders/${id}`),
);
const states: fc.Arbitrary<NetworkState> = fc.record({
  confidence: fc.oneof(percentage, fc.constant<'all'>('all')),
  ownership_percentage: percentage,
  unknown: fc.boolean(),
  expanded: fc.uniqueArray(paths, { maxLength: MAX_EXPANDED }),
});

describe('the address of a network', () => {
  it('omits defaults', () => {
    expect(printNetworkState(DEFAULT_NETWORK_STATE).toString()).toBe('');
    expect(parse('')).toEqual(DEFAULT_NETWORK_STATE);
  });

  it.each<[string, Partial<NetworkState>]>([
    ['confidence=all', { confidence: 'all' }],
    ['confidence=0', { confidence: 0 }],
    ['ownership_percentage=25', { ownership_percentage: 25 }],
    ['unknown=false', { unknown: false }],
    ['unknown=false&unknown=true', { unknown: true }],
    ['expanded=companies/gb/1,placeholders/4', { expanded: ['/companies/gb/1', '/placeholders/4'] }],
    ['expanded=companies/gb/1,companies/gb/1,,/companies/gb/1', { expanded: ['/companies/gb/1'] }],
  ])('reads %s', (query, part) => {
    expect(parse(query)).toEqual({ ...DEFAULT_NETWORK_STATE, ...part });
  });

  it.each([
    'confidence=many',
    'confidence=101',
    'confidence=-1',
    'confidence=',
    'ownership_percentage=NaN',
    'unknown=no',
  ])('has the default for %s', (query) => {
    expect(parse(query)).toEqual(DEFAULT_NETWORK_STATE);
  });

  it('leads neither to other pages nor off the site', () => {
    expect(parse('expanded=officers/1,https://elsewhere.example/x,../account,companies/gb').expanded).toEqual([]);
  });

  it('limits the number of networks to request', () => {
    const many = Array.from({ length: 200 }, (_, index) => `placeholders/${index}`).join(',');
    expect(parse(`expanded=${many}`).expanded).toHaveLength(MAX_EXPANDED);
  });

  it('keeps other parameters', () => {
    const others = new URLSearchParams('dates=2020-01-01&confidence=10');
    expect(printNetworkState(DEFAULT_NETWORK_STATE, others).toString()).toBe('dates=2020-01-01');
  });

  it('can be parsed again', () => {
    fc.assert(
      fc.property(states, (state) => {
        expect(parse(printNetworkState(state).toString())).toEqual(state);
      }),
    );
  });

  it('can be parsed whatever it contains', () => {
    const anything = fc.record({ confidence: fc.string(), ownership_percentage: fc.string(), expanded: fc.string() });
    fc.assert(
      fc.property(anything, (values) => {
        expect(() => parseNetworkState(new URLSearchParams(values))).not.toThrow();
      }),
    );
  });
});
