import type { RelationshipProperties } from '@/lib/contract/network';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { relationshipWords } from '@/lib/words/network';

/** Per cent of what is owned. Unknown is not nought: it is its own case everywhere. */
export type Share = { kind: 'exact'; value: number } | { kind: 'band'; min: number; max: number } | { kind: 'unknown' };

const isNumber = (value: number | null | undefined): value is number =>
  typeof value === 'number' && !Number.isNaN(value);

/** An exact share wins over a band; a band with one open end reaches to 0 or 100. */
export function parseShare(properties: RelationshipProperties): Share {
  const { ownership_percentage: value, percentage_min: min, percentage_max: max } = properties;
  if (isNumber(value)) return { kind: 'exact', value };
  if (!isNumber(min) && !isNumber(max)) return { kind: 'unknown' };
  const [low, high] = [isNumber(min) ? min : 0, isNumber(max) ? max : 100];
  return low === high ? { kind: 'exact', value: low } : { kind: 'band', min: low, max: high };
}

/** What a minimum is compared with: the most the owner may hold. */
export function upperEnd(share: Share): number | undefined {
  if (share.kind === 'unknown') return undefined;
  return share.kind === 'exact' ? share.value : share.max;
}

/** For order and line width: the middle of a band, and an unknown share after every known one. */
export function strength(share: Share): number {
  if (share.kind === 'unknown') return -1;
  return share.kind === 'exact' ? share.value : (share.min + share.max) / 2;
}

/** Under this much a share that is not nothing would be rounded to nothing, and as near to all it would be rounded to all. */
const FINEST = 0.01;

/** A share in words: "75 %", "25–50 %", "unknown". */
export function shareWords(share: Share, language: Language): string {
  const words = relationshipWords[language].share;
  const forms = formsOf(language);
  if (share.kind === 'unknown') return words.unknown;
  if (share.kind === 'band') return words.band(forms, short(share.min), short(share.max));
  const { value } = share;
  // Rounding never turns a little into nothing, nor nearly all into all.
  if (value > 0 && value < FINEST / 2) return words.under(forms, FINEST);
  if (value < 100 && value >= 100 - FINEST / 2) return words.over(forms, 100 - FINEST);
  return words.exact(forms, short(value));
}

const short = (value: number): number => Math.round(value * 100) / 100;
