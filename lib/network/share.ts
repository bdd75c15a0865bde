import type { RelationshipProperties } from '@/lib/contract/network';

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

export function shareWords(share: Share): string {
  if (share.kind === 'unknown') return 'unknown';
  return share.kind === 'exact' ? `${exactWords(share.value)} %` : `${short(share.min)}–${short(share.max)} %`;
}

const short = (value: number): string => String(Math.round(value * 100) / 100);

/** Rounding never turns a little into nothing, nor nearly all into all. */
function exactWords(value: number): string {
  if (value > 0 && value < 0.005) return 'under 0.01';
  if (value < 100 && value >= 99.995) return 'over 99.99';
  return short(value);
}
