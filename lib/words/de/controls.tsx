import type * as en from '../en/controls';

export const uiWords: typeof en.uiWords = {
  notKnown: 'Nicht bekannt',
  find: 'Finden',
  above: 'Brotkrümelnavigation',
  others: (forms, others, all, noun) => `Die übrigen ${noun}: ${forms.count(others)} von ${forms.count(all)}`,
  pages: 'Ergebnisseiten',
  previous: '← Zurück',
  next: 'Weiter →',
  page: (forms, page, pages) => `Seite ${forms.count(page)} von ${forms.count(pages)}`,
  reachable: (forms, pages) =>
    `Nur die ersten ${forms.count(pages)} Seiten einer Suche lassen sich öffnen. Mit einem Filter erreichen Sie die übrigen.`,
};

export const defectWords: typeof en.defectWords = {
  title: 'Es ist ein Fehler aufgetreten',
  fault: 'Der Fehler liegt bei dieser Website und wurde protokolliert.',
  inLog: (digest) => <>Tritt er wieder auf, nennen Sie dem Betreiber der Website diesen Code: {digest}</>,
  tryAgain: 'Erneut versuchen',
};

const REASONS: Partial<Record<string, string>> = {
  not_found: 'Der Eintrag wurde nicht gefunden.',
  allowance: 'Das Kontingent an Abrufen ist aufgebraucht.',
  token: 'Diese Website hat keinen Zugang zum Register.',
  needs_token: 'Dafür ist ein Token nötig.',
  redacted: 'Das Register hält diesen Eintrag vorerst zurück.',
  busy: 'Das Register ist überlastet.',
  down: 'Das Register ist nicht erreichbar.',
  nonsense: 'Das Register hat eine ungültige Antwort gesendet.',
};

export const failedReplyWords: typeof en.failedReplyWords = {
  noConnection: 'Die Verbindung ist fehlgeschlagen.',
  failed: (status, _told, reason = '') => REASONS[reason] ?? `Das Register hat mit dem Status ${status} geantwortet.`,
  again: (why, from) => `${why} Versuchen Sie es wieder ab ${from}.`,
};

const CALL = { one: 'Abruf', other: 'Abrufe' };

export const quotaScriptWords: typeof en.quotaScriptWords = {
  calls: ({ counted }, count) => counted(count, CALL),
  countlessCalls: 'über eine Million Abrufe',
  left: ({ count }, calls) => `${count(calls)} übrig`,
  countlessLeft: 'über 1 Mio.',
  leftToday: ({ counted }, calls) => `Heute noch ${counted(calls, CALL)}`,
  countlessLeftToday: 'Heute noch über eine Million Abrufe',
  until: (from) => `, wieder ab ${from}`,
  noneLeft: (from) => `Keine Abrufe mehr, wieder ab ${from}`,
  explained: 'Abrufe des entfernten Dienstes, die Ihnen noch bleiben',
  counts: 'Die Einträge kommen von einem entfernten Dienst, der Abrufe zählt. Was im Cache liegt, kostet nichts.',
  cost: ({ count }, cost, kept) => `Kosten ${count(cost)} · im Cache ${count(kept)}`,
  costAndLeft: ({ count }, cost, kept, left) =>
    `Kosten ${count(cost)} · im Cache ${count(kept)} · übrig ${count(left)}`,
  pageCost: ({ count }, cost, kept, left) =>
    `Kosten dieser Seite: ${cost}. Antworten aus dem Cache: ${count(kept)}. Heute noch für Sie: ${left}.`,
  of: ({ count }, part, whole) => `${count(part)} von ${count(whole)}`,
  forYou: 'Für Sie, heute',
  forAll: 'Für alle, heute',
  thisMonth: 'Diesen Monat',
  reserve: 'Reserviert',
  beginsAnew: 'Zurückgesetzt',
  token: 'Token',
  noToken: 'keiner',
  accountStatus: 'Kontostand',
  price: 'Preis:',
  prices: {
    call: { short: '1 Abruf', full: 'Vom entfernten Dienst: kostet 1 Abruf' },
    kept: { short: 'im Cache', full: 'Bereits im Cache: kostet keinen Abruf' },
  },
};
