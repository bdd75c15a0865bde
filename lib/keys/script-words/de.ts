import type { en } from './en';

export const de: typeof en = {
  title: (does, keys) => `${does} (${keys})`,
  places: {
    everywhere: 'Überall',
    results: 'In den Ergebnissen dieser Suche',
    query: 'Im Suchfeld',
    network: 'Im Bild des Netzwerks',
  },
  does: {
    search: 'Zum Suchfeld',
    list: 'Diese Tastenliste zeigen',
    jump: 'Zu einer Seite oder einem Eintrag springen',
    close: 'Schließen, was offen ist',
    next: 'Nächstes Ergebnis',
    previous: 'Voriges Ergebnis',
    show: 'Ergebnis neben der Liste zeigen oder öffnen',
    close_preview: 'Vorschau schließen',
    suggestions: 'Durch die Vorschläge gehen',
    take: 'Vorschlag übernehmen oder suchen',
    close_suggestions: 'Vorschläge schließen',
    move: 'Zwischen Unternehmen wechseln',
    expand: 'Unternehmen aufklappen',
    open: 'Eintrag öffnen',
    zoom: 'Vergrößern, verkleinern',
    fit: 'Ganzes Netzwerk zeigen',
    leave: 'Bild verlassen',
  },
};
