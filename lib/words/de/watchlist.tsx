import type * as en from '../en/watchlist';

const COMPANIES = { one: 'Unternehmen', other: 'Unternehmen' };

const CALLS = { one: 'Abruf', other: 'Abrufe' };

const CHANGES = { one: 'Änderung', other: 'Änderungen' };

export const watchlistWords: typeof en.watchlistWords = {
  follow: {
    events: 'Ihren Ereignissen folgen:',
    atom: 'Atom-Feed',
    json: 'JSON-Feed',
    calendar: 'Kalender',
    most: ({ count }, most) => `Die Feeds nennen die ersten ${count(most)}.`,
  },
  label: 'Gemerkte Unternehmen',
  nothing:
    'Noch keine Unternehmen gemerkt. Öffnen Sie ein Unternehmen und wählen Sie „Merken“ neben seiner Nummer: Dann steht hier, was sich geändert hat, seit Sie zuletzt hingesehen haben.',
  search: 'Unternehmen suchen',
  standing: ({ count, counted }, { watched, checked, changed, failed, isChecking }) => {
    const parts = [
      `${counted(watched, COMPANIES)} gemerkt`,
      `${count(checked)} geprüft`,
      `${count(changed)} seither geändert`,
      ...(failed > 0 ? [`${count(failed)} nicht prüfbar`] : []),
    ];
    return `${isChecking ? 'Prüfung läuft: ' : ''}${parts.join(', ')}.`;
  },
  checkAgain: 'Noch einmal prüfen',
  checkUpTo: ({ counted }, calls) => `Jetzt prüfen · bis zu ${counted(calls, CALLS)}`,
  checkNow: ({ count, counted }, calls, kept) =>
    `Jetzt prüfen · ${counted(calls, CALLS)}${kept > 0 ? `, ${count(kept)} im Cache` : ''}`,
  unreadable: 'Die gespeicherte Liste konnte nicht gelesen werden',
  unreadableStays:
    'Sie ist beschädigt oder stammt von einer neueren Version dieser Website. Sie bleibt, wie sie ist, bis Sie eine Liste importieren.',
  refused: 'Ihr Browser erlaubt dieser Website nicht, Daten zu speichern',
  leftOut: ({ counted }, entries) =>
    `${counted(entries, { one: 'Eintrag konnte', other: 'Einträge konnten' })} nicht gelesen werden`,
  ages: (watched, looked) => (
    <>
      gemerkt {watched}, angesehen {looked}
    </>
  ),
  notChecked: 'Nicht geprüft',
  notCheckedFor: (why) => `Konnte nicht geprüft werden. ${why}`,
  unchanged: 'Unverändert, seit Sie zuletzt hingesehen haben',
  changed: 'Geändert, seit Sie zuletzt hingesehen haben',
  markSeen: ({ counted }, changes) => `${counted(changes, CHANGES)} als gesehen markieren`,
  markSeenOf: ({ counted }, changes, name) => `${counted(changes, CHANGES)} als gesehen markieren: ${name}`,
  remove: 'Entfernen',
  removeIt: (name) => `Entfernen: ${name}`,
  file: {
    export: 'Als JSON exportieren',
    import: 'Merkliste importieren',
    noWatchlist: 'Diese Datei ist keine Merkliste; nichts wurde geändert.',
    brought: ({ count, counted }, { added, known, unreadable }) => {
      const parts = [`${counted(added, COMPANIES)} hinzugefügt`, `${count(known)} schon hier`];
      return `${[...parts, ...(unreadable > 0 ? [`${count(unreadable)} nicht lesbar`] : [])].join(', ')}.`;
    },
    clear: 'Liste leeren',
    removeAll: ({ counted }, companies) => `${counted(companies, COMPANIES)} von diesem Gerät entfernen`,
  },
};
