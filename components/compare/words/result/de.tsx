import type { en } from './en';

export const de: typeof en = {
  facts: 'Angaben',
  sideBySide: 'Angaben nebeneinander',
  fact: 'Angabe',
  notKnown: 'Nicht bekannt',
  noneRecorded: 'Keine verzeichnet',
  showAll: 'Alle Angaben zeigen',
  showDifferences: 'Nur zeigen, was verschieden ist',
  noneTells: (labels) => `Kein Eintrag nennt hier: ${labels.join(', ')}.`,
  names: 'Namen im Lauf der Zeit',
  otherNamesUnknown: 'Ob es andere Namen hatte, ist nicht angegeben.',
  matches: ({ count }, matches) => `${count(matches)} Treffer`,
  manyMatches: 'Treffer',
  ties: {
    title: 'Gemeinsame Eigentümer und Verbindungen',
    none: 'Die Einträge nennen weder Eigentümer noch Kontrolle, Konzerngruppe oder Registrierung gemeinsam. Aussagen und Netzwerke wissen vielleicht mehr.',
    sameName: 'derselbe Name, was nicht denselben Eigentümer beweist',
  },
  addresses: {
    title: 'Gemeinsame Adressen',
    none: 'Keine Adresse, weder eines Unternehmens noch eines Organs, steht in mehr als einem der Einträge.',
  },
  identifiers: {
    title: 'Gemeinsame Kennungen',
    none: 'Keine Kennung steht in mehr als einem der Einträge.',
  },
  holder: (company, as, of) => (
    <>
      {company}: {as}
      {of !== undefined && <>, {of}</>}
    </>
  ),
  officers: {
    title: 'Gemeinsame Organe',
    candidates: ({ counted }, candidates) => counted(candidates, { one: 'Kandidat', other: 'Kandidaten' }),
    manyCandidates: 'Kandidaten',
    none: 'Keine zwei Organe dieser Unternehmen haben übereinstimmende Namen.',
    officer: 'Organ',
    perhapsSame: 'Vielleicht identisch mit',
    likelihood: 'Wie wahrscheinlich',
    reasons: 'Warum',
    speaksAgainst: '(spricht dagegen)',
    positionUnknown: 'Position nicht bekannt',
    countUnknown: 'nicht bekannt',
    extent: (counts) => <>Verglichen sind die Organe, die jeder Eintrag enthält: {counts}.</>,
    untold: 'Wo ein Eintrag keine Organe nennt, lässt sich nichts sagen.',
  },
};
