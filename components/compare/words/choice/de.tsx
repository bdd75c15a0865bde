import type { en } from './en';

const CALLS = { one: 'Abruf', other: 'Abrufe' };

export const de: typeof en = {
  title: 'Unternehmen vergleichen',
  lead: 'Zwei bis vier Unternehmen nebeneinander: worin sie sich unterscheiden und was sie gemeinsam haben. Die Adresse bewahrt den Vergleich.',
  compare: 'Vergleichen',
  compareIt: (name) => `Vergleichen: ${name}`,
  compareTicked: 'Angekreuzte Unternehmen vergleichen',
  tick: ({ count }, most) => `Kreuzen Sie 2 bis ${count(most)} an.`,
  costIsSaid: 'Was es kostet, steht da, bevor etwas verbraucht wird.',
  most: ({ count }, most) => `Bis zu ${count(most)} Unternehmen werden zugleich verglichen.`,
  first: 'Unternehmen für den Vergleich',
  next: 'Unternehmen zum Vergleich',
  add: 'Hinzufügen',
  hint: 'Ein Name, eine Nummer mit ihrem Rechtsraum wie in gb/01234500 oder die Adresse einer Unternehmensseite.',
  costOfName: 'Ein Name wird gesucht, das kostet 1 Abruf; eine Nummer kostet noch nichts.',
  whichOne: 'Welches ist gemeint?',
  shown: ({ count }, shown, total) => `${count(shown)} von ${count(total)} gezeigt`,
  incorporated: (date) => `gegründet: ${date}`,
  noneNamed: (name) => (
    <>Unter dem Namen „{name}“ wurde kein Unternehmen gefunden. Mit weniger Wörtern finden Sie mehr.</>
  ),
  allInSearch: ({ count }, total, link) => (
    <>{link(`Alle ${count(total)} in der Suche`)}; dort lassen sich Unternehmen zum Vergleich ankreuzen.</>
  ),
  remove: 'Entfernen',
  removeIt: (name) => `Entfernen: ${name}`,
  removeNamed: (name) => <>Entfernen: {name}</>,
  wouldCost: ({ counted }, companies) =>
    `${counted(companies, { one: 'Unternehmen müsste', other: 'Unternehmen müssten' })} erst abgerufen werden: ${counted(companies, CALLS)}`,
  noCopies: (companies) => <>Hier ist keine Kopie aufbewahrt von: {companies}.</>,
  compareAll: ({ counted }, calls) => `Alle vergleichen · ${counted(calls, CALLS)}`,
  leftOut: ({ count, counted }, most, leftOut) =>
    `Verglichen werden die ersten ${count(most)}; ${counted(leftOut, { one: 'weiteres Unternehmen', other: 'weitere Unternehmen' })} ausgelassen`,
  namesNone: 'Etwas in der Adresse benennt kein Unternehmen',
  wasLeftOut: (text) => <>„{text}“ wurde ausgelassen: Ein Unternehmen steht dort als gb/01234500.</>,
};
