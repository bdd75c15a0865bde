import type { en } from './en';

const CALL = { one: 'Aufruf', other: 'Aufrufe' };

export const de: typeof en = {
  calls: ({ counted }, count) => counted(count, CALL),
  countlessCalls: 'über eine Million Aufrufe',
  left: ({ count }, calls) => `${count(calls)} übrig`,
  countlessLeft: 'über eine Million übrig',
  leftToday: ({ counted }, calls) => `Heute noch ${counted(calls, CALL)}`,
  countlessLeftToday: 'Heute noch über eine Million Aufrufe',
  noneUntil: (from) => `0 übrig, wieder ab ${from}`,
  noneLeft: (from) => `Keine Aufrufe mehr, wieder ab ${from}`,
  explained: 'Aufrufe des entfernten Dienstes, die Ihnen noch zustehen',
  counts: 'Die Einträge kommen von einem entfernten Dienst, der Aufrufe zählt. Was hier aufbewahrt ist, kostet nichts.',
  cost: ({ count }, cost, kept) => `Kosten ${count(cost)} · aufbewahrt ${count(kept)}`,
  costAndLeft: ({ count }, cost, kept, left) =>
    `Kosten ${count(cost)} · aufbewahrt ${count(kept)} · übrig ${count(left)}`,
  pageCost: ({ count }, cost, kept, left) =>
    `Kosten dieser Seite: ${cost}. Antworten aus aufbewahrten Kopien: ${count(kept)}. Heute noch für Sie: ${left}.`,
  of: ({ count }, part, whole) => `${count(part)} von ${count(whole)}`,
  forYou: 'Für Sie, heute',
  forAll: 'Für alle, heute',
  thisMonth: 'Diesen Monat',
  reserve: 'In Reserve',
  beginsAnew: 'Beginnt neu',
  token: 'Token',
  noToken: 'keiner',
  accountStatus: 'Kontostand',
  price: 'Preis:',
  prices: {
    call: { short: '1 Aufruf', full: 'Fragt den entfernten Dienst: 1 Aufruf des Kontingents' },
    kept: { short: 'aufbewahrt', full: 'Eine Kopie liegt hier: Das kostet keinen Aufruf' },
  },
};
