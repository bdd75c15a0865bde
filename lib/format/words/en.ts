import type { Forms } from '@/lib/language/forms/forms';
import type { VerdictPart } from '../verdict';

/** What is said of every company in one sentence, and of its state in a word. */
export const en = {
  standings: {
    inactive: 'Inactive',
    not_marked_inactive: 'Not marked inactive',
    unknown: 'Not known whether active',
  },
  branch: 'Branch',
  branches: { F: 'Branch of a company from elsewhere', L: 'Local branch' },
  unstatedType: 'company of unstated type',
  branchFromElsewhere: 'branch of a company from elsewhere',
  branchOfNobody: 'branch of a company that is not named',
  branchOf: (home: VerdictPart, place: string | undefined): VerdictPart[] => [
    'branch of ',
    home,
    place ? ` (${place})` : '',
  ],
  /** `since`: "since 15 September 1978". */
  registered: (place: string, since: string | undefined) =>
    since ? `registered in ${place} ${since}` : `registered in ${place}`,
  /** `onDate`: "on 2 January 2001". */
  dissolved: (onDate: string) => `dissolved ${onDate}`,
  status: (status: string) => `status “${status}”`,
  inactive: (status: string | undefined) => (status ? `inactive, ${status}` : 'inactive, since when is not known'),
  unknown: (status: string | undefined) => (status ? `${status}, not known whether active` : 'its state is not known'),
  notMarkedInactive: 'not marked inactive',
  superseded: ({ and }: Forms, places: string[]) =>
    places.length > 0 ? `superseded by its registration in ${and(places)}` : 'superseded by its registration elsewhere',
  /** What follows after what it is. */
  rest: (registered: string, state: string, superseded: string | undefined) =>
    superseded ? `, ${registered}; ${state}; ${superseded}.` : `, ${registered}; ${state}.`,
};
