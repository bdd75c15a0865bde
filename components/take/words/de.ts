import type { Kind } from '@/lib/take/kinds';
import type { en } from './en';

const MANY: Record<Kind, string> = {
  company: 'Unternehmen',
  officer: 'Organe',
  filing: 'Einreichungen',
  datum: 'Angaben',
  statement: 'Aussagen',
  control_statement: 'Kontrollaussagen',
  placeholder: 'Platzhalter',
  event: 'Ereignisse',
  corporate_grouping: 'Konzerngruppen',
  jurisdiction: 'Rechtsräume',
  industry_code: 'Branchencodes',
  industry_code_scheme: 'Schemata von Branchencodes',
  network_relationship: 'Beziehungen',
};

export const de: typeof en = {
  title: 'Mitnehmen',
  file: 'Als Datei',
  terminal: 'Im Terminal',
  cite: 'Zitieren',
  follow: 'Änderungen folgen',
  embed: 'Auf Ihrer eigenen Seite',
  card: 'Karte',
  feeds: { atom: 'Atom-Feed', json: 'JSON-Feed' },
  formats: {
    json: 'JSON',
    xml: 'XML',
    csv: 'CSV',
    xlsx: 'Excel-Arbeitsmappe',
    md: 'Markdown',
    jsonld: 'JSON-LD (schema.org)',
  },
  record: {
    json: 'die Antwort der Schnittstelle',
    xml: 'dasselbe als XML',
    csv: 'die Angaben in einer Zeile',
    xlsx: 'die Angaben in einer Zeile, mit einem Blatt, das sie erklärt',
    md: 'ein Dossier zum Lesen, mit Quellen',
    jsonld: 'in den Begriffen von schema.org',
  },
  list: {
    json: 'wie die Schnittstelle sie schreibt',
    xml: 'dasselbe als XML',
    csv: (many) => `${many}, je eine Zeile`,
    xlsx: (many) => `${many}, je eine Zeile, mit einem Blatt, das die Spalten erklärt`,
    md: 'eine kurze Tabelle zum Lesen',
    jsonld: 'in den Begriffen von schema.org',
  },
  many: (kind) => MANY[kind],
  extent: {
    firstPage:
      'Jede Datei enthält die erste Seite der Liste: ohne Aufruf, wenn sie hier aufbewahrt ist, sonst mit einem.',
    upTo: ({ count }, most) => `Jede Datei enthält die ganze Liste, bis zu ${count(most)} Einträge.`,
    all: ({ count }, total) =>
      `Jede Datei enthält ${total === 1 ? 'den einen Eintrag' : `alle ${count(total)} Einträge`}, welche Seite auch offen ist.`,
    first: ({ count }, most, total) =>
      `Jede Datei enthält die ersten ${count(most)} von ${count(total)} Einträgen. Grenzen Sie die Suche ein, um den Rest zu erreichen.`,
  },
  pages: 'Seiten',
  pageCost: 'Jede Seite nach der ersten ist ein Aufruf des entfernten Dienstes, wenn sie nicht hier aufbewahrt ist.',
  printed: (url, day) => `${url}, Stand: ${day}`,
};
