import type * as en from '../en/followed-sources';

const SOURCES = { one: 'Quelle', other: 'Quellen' };
const FAILED = { one: 'schlug', other: 'schlugen' };
const BYTES = { one: 'Byte', other: 'Bytes' };
const PARTS = { one: 'Teil', other: 'Teilen' };
const GIGABYTE = 1024 ** 3;

export const followedSourcesWords: typeof en.followedSourcesWords = {
  title: 'Laufend aktualisierte Quellen',
  caption: 'Laufend aktualisierte Quellen mit ihrem Zustand und dem Alter ihrer Daten',
  keptBy: 'Aktualisiert werden sie mit',
  unreadable: 'Die Liste der laufend aktualisierten Quellen ist nicht brauchbar.',
  saidBy: 'Was daran falsch ist, sagt',
  verdict: ({ counted, count, form }, { all, failing, late }) => {
    const of = `von ${counted(all, SOURCES)}`;
    const failed = failing > 0 && `${count(failing)} ${of} ${form(failing, FAILED)} beim letzten Nachsehen fehl.`;
    const behind = late > 0 && `${count(late)} ${of} ${form(late, { one: 'ist', other: 'sind' })} überfällig.`;
    return [failed, behind].filter(Boolean).join(' ') || `${counted(all, SOURCES)}, alle aktuell oder neu.`;
  },
  failedSources:
    'Eine laufend aktualisierte Quelle war nicht zu holen oder zu importieren; die nächste Aktualisierung versucht es wieder.',
  lateMeans:
    'Überfällig: Der letzte Erfolg liegt länger zurück als das Doppelte des Abstands, in dem nachgesehen wird.',
  source: 'Quelle',
  state: 'Zustand',
  states: { failing: 'Fehlgeschlagen', late: 'Überfällig', waiting: 'Noch nicht importiert', well: 'Aktuell' },
  dataOf: 'Daten vom',
  lastSuccess: 'Letzter Erfolg',
  lastFailure: 'Letzter Fehlschlag',
  licence: 'Lizenz',
  rhythms: { 1: 'stündlich', 24: 'täglich', 168: 'wöchentlich', 720: 'monatlich' },
  every: (time) => `Abstand: ${time}`,
  problems: {
    unreachable: () => 'Der Server des Herausgebers ist nicht erreichbar.',
    certificate: () => 'Der Server des Herausgebers konnte sich nicht ausweisen: Sein Zertifikat ist ungültig.',
    slow: () => 'Der Server des Herausgebers brauchte zu lange.',
    broken_off: () => 'Die Verbindung brach während der Übertragung ab. Der nächste Versuch setzt sie fort.',
    wrong_length: ({ counted, count }, { given = 0, expected = 0 }) =>
      `Der Herausgeber kündigte ${counted(expected, BYTES)} an, es kamen aber ${count(given)}.`,
    wrong_digest: () => 'Die Datei passt nicht zu der Prüfsumme, die ihr Herausgeber nennt.',
    no_digest: () => 'Die Prüfsummen des Herausgebers enthalten keine für diese Datei.',
    too_large: ({ count }, { expected = 0 }) =>
      expected < GIGABYTE
        ? 'Die Antwort des Herausgebers ist größer als jede erwartete.'
        : `Die Datei ist größer als ${count(Math.floor(expected / GIGABYTE))} GB.`,
    disk_full: () => 'Auf dem Datenträger ist nicht genug Platz.',
    redirects: () => 'Der Server des Herausgebers leitet im Kreis weiter.',
    unsafe_redirect: () =>
      'Der Server des Herausgebers führt zu einer Adresse, der nicht gefolgt wird: in ein privates Netz oder ohne Verschlüsselung.',
    refused: (_, { status = 403 }) =>
      `Der Server des Herausgebers verweigert den Zugang (${status}). Ein Schlüssel fehlt vielleicht oder gilt nicht mehr.`,
    not_found: (_, { status = 404 }) => `Auf dem Server des Herausgebers gibt es diese Datei nicht (${status}).`,
    busy: () => 'Der Server des Herausgebers bittet, später wiederzukommen.',
    status: (_, { status = 500 }) => `Der Server des Herausgebers antwortete mit einem Fehler (${status}).`,
    unreadable: () => 'Die Antwort des Herausgebers war nicht zu verstehen.',
    incomplete: ({ counted, count }, { given = 0, expected = 0 }) =>
      `Der Herausgeber hat bisher ${count(given)} von ${counted(expected, PARTS)}. Der nächste Versuch sucht die übrigen.`,
    none_listed: () => 'Die Seite des Herausgebers nennt keine Datei dieses Namens.',
    no_file: () => 'Auf dieser Maschine gibt es keine solche Datei.',
    import: () =>
      'Die Datei wurde geholt, konnte aber nicht importiert werden. Was vorher da war, ist unverändert oder ergänzt.',
    unexpected: () => 'Ein unerwarteter Fehler trat auf.',
  },
};
