import type { en } from './en';

export const de: typeof en = {
  kind: 'Einreichung',
  titleOf: (title, company) => `${title}: ${company}`,
  caption: 'Einreichungen, neueste zuerst',
  captionByYear: 'Einreichungen nach Jahr, neueste zuerst',
  dateNotKnown: 'Datum nicht bekannt',
  count: ({ counted }, count) => counted(count, { one: 'Einreichung', other: 'Einreichungen' }),
  columns: {
    date: 'Datum',
    notKnown: 'nicht bekannt',
    filing: 'Einreichung',
    code: 'Code',
    document: 'Dokument',
    open: 'Öffnen',
  },
  filters: {
    label: 'Einreichungen filtern',
    year: 'Jahr',
    noDate: 'Ohne Datum',
    type: 'Art',
    remove: '(diesen Filter entfernen)',
    showAll: 'Alle hier zeigen',
    matching: ({ count, form }, shown, loaded, isWhole) => {
      const match = form(shown, { one: 'entspricht', other: 'entsprechen' });
      const said = `${count(shown)} von ${count(loaded)} Einreichungen hier ${match} den Filtern`;
      return isWhole ? `${said}.` : `${said}; die anderen Seiten sind nicht durchsucht.`;
    },
  },
  sentence: (type, company, filed) => (
    <>
      {type}
      {company && <> von {company}</>}
      {filed ? `, eingereicht ${filed}.` : '; der Tag der Einreichung ist nicht bekannt.'}
    </>
  ),
  facts: {
    company: 'Unternehmen',
    filed: 'Eingereicht',
    type: 'Art',
    code: 'Code im Register',
    uid: 'Kennung im Register',
    description: 'Beschreibung',
  },
  noDocument: 'Dem Register ist keine Adresse des Dokuments bekannt.',
  openDocument: 'Dokument beim Register öffnen',
};
