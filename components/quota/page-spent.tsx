'use client';

import { useEffect } from 'react';
import { pageSpent, type Spent } from './spent';

/** Tells the meter what the page has cost. It draws nothing; `page` differs for each rendering, so that the same cost twice is told twice. */
export function PageSpent({ page, cost, kept }: Spent & { page: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page of the same cost is another page
  useEffect(() => {
    pageSpent.begin({ cost, kept });
    return () => pageSpent.begin(undefined);
  }, [page, cost, kept]);
  return null;
}
