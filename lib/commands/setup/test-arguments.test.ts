import { describe, expect, it } from 'vitest';
import { parseTestArguments } from './test-arguments.mjs';

const STAGES = ['types', 'lint', 'unit', 'e2e'];
const parse = (text: string) =>
  parseTestArguments(text.split(' ').filter(Boolean), (isThorough) => (isThorough ? [...STAGES, 'fuzz'] : STAGES));

describe('the arguments of npm test', () => {
  it.each([
    ['', { isThorough: false, names: STAGES, filters: [] }],
    ['thorough', { isThorough: true, names: [...STAGES, 'fuzz'], filters: [] }],
    ['thorough fuzz', { isThorough: true, names: ['fuzz'], filters: [] }],
    ['types lint', { isThorough: false, names: ['types', 'lint'], filters: [] }],
    ['unit lib/network lib/search', { isThorough: false, names: ['unit'], filters: ['lib/network', 'lib/search'] }],
    ['thorough e2e search', { isThorough: true, names: ['e2e'], filters: ['search'] }],
  ])('are parsed: %s', (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it.each(['stories', 'fuzz', 'types lib', 'unit e2e search'])(
    'are refused with a sentence if they name no stage: %s',
    (text) => {
      expect(() => parse(text)).toThrow(/^There is no stage ".+"; it must be one of: types, lint, unit, e2e\.$/);
    },
  );
});
