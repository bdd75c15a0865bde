import type { en } from './en';

export const de: typeof en = {
  standings: {
    inactive: 'Inaktiv',
    not_marked_inactive: 'Nicht als inaktiv vermerkt',
    unknown: 'Nicht bekannt, ob aktiv',
  },
  branch: 'Zweigniederlassung',
  branches: { F: 'Zweigniederlassung eines auswärtigen Unternehmens', L: 'Örtliche Zweigniederlassung' },
  unstatedType: 'Unternehmen ohne angegebene Rechtsform',
  branchFromElsewhere: 'Zweigniederlassung eines auswärtigen Unternehmens',
  branchOfNobody: 'Zweigniederlassung eines ungenannten Unternehmens',
  branchOf: (home, place) => ['Zweigniederlassung von ', home, place ? ` (${place})` : ''],
  registered: (place, since) => (since ? `registriert: ${place}, ${since}` : `registriert: ${place}`),
  dissolved: (onDate) => `aufgelöst ${onDate}`,
  status: (status) => `Status „${status}“`,
  inactive: (status) => (status ? `inaktiv, ${status}` : 'inaktiv, seit wann ist nicht bekannt'),
  unknown: (status) => (status ? `${status}, nicht bekannt, ob aktiv` : 'Zustand nicht bekannt'),
  notMarkedInactive: 'nicht als inaktiv vermerkt',
  superseded: ({ and }, places) =>
    places.length > 0
      ? `abgelöst durch neue Registrierung: ${and(places)}`
      : 'abgelöst durch eine Registrierung andernorts',
  rest: (registered, state, superseded) =>
    superseded ? `, ${registered}; ${state}; ${superseded}.` : `, ${registered}; ${state}.`,
};
