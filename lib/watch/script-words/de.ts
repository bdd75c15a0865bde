import type { en } from './en';

export const de: typeof en = {
  whats: {
    name: 'Name',
    status: 'Status',
    activity: 'Aktivität',
    dissolved: 'Aufgelöst',
    address: 'Adresse',
    controller: 'Kontrolliert von',
    officer_listed: 'Organ neu verzeichnet',
    office_ended: 'Amt beendet',
    officer_unlisted: 'Organ nicht mehr verzeichnet',
    filing: 'Neue Einreichung',
    updated: 'Der Eintrag wurde geändert, aber in nichts, was hier gezeigt wird',
  },
  inactive: 'inaktiv',
  notMarkedInactive: 'nicht als inaktiv vermerkt',
  officer: (name, position) => `${name} (${position})`,
  filing: (title, date) => `${title}, ${date}`,
};
