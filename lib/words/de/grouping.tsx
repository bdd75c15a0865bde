import type * as en from '../en/grouping';

const COMPANIES = { one: 'Unternehmen', other: 'Unternehmen' };

const GROUPINGS = { one: 'Konzerngruppe', other: 'Konzerngruppen' };

export const groupingWords: typeof en.groupingWords = {
  title: 'Konzerngruppen',
  titleOf: (q) => `Konzerngruppen „${q}“`,
  one: 'Konzerngruppe',
  lead: 'Unternehmen aus verschiedenen Registern, von Kuratoren unter einem Namen zusammengefasst.',
  name: 'Name einer Konzerngruppe',
  search: 'Suchen',
  hint: 'Sucht nach dem Anfang des Namens.',
  metered: 'Eine Suche kostet 1 Abruf, sofern sie nicht im Cache liegt.',
  none: 'Das Register führt keine Konzerngruppen.',
  noneBeginsSo: 'Gesucht wird nach dem Anfang des Namens; ein Wort aus der Mitte findet nichts.',
  searchCompanies: (q) => <>Unternehmen nach „{q}“ durchsuchen</>,
  total: (forms, count) => forms.counted(count, GROUPINGS),
  totalShown: (forms, count, shown) => `${forms.counted(count, GROUPINGS)}, davon ${forms.count(shown)} hier`,
  leftOut: (forms, count) =>
    `${forms.counted(count, { one: 'Eintrag dieser Seite konnte', other: 'Einträge dieser Seite konnten' })} nicht gelesen werden.`,
  changed: (forms, date) => `geändert ${forms.onDate(date)}`,
  members: (forms, { companies, jurisdictions, inactive, unknown }) => {
    const where = forms.counted(jurisdictions, { one: 'Rechtsraum', other: 'Rechtsräumen' });
    const states = forms.and([
      ...(inactive > 0 ? [`${forms.count(inactive)} inaktiv`] : []),
      ...(unknown > 0 ? [`${forms.count(unknown)} mit unbekanntem Status`] : []),
    ]);
    const all = forms.counted(companies, COMPANIES) + (jurisdictions > 0 ? ` in ${where}` : '');
    return `${all}${states && `, davon ${states}`}.`;
  },
  notOwned:
    'Kuratoren haben diese Unternehmen zusammengefasst, weil sie zusammengehören. Das muss keine Beteiligung bedeuten.',
  curators: (forms, count) => forms.form(count, { one: 'Kurator', other: 'Kuratoren' }),
  article: 'Artikel',
  made: 'Angelegt',
  lastChanged: 'Zuletzt geändert',
  companies: 'Unternehmen',
  companyCount: (forms, count) => forms.counted(count, COMPANIES),
  shown: (forms, shown, count) => `${forms.count(shown)} von ${forms.count(count)}`,
  noneShown: 'Von dieser Konzerngruppe wird kein Unternehmen gezeigt.',
  table: {
    caption: 'Unternehmen der Konzerngruppe',
    company: 'Unternehmen',
    number: 'Nummer',
    jurisdiction: 'Rechtsraum',
    state: 'Status',
    source: 'Quelle',
    notKnown: 'Nicht bekannt',
    namelessPublisher: 'Ein Herausgeber ohne Namen',
  },
};

export const placeholderWords: typeof en.placeholderWords = {
  kind: 'Platzhalter',
  person: 'Person',
  thisPlaceholder: 'Dieser Platzhalter',
  tabs: { overview: 'Überblick', statements: 'Aussagen', network: 'Netzwerk' },
  titles: {
    statements: (name) => `${name}: Aussagen`,
    network: (name) => `${name}: Netzwerk`,
  },
  probablyThis: 'Wahrscheinlich dieses Unternehmen',
  inactive: 'inaktiv',
  sections: { facts: 'Eckdaten', source: 'Quelle', behind: 'Aussagen dahinter' },
  facts: { jurisdiction: 'Rechtsraum', asWritten: 'Name laut Quelle', identifier: 'Kennung' },
  some: ({ count, counted }, shown, total) =>
    `${count(shown)} von ${counted(total, { one: 'Aussage', other: 'Aussagen' })}`,
  count: ({ counted }, total) => counted(total, { one: 'Aussage', other: 'Aussagen' }),
  none: 'Das Register enthält keine Aussagen, die ihn nennen.',
  all: 'Alle Aussagen, die ihn nennen',
  same: {
    title: 'Vielleicht dieselbe Person',
    lead: 'Andere Personen dieses Namens, die Anteile halten oder kontrollieren. Das Register vergleicht nur den Namen.',
    person: 'Person',
    controls: 'Hält oder kontrolliert',
    others: 'Personen',
    cut: ({ count, counted }, read, total) =>
      `Gelesen: ${count(read)} von ${counted(total, { one: 'Angabe, die jemanden so nennt', other: 'Angaben, die jemanden so nennen' })}, die neuesten zuerst.`,
  },
};

export const placeholderKindWords: typeof en.placeholderKindWords = {
  suppressedName: 'Eine Person, unterdrückt',
  person: 'Eine Person, die in Aussagen über Beteiligung oder Kontrolle genannt wird.',
  suppressed:
    'Eine Person, deren Angaben dauerhaft aus diesem Register entfernt wurden. Ihre Anteile bleiben erhalten, damit die Rechnung der Beteiligungen stimmt.',
  unnamed: 'Ein Eigentümer oder Kontrollierender, den die Aussagen nicht nennen.',
  personOrCompany: 'Ein Name aus Aussagen; ob von einer Person oder einem Unternehmen, sagen sie nicht.',
  matched: 'Ein Name aus Aussagen, einem Unternehmen des Registers zugeordnet.',
  probablyCompany:
    'Wahrscheinlich ein Unternehmen: ein Name aus Aussagen, dem kein Unternehmen des Registers zugeordnet ist.',
};
