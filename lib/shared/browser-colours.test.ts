import { expect, test } from 'vitest';
import { browserColours } from './preferences';

test.each([
  ['system', ['#fffefb', '#141a30']],
  ['light', ['#fffefb']],
  ['dark', ['#141a30']],
  ['contrast', ['#ffffff', '#000000']],
] as const)('the theme %s has the browser colours %j', (theme, colours) => {
  expect(browserColours(theme).map(({ color }) => color)).toEqual(colours);
});

test('two colours are chosen by the preference of the device', () => {
  expect(browserColours('system').map(({ media }) => media)).toEqual([
    '(prefers-color-scheme: light)',
    '(prefers-color-scheme: dark)',
  ]);
});
