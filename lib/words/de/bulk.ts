import type * as en from '../en/bulk';

const COMPANIES = { one: 'Unternehmen', other: 'Unternehmen' };

export const bulkWords: typeof en.bulkWords = {
  title: 'Daten herunterladen',
  description: 'Das ganze Register oder ein Rechtsraum als Dateien.',
  titleOf: (place) => `Daten herunterladen: ${place}`,
  lead: 'Das ganze Register oder ein Rechtsraum als Dateien, zum Aufbewahren und Auswerten.',
  leadOf: (place) =>
    `Die Unternehmen aus ${place} mit ihren Organen, Einreichungen und Ereignissen. Dateien über Eigentum enthalten auch Eigentümer und Beteiligungen anderswo.`,
  held: 'Sie enthalten, was alle auf den Seiten lesen können: keine Geburtsdaten, Staatsangehörigkeiten und Adressen von Organen und keine zurückgehaltenen Einträge.',
  remote:
    'Die Einträge kommen von einem entfernten Registerdienst. Darum gibt es hier keine Dateien mit allen: Fragen Sie den Dienst selbst. Jeder Eintrag und jede Liste lässt sich auf der eigenen Seite herunterladen.',
  whole: 'Das ganze Register',
  places: 'Ein Rechtsraum',
  caption: 'Dateien mit Größe, Tag und Prüfsumme',
  placesCaption: 'Rechtsräume mit ihren Dateien',
  otherPlaces: 'Weitere Rechtsräume mit ihren Dateien',
  file: 'Datei',
  records: 'Einträge',
  size: 'Größe',
  readAt: 'Aus dem Register gelesen',
  checksum: 'SHA-256',
  place: 'Rechtsraum',
  companies: 'Unternehmen',
  files: 'Dateien',
  jurisdictions: 'Rechtsräume',
  publishers: 'Herausgeber',
  filesOf: ({ counted }, count, size) => `${counted(count, { one: 'Datei', other: 'Dateien' })}, ${size}`,
  search: ({ counted }, count) => `CSV mit ${counted(count, COMPANIES)}, auf Anfrage erstellt`,
  notMade: 'nicht erstellt',
  noneMade: 'Dateien des ganzen Registers wurden noch nicht erstellt.',
  noneMadeOf: (place) => `Dateien für ${place} wurden nicht erstellt.`,
  makeBy: 'Wer diese Seite betreibt, erstellt sie mit',
  outdated: ({ counted }, count) =>
    `${counted(count, { one: 'Datei wird', other: 'Dateien werden' })} zurzeit nicht angeboten`,
  outdatedWhy:
    'Seit sie erstellt wurden, wurde ein Eintrag zurückgehalten oder wieder gezeigt. Sie kommen zurück, wenn sie neu erstellt sind.',
  sources: 'Quellen und Lizenzen',
  sourcesCaption: 'Herausgeber dieser Dateien mit ihren Lizenzen',
  otherSources: 'Weitere Herausgeber dieser Dateien mit ihren Lizenzen',
  publisher: 'Herausgeber',
  licence: 'Lizenz',
  unnamed: 'Einträge ohne Herausgeber',
  notStated: 'nicht angegeben: siehe die Quelle des einzelnen Eintrags',
  attribution: 'Für die Daten gelten die Lizenzen ihrer Herausgeber. Nennen Sie diese, wo Sie die Dateien verwenden.',
  programs: 'Für Programme',
  list: 'Diese Liste als JSON',
  programsSay:
    'Die Adressen bleiben gleich, wenn Dateien neu erstellt werden; ETag, Range und If-None-Match werden verstanden. Die Dateien sind komprimiert (gzip), ihr Text ist UTF-8.',
  units: { kilo: 'kB', mega: 'MB', giga: 'GB' },
  tables: {
    companies: 'Unternehmen',
    officers: 'Organe',
    filings: 'Einreichungen',
    relationships: 'Beteiligung und Kontrolle',
    events: 'Ereignisse',
  },
  formats: {
    csv: 'CSV',
    bods: 'BODS 0.4 (JSON-Zeilen)',
    ftm: 'FollowTheMoney (JSON-Zeilen)',
    native: 'Firmament (JSON-Zeilen)',
    'parquet-csv': 'CSV zum Umwandeln',
  },
  holds: {
    csv: 'je eine Zeile, für Tabellenprogramme und Datenbanken',
    bods: 'Unternehmen, Personen und Beziehungen als Aussagen des Beneficial Ownership Data Standard',
    ftm: 'Unternehmen, Personen, Anteile und Ämter als Entitäten von FollowTheMoney',
    native: 'Einträge aller Arten, zum Import in ein anderes Firmament',
    'parquet-csv': 'je eine Zeile, mit Typen für Parquet und DuckDB',
  },
};
