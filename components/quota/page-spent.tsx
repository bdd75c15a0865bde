'use client';

import { useEffect } from 'react';
import { pageSpent, type Spent } from './spent';

/**
 * Reports the cost of the page to the meter; renders nothing. `page` differs for each rendering, so that an equal cost
 * is reported again.
 */
export function PageSpent({ page, cost, kept }: Spent & { page: string }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page with the same cost must be reported too
  useEffect(() => {
    pageSpent.begin({ cost, kept });
    return () => pageSpent.begin(undefined);
  }, [page, cost, kept]);
  return null;
}
