import { describe, expect, it } from 'vitest';
import { parseTestArguments } from './test-arguments.mjs';

const STAGES = ['types', 'lint', 'unit', 'e2e'];
const parse = (text: string) =>
  parseTestArguments(text.split(' ').filter(Boolean), (isThorough) => (isThorough ? [...STAGES, 'fuzz'] : STAGES));

describe('what follows npm test', () => {
  it.each([
    ['', { isThorough: false, names: STAGES, filters: [] }],
    ['thorough', { isThorough: true, names: [...STAGES, 'fuzz'], filters: [] }],
    ['thorough fuzz', { isThorough: true, names: ['fuzz'], filters: [] }],
    ['types lint', { isThorough: false, names: ['types', 'lint'], filters: [] }],
    ['unit lib/network lib/search', { isThorough: false, names: ['unit'], filters: ['lib/network', 'lib/search'] }],
    ['thorough e2e search', { isThorough: true, names: ['e2e'], filters: ['search'] }],
  ])('is read: %s', (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it.each(['stories', 'fuzz', 'types lib', 'unit e2e search'])(
    'is refused in a sentence where no stage is meant: %s',
    (text) => {
      expect(() => parse(text)).toThrow(/^There is no stage ".+"; it must be one of: types, lint, unit, e2e\.$/);
    },
  );
});
