import { shareWords } from '@/lib/network/share';
import type { Language } from '@/lib/shared/language/languages';
import { statementWords } from '@/lib/words/network';

/** A share in per cent, either end of which may be open. */
export interface Band {
  minimum: number | null;
  maximum: number | null;
  exclusive_minimum: boolean;
  exclusive_maximum: boolean;
}

/** "51 %", "more than 25 %, up to 50 %", "75 % or more"; undefined where nothing is known of it. */
export function bandInWords(band: Band, language: Language): string | undefined {
  const { minimum, maximum, exclusive_minimum, exclusive_maximum } = band;
  const words = statementWords[language].share;
  const percent = (value: number): string => shareWords({ kind: 'exact', value }, language);
  if (minimum !== null && minimum === maximum) return percent(minimum);
  const isClosed = minimum !== null && maximum !== null && !exclusive_minimum && !exclusive_maximum;
  if (isClosed) return words.between(percent(minimum), percent(maximum));
  const least = exclusive_minimum ? words.moreThan : words.orMore;
  const most = exclusive_maximum ? words.lessThan : words.upTo;
  const ends = [
    ...(minimum === null ? [] : [least(percent(minimum))]),
    ...(maximum === null ? [] : [most(percent(maximum))]),
  ];
  return ends.length === 0 ? undefined : ends.join(', ');
}

/** A number, or a number that was sent as text, as `percentage_controlled` is (api-shapes, 6.2). */
export function toNumber(value: unknown): number | null {
  const text = typeof value === 'string' ? value.trim().replace(/\s*%$/, '') : value;
  const number = typeof text === 'string' && text !== '' ? Number(text) : text;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

/** `{minimum, maximum, exclusive_minimum, exclusive_maximum}` of a mechanism (api-shapes, 6.3). */
export const parseBand = (given: Record<string, unknown>): Band => ({
  minimum: toNumber(given.minimum),
  maximum: toNumber(given.maximum),
  exclusive_minimum: given.exclusive_minimum === true,
  exclusive_maximum: given.exclusive_maximum === true,
});
