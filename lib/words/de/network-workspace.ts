import type { networkWorkspaceWords as english } from '../en/network-workspace';

export const networkWorkspaceWords: typeof english = {
  skip: 'Zum Bild springen',
  notices: 'Hinweise zu diesem Netzwerk',
  dismiss: 'Hinweise schließen',
  toRecord: 'Zurück zum Eintrag',
  tools: 'Werkzeuge dieser Ansicht',
  details: 'Details',
  detailsOf: (name) => `Details: ${name}`,
  fold: (panel) => `Schließen: ${panel}`,
  about: 'Über diese Seite',
  drawer: {
    open: 'Listen öffnen',
    close: 'Listen schließen',
    changes: 'Änderungen',
  },
  fullScreen: 'Vollbild',
  leaveFullScreen: 'Vollbild verlassen',
  picture: (name) => `Das Netzwerk von ${name} als kleines Bild`,
  search: {
    label: 'In diesem Netzwerk suchen',
    hint: 'Name, Nummer, Land, Status',
    found: ({ count }, found, all) => `${count(found)} von ${count(all)}`,
    at: ({ count }, place, found) => `${count(place)} / ${count(found)}`,
    keys: 'Eingabe führt zum nächsten Treffer, Umschalt und Eingabe zum vorigen, Escape leert das Feld.',
    noted: 'Notiz',
    pinned: 'angeheftet',
  },
};
