/** A date of a statement with the comparison sign before it (api-shapes, 6.1): `<` says that it was so on or before the day. */
export interface BoundDate {
  date: string;
  bound?: 'before' | 'after';
  /** Any other sign, to be shown as it is. */
  sign?: string;
}

const BOUNDS: Readonly<Record<string, BoundDate['bound']>> = {
  '<': 'before',
  '<=': 'before',
  '>': 'after',
  '>=': 'after',
};

export function toBoundDate(date: string, sign: string | null | undefined): BoundDate {
  if (!sign || sign === '=') return { date };
  const bound = BOUNDS[sign];
  return bound === undefined ? { date, sign } : { date, bound };
}

/** What a language says of a date, written in its words, that something was so before or after. */
export type BoundWords = Record<NonNullable<BoundDate['bound']>, (written: string) => string>;

/** `written`: the date in words. */
export function inBounds({ bound, sign }: BoundDate, written: string, words: BoundWords): string {
  if (bound !== undefined) return words[bound](written);
  return sign === undefined ? written : `${sign} ${written}`;
}
