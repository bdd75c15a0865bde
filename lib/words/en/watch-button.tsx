import type { ReactNode } from 'react';

/** The button to watch a company, and the changes of one. It is on the page of each company. */
export const watchButtonWords = {
  watch: 'Watch',
  watched: 'Watched',
  watchlist: 'Watchlist',
  refused: 'Your browser does not allow this site to save data.',
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

/** Changes of a record since the user last looked at it. */
export const changeWords = {
  whats: {
    name: 'Name',
    status: 'Status',
    activity: 'Activity',
    dissolved: 'Dissolved',
    address: 'Address',
    controller: 'Controlled by',
    officer_listed: 'Officer newly listed',
    office_ended: 'Office ended',
    officer_unlisted: 'Officer no longer listed',
    filing: 'New filing',
    updated: 'The record was updated, but nothing shown here changed',
  },
  inactive: 'inactive',
  notMarkedInactive: 'active',
  officer: (name: string, position: string) => `${name} (${position})`,
  filing: (title: string, date: string) => `${title}, ${date}`,
};
