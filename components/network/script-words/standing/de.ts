import type { en } from './en';

export const de: typeof en = {
  ownersLoaded: 'Geladene Eigentümer',
  ownedLoaded: 'Geladene Beteiligungen',
  notAsked: 'Das eigene Netzwerk ist nicht geladen; es kann also mehr geben.',
  loop: 'Kreis',
  inLoop: ({ count }, members) =>
    members === 1 ? 'Hält Anteile an sich selbst' : `Besitzt sich über andere selbst: ${count(members)} im Kreis`,
  hub: 'Knotenpunkt',
  isHub: ({ count }, neighbours) => `Mit ${count(neighbours)} verbunden: Wege hierüber sagen wenig`,
  statements: 'Aussagen',
  network: 'Eigenes Netzwerk',
  statementsOf: (name) => `Aussagen zu ${name}`,
  networkOf: (name) => `Eigenes Netzwerk von ${name}`,
  state: 'Stand',
  ended: 'Beendet',
  going: 'Kein Ende bekannt',
  confidenceOf: ({ count }, confidence) => `Verlässlichkeit ${count(confidence)} von 100.`,
  restsOn: ({ counted }, statements) => `Beruht auf ${counted(statements, { one: 'Aussage', other: 'Aussagen' })}.`,
  computed: ({ count }, corroboration, most) =>
    `Es zählt die verlässlichste davon, dazu ${count(corroboration)} für jeden weiteren Herausgeber, der dasselbe sagt, bis ${count(most)}. Die Seite jeder Aussage nennt ihre Quellen.`,
  byService: 'Wie der entfernte Dienst sie berechnet, ist nicht bekannt; die Seite jeder Aussage nennt ihre Quellen.',
  noStatement: 'Die Quelle nennt keine Aussage, auf der sie beruht.',
  showSources: 'Quellen zeigen',
  calls: ({ counted }, calls) => `höchstens ${counted(calls, { one: 'Abruf', other: 'Abrufe' })}`,
  loading: 'Die Aussagen werden geladen',
  notLoaded: (why) => `Die Aussagen konnten nicht geladen werden. ${why}`,
  sum: ({ count }, total, { best, by, raised, further, isCapped }, source) => {
    const base = `${count(best)} durch die beste Quelle (Aussage ${by.statement}${source && `, ${source}`})`;
    if (raised === 0) return `${base}: ${count(total)} von 100.`;
    const more =
      further === 1
        ? 'einen weiteren Herausgeber, der dasselbe sagt'
        : `${count(further)} weitere Herausgeber, die dasselbe sagen`;
    return isCapped
      ? `${base} und ${count(raised)} durch weitere Herausgeber, die dasselbe sagen; mehr wird nie errechnet: ${count(total)} von 100.`
      : `${base} und ${count(raised)} durch ${more}: ${count(total)} von 100.`;
  },
  seen: ({ count, onDate }, day, confidence) =>
    `Gesehen ${day === undefined ? 'an unbekanntem Tag' : onDate(day)}, Verlässlichkeit ${confidence === undefined ? 'nicht angegeben' : count(confidence)}`,
  neverSeen: 'Keine Quelle genannt.',
};
