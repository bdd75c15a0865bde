import type { en } from './en';

export const de: typeof en = {
  title: 'Das Netzwerk weiter verfolgen',
  from: 'Von',
  allRoots: ({ count }, roots) => `allen ${count(roots)} Ausgangspunkten`,
  direction: 'Richtung',
  directions: {
    up: 'aufwärts, zu den Eigentümern',
    down: 'abwärts, zu den Beteiligungen',
    both: 'in beide Richtungen',
  },
  depth: 'Schritte',
  nodes: 'Höchstens Unternehmen',
  calls: 'Höchstens Abrufe',
  begin: 'Verfolgen',
  costs: (price) => `Dieser Gang: ${price}.`,
  counting: 'Es wird gezählt, was es kosten würde …',
  noPrice: 'Was es kosten würde, war nicht zu erfahren.',
  needsLimits: 'Schritte, Unternehmen und Abrufe sind ganze Zahlen innerhalb ihrer Grenzen.',
  stop: 'Anhalten',
  underWay: 'Wie weit der Gang ist',
  begun: (name) => `Verfolgt wird von ${name} aus.`,
  goOn: { depth: 'Einen Schritt weiter', cap: 'Weiter bis doppelt so viele', again: 'Weiter' },
  goOnCosts: (price) => `Weiter: ${price}.`,
  mayStillCount: 'Abrufe, die unterwegs waren, werden vielleicht noch gezählt.',
  broken: (why) => `Der Gang brach ab. ${why}`,
  leftOut: ({ counted }, neighbours) =>
    `${counted(neighbours, { one: 'Nachbar ließ', other: 'Nachbarn ließ' })} die Höchstzahl der Unternehmen aus.`,
  unheard: ({ counted }, entities) =>
    `${counted(entities, { one: 'Unternehmen war', other: 'Unternehmen waren' })} nicht zu verfolgen`,
  retry: 'Noch einmal',
  retryOf: (name) => `Noch einmal: ${name}`,
  withoutScripts: {
    notFollowed:
      'Die Adresse folgt dem Netzwerk weiter, und das braucht Skripte: Diese Seite zeigt nur, womit es beginnt.',
    follow: 'Ohne Skripte zeigen, wem sie folgt',
  },
  nothingToFollow:
    'So gibt es auch nichts zu verfolgen: Ein Gang führt von Eigentümern zu Beteiligungen, und hier beginnt keiner.',
  askedOn: (day) => `Gefragt wurde nach dem Stand vom ${day}.`,
  askToday: 'Nach heute fragen',
  keptOnly: 'Nur was hier vorgehalten wird, wurde verfolgt; dahinter liegt mehr.',
};
