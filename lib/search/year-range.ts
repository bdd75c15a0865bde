import { printDateFilter } from '@/lib/contract/filters';
import { datesOfYears } from './years';

/** Years of a range, both in it; two handles cannot pass each other. */
export interface YearSpan {
  from: number;
  to: number;
}

/** The range with one end moved, held between the other end and the ends of the scale. */
export function moveEnd(span: YearSpan, end: 'from' | 'to', year: number, scale: YearSpan): YearSpan {
  if (end === 'from') return { ...span, from: Math.max(scale.from, Math.min(year, span.to)) };
  return { ...span, to: Math.min(scale.to, Math.max(year, span.from)) };
}

/** The address with the range; without it where it holds the whole scale, so that records without a date stay. */
export function hrefOfYears(hrefWithout: string, name: string, span: YearSpan, scale: YearSpan): string {
  const [withoutHash = ''] = hrefWithout.split('#');
  if (span.from <= scale.from && span.to >= scale.to) return withoutHash;
  const value = printDateFilter(datesOfYears(span));
  return `${withoutHash}${withoutHash.includes('?') ? '&' : '?'}${name}=${value}`;
}
