import type { en } from './en';

const CALL = { one: 'Aufruf', other: 'Aufrufe' };

export const de: typeof en = {
  title: 'Kontostand',
  description: 'Was von den Aufrufen des entfernten Dienstes übrig ist und wofür sie ausgegeben wurden.',
  verdict: (day, month, from) =>
    `Heute sind ${day} übrig, diesen Monat ${month}${from ? `; der Tag beginnt neu um ${from}` : ''}.`,
  ofCalls: ({ count }, left, of) => `${count(left)} von ${of}`,
  of: ({ count }, left, of) => `${count(left)} von ${count(of)}`,
  countedBy: {
    service: 'Zählung des Dienstes, hier fortgeführt.',
    own: 'Eigene Zählung; was andere mit demselben Token ausgeben, ist nicht enthalten.',
  },
  forms: {
    A: 'A: antwortet nur mit Token',
    B: 'B: antwortet auch ohne Token, mit 30 Ergebnissen pro Seite und ohne Ereignisse',
    unknown: 'Noch nicht bekannt',
  },
  copies: {
    replies: ({ counted }, count) => counted(count, { one: 'Antwort', other: 'Antworten' }),
    megabytes: ({ count }, size) => `${count(size)} MB`,
    room: (replies, size, most) => (most ? `${replies}, ${size} von höchstens ${most}` : `${replies}, ${size}`),
    inMemory: (room) => `${room}, nur im Arbeitsspeicher: beim nächsten Start verloren`,
  },
  service: {
    answers: 'Er antwortet',
    tried: 'Er ist mehrmals ausgefallen; ein Aufruf prüft, ob er wieder antwortet',
    leftAlone: (from) => `Er ist mehrmals ausgefallen und wird ${from ? `bis ${from}` : 'kurze Zeit'} nicht gefragt`,
  },
  warning: {
    tried: 'Der entfernte Dienst ist mehrmals ausgefallen; ein Aufruf prüft, ob er wieder antwortet.',
    leftAlone: (from) =>
      `Der entfernte Dienst ist mehrmals ausgefallen und wird ${from ? `bis ${from}` : 'kurze Zeit'} nicht gefragt.`,
    keptIsShown: 'Was hier aufbewahrt ist, wird weiter gezeigt.',
  },
  account: 'Das Konto',
  plan: 'Tarif',
  status: 'Status',
  expires: 'Läuft ab',
  token: 'Token',
  tokenSent: 'von diesem Server gesendet, nie gezeigt',
  noToken: 'keiner',
  form: 'Form',
  whoseCount: 'Wer zählt',
  share: 'Was ausgegeben werden kann',
  forYou: 'Für Sie, heute',
  inReserve: 'In Reserve',
  reserved: (calls) => `${calls} am Tag, die Besuchern nicht zur Verfügung stehen`,
  dayBegins: 'Neuer Tag',
  monthBegins: 'Neuer Monat',
  keptCopies: 'Aufbewahrte Kopien',
  theService: 'Der Dienst',
  days: {
    title: 'Aufrufe nach Tagen',
    last: ({ counted }, days) => counted(days, { one: 'Tag bis heute', other: 'Tage bis heute' }),
    caption: 'Aufrufe und aufbewahrte Antworten nach Tagen',
    asTable: 'Dasselbe als Tabelle',
    picture: ({ counted, count }, calls, days, most) =>
      `${counted(calls, CALL)} in ${counted(days, { one: 'Tag', other: 'Tagen' })}, höchstens ${count(most)} an einem davon`,
    bar: ({ date, counted }, day, calls, kept) =>
      `${date(day)}: ${counted(calls, CALL)}, ${counted(kept, { one: 'aufbewahrte Antwort', other: 'aufbewahrte Antworten' })}`,
    highest: ({ counted, count }, most, limit) => `am meisten: ${counted(most, CALL)} von ${count(limit)}`,
    day: 'Tag',
    calls: 'Aufrufe',
    kept: 'Aufbewahrte Antworten',
  },
  endpoints: {
    title: 'Nach Endpunkt',
    thisMonth: 'diesen Monat',
    caption: 'Diesen Monat, nach Endpunkt',
    none: 'Diesen Monat wurde nichts gefragt.',
    endpoint: 'Endpunkt',
    withoutCall: 'Ohne Aufruf beantwortet',
    share: ({ percent }, share) => percent(share / 100, 0),
  },
};
