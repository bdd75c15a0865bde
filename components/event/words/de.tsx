import type { en } from './en';

export const de: typeof en = {
  title: 'Ereignisse',
  one: 'Ereignis',
  lead: 'Was sich im Leben von Unternehmen geändert hat, Neuestes zuerst: aus dem Vergleich von Ständen der Register und aus Bekanntmachungen.',
  ofAll: 'Ereignisse aller Rechtsräume',
  inPlace: (place) => `Ereignisse: ${place}`,
  count: (forms, count) => forms.counted(count, { one: 'Ereignis', other: 'Ereignisse' }),
  leftOut: (forms, count) =>
    `${forms.counted(count, { one: 'Eintrag konnte', other: 'Einträge konnten' })} nicht gelesen werden.`,
  standsUnder: {
    time_range_ends_at: 'Jedes Ereignis steht unter dem spätesten Tag, an dem es gewesen sein kann.',
    created_at: 'Jedes Ereignis steht unter dem Tag, an dem es erfasst wurde.',
  },
  order: 'Reihenfolge der Ereignisse',
  orders: { time_range_ends_at: 'Neueste zuerst', created_at: 'Zuletzt erfasste zuerst' },
  none: {
    all: 'Dieses Register führt keine Ereignisse.',
    jurisdiction: 'Für Unternehmen dieses Rechtsraums sind keine Ereignisse erfasst.',
    company: 'Für dieses Unternehmen sind keine Ereignisse erfasst.',
    page: 'Auf dieser Seite der Liste stehen keine Ereignisse.',
    match: 'Kein Ereignis passt zu allen diesen Filtern.',
    noProof:
      'Das beweist nicht, dass nichts geschehen ist: Ereignisse sind, was der Vergleich von Ständen des Registers zeigt oder was veröffentlicht wurde.',
    firstPage: 'Zur ersten Seite',
    without: (label, value) => `Liste ohne „${label}: ${value}“`,
  },
  unknownDate: 'Unbekannter Tag',
  unknownYear: 'Jahr nicht bekannt',
  became: 'wurde zu',
  about: (what, about) => (
    <>
      {what}: {about}
    </>
  ),
  change: (what, before, became, after) => (
    <>
      {what}: {before} {became} {after}
    </>
  ),
  company: (number) => `Unternehmen ${number}`,
  recorded: (forms, date) => `Erfasst ${forms.onDate(date)}`,
  whenAndRecorded: (forms, when, date) => `${when} · erfasst ${forms.onDate(date)}`,
  ofCompany: (name) => <>Ereignisse: {name}</>,
  ofNumber: (number) => <>Ereignisse: Unternehmen {number}</>,
  happened: (when) => `Geschehen ${when}.`,
  unexplained: 'vom Register nicht erklärt',
  meaning: (meaning) => `: ${meaning}`,
  facts: {
    company: 'Unternehmen',
    notBefore: 'Nicht vor',
    notAfter: 'Nicht nach',
    type: 'Art',
    categories: 'Kategorien',
    description: 'In den Worten des Registers',
    recorded: 'Erfasst',
    known: 'Herkunft',
  },
  whatChanged: 'Was sich geändert hat',
  payload: 'Was davon festgehalten wurde',
  changes: {
    caption: 'Werte vorher und nachher',
    what: 'Was',
    before: 'Vorher',
    after: 'Nachher',
    nothing: 'nichts',
  },
};
