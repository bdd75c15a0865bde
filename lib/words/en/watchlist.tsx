import type { ReactNode } from 'react';
import type { Forms } from '@/lib/shared/language/language';

const COMPANIES = { one: 'company', other: 'companies' };

const CALLS = { one: 'call', other: 'calls' };

export interface Standing {
  watched: number;
  checked: number;
  changed: number;
  failed: number;
  isChecking: boolean;
}

export interface Brought {
  added: number;
  /** Already on the list. */
  known: number;
  unreadable: number;
}

/** The list of watched companies. */
export const watchlistWords = {
  follow: {
    events: 'Follow their events:',
    atom: 'Atom feed',
    json: 'JSON feed',
    calendar: 'Calendar',
    most: ({ count }: Forms, most: number) => `The feeds name the first ${count(most)}.`,
  },
  label: 'Watched companies',
  nothing:
    'No companies are watched yet. Open a company and press “Watch” beside its number: this page then shows what has changed since you looked.',
  search: 'Search companies',
  standing: ({ count, counted }: Forms, { watched, checked, changed, failed, isChecking }: Standing) => {
    const parts = [
      `${counted(watched, COMPANIES)} watched`,
      `${count(checked)} checked`,
      `${count(changed)} changed since you looked`,
      ...(failed > 0 ? [`${count(failed)} could not be checked`] : []),
    ];
    return `${isChecking ? 'Checking: ' : ''}${parts.join(', ')}.`;
  },
  checkAgain: 'Check again',
  checkUpTo: ({ counted }: Forms, calls: number) => `Check now · up to ${counted(calls, CALLS)}`,
  /** `kept`: companies with a cached copy, which cost nothing. */
  checkNow: ({ count, counted }: Forms, calls: number, kept: number) =>
    `Check now · ${counted(calls, CALLS)}${kept > 0 ? `, ${count(kept)} cached` : ''}`,
  unreadable: 'The saved list could not be read',
  unreadableStays:
    'It is damaged, or was saved by a newer version of this site. It stays as it is until you import a list.',
  refused: 'Your browser does not allow this site to save data',
  leftOut: ({ counted }: Forms, entries: number) =>
    `${counted(entries, { one: 'entry', other: 'entries' })} could not be read`,
  ages: (watched: ReactNode, looked: ReactNode) => (
    <>
      watched {watched}, last viewed {looked}
    </>
  ),
  notChecked: 'Not checked',
  notCheckedFor: (why: string) => `Could not be checked. ${why}`,
  unchanged: 'Unchanged since you looked',
  changed: 'Changed since you looked',
  markSeen: ({ counted }: Forms, changes: number) =>
    `Mark ${counted(changes, { one: 'change', other: 'changes' })} as seen`,
  markSeenOf: ({ counted }: Forms, changes: number, name: string) =>
    `Mark ${counted(changes, { one: 'change', other: 'changes' })} as seen of ${name}`,
  remove: 'Remove',
  removeIt: (name: string) => `Remove ${name}`,
  file: {
    export: 'Export as JSON',
    import: 'Import a watchlist',
    noWatchlist: 'This file is not a watchlist; nothing was changed.',
    brought: ({ count, counted }: Forms, { added, known, unreadable }: Brought) => {
      const parts = [`${counted(added, COMPANIES)} added`, `${count(known)} already here`];
      return `${[...parts, ...(unreadable > 0 ? [`${count(unreadable)} could not be read`] : [])].join(', ')}.`;
    },
    clear: 'Clear the list',
    removeAll: ({ counted }: Forms, companies: number) => `Remove ${counted(companies, COMPANIES)} from this device`,
  },
};
