import type { MatchQuery } from './score';

const isDay = (year: string, month: string, day: string): boolean => {
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
};

const printDay = (year: string, month: string, day: string): string =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/**
 * A date as tables write it, as `2001-05-31`, `2001-05` or `2001`; undefined if it is none. Of 03/04/2001, which may be
 * in March or in April, only the year is sure; days with dots begin with the day.
 */
export function readDate(text: string): string | undefined {
  const iso = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[T ].*)?$/.exec(text);
  if (iso) {
    const [, year = '', month = '', day = ''] = iso;
    return isDay(year, month, day) ? printDay(year, month, day) : undefined;
  }
  const part = /^(\d{4})(?:-(\d{2}))?$/.exec(text);
  if (part) return part[2] !== undefined && (part[2] < '01' || part[2] > '12') ? undefined : text;
  const [, first = '', sign, second = '', year = ''] = /^(\d{1,2})([./-])(\d{1,2})\2(\d{4})$/.exec(text) ?? [];
  const [dayFirst, monthFirst] = [isDay(year, second, first), isDay(year, first, second)];
  if (dayFirst && (sign === '.' || !monthFirst || first === second)) return printDay(year, second, first);
  if (dayFirst) return year;
  return monthFirst ? printDay(year, first, second) : undefined;
}

/** The words of tables for a person and for what is none, in the languages of the pages. */
const KINDS: readonly (readonly [NonNullable<MatchQuery['kind']>, RegExp])[] = [
  [
    'person',
    /^(?:(?:natural |private )?persons?|individuals?|people|natürliche person|privatperson|personne(?: physique)?|particulier)$/,
  ],
  [
    'company',
    /^(?:company|corporate|organi[sz]ation|(?:legal )?entity|legal person|legalentity|firma|unternehmen|organisation|juristische person|soci[eé]t[eé]|entreprise|personne morale)$/,
  ],
];

/** "Natural person", "Unternehmen"; undefined for all else, such as types of companies. */
export function readKind(text: string): MatchQuery['kind'] {
  const plain = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');
  return KINDS.find(([, words]) => words.test(plain))?.[0];
}

/** The names of a cell. A comma divides none, as "Tester, Erika" is one. */
export const readOfficers = (text: string): string[] =>
  text
    .split(/[;|\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
