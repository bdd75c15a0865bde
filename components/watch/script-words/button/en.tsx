import type { ReactNode } from 'react';

/** The button that watches a company, and what has changed in one. It stands on the page of each company. */
export const en = {
  watch: 'Watch',
  watched: 'Watched',
  watchlist: 'Watchlist',
  refused: 'This browser does not let the page keep anything.',
  /** `age`: "3 days ago". */
  changedSince: (age: string) => `Changed since you looked, ${age}`,
  changedFromTo: (what: ReactNode, from: ReactNode, to: ReactNode) => (
    <>
      {what}: from “{from}” to “{to}”
    </>
  ),
  changedFrom: (what: ReactNode, from: ReactNode) => (
    <>
      {what}: was “{from}”
    </>
  ),
  changedTo: (what: ReactNode, to: ReactNode) => (
    <>
      {what}: “{to}”
    </>
  ),
};
