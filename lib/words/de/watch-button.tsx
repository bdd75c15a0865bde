import type * as en from '../en/watch-button';

export const watchButtonWords: typeof en.watchButtonWords = {
  watch: 'Merken',
  watched: 'Gemerkt',
  watchlist: 'Merkliste',
  refused: 'Ihr Browser erlaubt dieser Website nicht, Daten zu speichern.',
  changedSince: (age) => `Geändert, seit Sie zuletzt hier waren (${age})`,
  changedFromTo: (what, from, to) => (
    <>
      {what}: von „{from}“ zu „{to}“
    </>
  ),
  changedFrom: (what, from) => (
    <>
      {what}: vorher „{from}“
    </>
  ),
  changedTo: (what, to) => (
    <>
      {what}: „{to}“
    </>
  ),
};

export const changeWords: typeof en.changeWords = {
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
    updated: 'Der Eintrag wurde geändert, aber nichts, was hier gezeigt wird',
  },
  inactive: 'inaktiv',
  notMarkedInactive: 'aktiv',
  officer: (name, position) => `${name} (${position})`,
  filing: (title, date) => `${title}, ${date}`,
};
