import type { Interest, Share } from '../bods/interest';
import { codeToWords } from '../text';

/** Beginnings of the register's codes → the interest, in the words of BODS 0.4. */
const TYPES: readonly (readonly [string, string])[] = [
  ['ownership-of-shares', 'shareholding'],
  ['voting-rights', 'votingRights'],
  ['right-to-appoint-and-remove', 'appointmentOfBoard'],
  ['part-right-to-share-surplus-assets', 'rightsToSurplusAssetsOnDissolution'],
  ['right-to-share-surplus-assets', 'rightsToSurplusAssetsOnDissolution'],
  ['significant-influence-or-control', 'otherInfluenceOrControl'],
];

const band = (min: number, max: number, excludesMax: boolean, excludesMin = true): Share => ({
  exact: null,
  min,
  max,
  excludesMin,
  excludesMax,
});

/**
 * The bands of the register (Companies Act 2006, schedule 1A, and its forms): "more than 25 % but not more than 50 %",
 * "more than 50 % but less than 75 %", "75 % or more"; of overseas entities only "more than 25 %" is asked.
 */
const BANDS: readonly (readonly [string, Share])[] = [
  ['25-to-50-percent', band(25, 50, false)],
  ['50-to-75-percent', band(50, 75, true)],
  ['75-to-100-percent', band(75, 100, false, false)],
  ['more-than-25-percent', band(25, 100, false)],
];

/** A code of a nature of control → an interest. A code that is new to us is an interest of unknown type, never lost. */
export function readNature(code: string, beneficial: boolean, start: string | null, end: string | null): Interest {
  return {
    type: TYPES.find(([beginning]) => code.startsWith(beginning))?.[1] ?? 'unknownInterest',
    level: 'unknown',
    beneficial,
    details: codeToWords(code),
    share: BANDS.find(([part]) => code.includes(part))?.[1] ?? null,
    start,
    end,
  };
}
