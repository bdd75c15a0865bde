import type { BoundDate } from '@/lib/words/arguments';

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
