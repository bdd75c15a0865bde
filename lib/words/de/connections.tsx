import type * as en from '../en/connections';

const STEPS = { one: 'Schritt', other: 'Schritte' };
/** After "in" and "mit". */
const IN_STEPS = { one: 'Schritt', other: 'Schritten' };
const CALLS = { one: 'Abruf', other: 'Abrufe' };
const ENTITIES = { one: 'Beteiligter', other: 'Beteiligte' };

export const connectionWords: typeof en.connectionWords = {
  title: 'Verbindungen finden',
  between: (names) => `Verbindungen zwischen ${names}`,
  more: ({ count }, rest) => `${count(rest)} weiteren`,
  lead: ({ count }, least, most) =>
    `Wie ${count(least)} bis ${count(most)} Unternehmen oder Personen durch Eigentum und Kontrolle verbunden sind, in beide Richtungen: Schritt für Schritt, jeder mit seinen Aussagen.`,
  chosen: 'Ausgewählt',
  remove: (name) => `${name} entfernen`,
  first: 'Erstes Unternehmen oder erste Person',
  next: 'Unternehmen oder Person hinzufügen',
  add: 'Hinzufügen',
  hint: 'Der Name eines Unternehmens, eine Nummer mit ihrem Rechtsraum wie in gb/01234500 oder die Adresse der Seite eines Unternehmens, einer Person oder eines Platzhalters.',
  hintWithPersons:
    'Der Name eines Unternehmens oder einer Person, die eines besitzt oder kontrolliert, eine Nummer mit ihrem Rechtsraum wie in gb/01234500 oder die Adresse einer Seite.',
  costOfName: 'Die Suche nach einem Namen kostet 1 Abruf; eine Nummer kostet hier nichts.',
  full: ({ count }, most) => `Höchstens ${count(most)} zugleich: Entfernen Sie eines, um ein anderes hinzuzufügen.`,
  oneMore: 'Fügen Sie noch eines hinzu, um zu sehen, wie die beiden verbunden sind.',
  change: 'Weitere hinzufügen oder die Suche ändern',
  options: 'Suchoptionen',
  steps: 'Höchstens Schritte',
  day: 'Stand an einem Tag',
  throughHubs: ({ count }, neighbours) => `Auch über Beteiligte mit ${count(neighbours)} oder mehr Nachbarn`,
  search: 'Suchen',
  persons: {
    title: 'Personen, die Unternehmen besitzen oder kontrollieren',
    controls: ({ and, counted }, named, rest) =>
      `Kontrolliert ${and(rest > 0 ? [...named, counted(rest, { one: 'weiteres', other: 'weitere' })] : named)}`,
  },
  problems: {
    title: 'Nicht alles konnte verwendet werden',
    unreadable: (text) => (
      <>
        „{text}“ ist kein Unternehmen, keine Person und kein Platzhalter. Schreiben Sie ein Unternehmen als gb/01234500,
        oder fügen Sie die Adresse seiner Seite ein.
      </>
    ),
    officer: (text) => (
      <>
        „{text}“ ist ein Organ. Netzwerke haben keine Organe: Wählen Sie das Unternehmen oder die Person als Eigentümer.
      </>
    ),
    searchName: 'Nach diesem Namen suchen',
    repeated: (names) => <>Mehrfach angegeben und einmal verwendet: {names}.</>,
    leftOut: ({ count }, most, names) => (
      <>
        Höchstens {count(most)} zugleich. Ausgelassen: {names}.
      </>
    ),
    steps: ({ count }, least, most) =>
      `Die Schritte müssen eine ganze Zahl von ${count(least)} bis ${count(most)} sein; verwendet wird der Standard.`,
    calls: ({ count }, least, most) =>
      `Die Abrufe müssen eine ganze Zahl von ${count(least)} bis ${count(most)} sein; verwendet wird der Standard.`,
    hubs: 'Nicht alle zugelassenen Beteiligten waren lesbar; die übrigen werden verwendet.',
    dates: 'Der Tag muss ein Datum wie 2024-05-01 sein; verwendet wird der heutige.',
    missing: (what, why) => (
      <>
        {what} wird nicht durchsucht. {why}
      </>
    ),
  },
  price: {
    title: 'Die Suche verbraucht Abrufe des entfernten Dienstes',
    upTo: ({ counted, count }, calls, left) =>
      `Sie kann bis zu ${counted(calls, CALLS)} brauchen; heute sind noch ${count(left)} übrig. Sie endet früher, wenn alles verbunden ist.`,
    nothingLeft: 'Heute sind keine Abrufe mehr übrig; durchsucht werden nur vorhandene Kopien.',
    keptOnly: 'Bisher wurden nur vorhandene Kopien durchsucht.',
    limit: 'Höchstens Abrufe',
    search: 'Mit Abrufen suchen',
  },
  verdict: {
    pair: ({ counted }, steps) => `In ${counted(steps, IN_STEPS)} verbunden.`,
    all: ({ count }, all) => `Alle ${count(all)} sind verbunden.`,
    some: ({ count }, linked, all) => `${count(linked)} von ${count(all)} sind verbunden.`,
    apart: (names) => `Mit keinem der anderen verbunden: ${names}.`,
    hubOnly: (hub, reason) => (
      <>
        Verbunden nur über {hub} ({reason}).
      </>
    ),
    hubSaysLittle: 'Eine solche Verbindung sagt wenig; sie wird nur gezeigt, wenn Sie sie zulassen.',
    allow: 'Zulassen',
    none: ({ counted }, steps) => `Keine Verbindung in höchstens ${counted(steps, IN_STEPS)}.`,
    noneButHubs: ({ counted, count }, steps, neighbours) =>
      `Keine Verbindung in höchstens ${counted(steps, IN_STEPS)}, ohne Beteiligte mit ${count(neighbours)} oder mehr Nachbarn.`,
    noneSoFar: ({ counted }, steps) =>
      `Keine Verbindung in höchstens ${counted(steps, IN_STEPS)} gefunden, aber nicht alles wurde durchsucht.`,
  },
  kinds: { shortest: 'Kürzeste', surest: 'Sicherste', control: 'Durch Kontrolle' },
  rules: {
    shortest: 'Die wenigsten Schritte.',
    surest: 'Die höchste Verlässlichkeit aller Schritte zusammen.',
    control: 'Bei jedem Schritt eine Mehrheit der Stimmen oder Anteile, oder angegebene Kontrolle.',
  },
  noControl: 'Keine Verbindung gefunden, bei der jeder Schritt Kontrolle ist.',
  notExact: 'Eine kurze Verbindung; es kann eine kürzere geben.',
  stepCount: ({ counted }, steps) => counted(steps, STEPS),
  sentences: {
    down: {
      owns: (owner, owned, share) => (
        <>
          {owner} hält {share} an {owned}
        </>
      ),
      ownsUnknown: (owner, owned) => (
        <>
          {owner} hält Anteile an {owned}, Höhe nicht angegeben
        </>
      ),
      votes: (owner, owned, share) => (
        <>
          {owner} hat {share} der Stimmen in {owned}
        </>
      ),
      controls: (owner, owned) => (
        <>
          {owner} kontrolliert {owned}
        </>
      ),
      subsidiary: (owner, owned) => (
        <>
          {owner} ist die Mutter von {owned}
        </>
      ),
      ultimate: (owner, owned) => (
        <>
          {owner} ist als oberste Mutter von {owned} angegeben, mit unbekannten Schritten dazwischen
        </>
      ),
      indirect: (owner, owned) => (
        <>
          {owner} hält {owned} über andere
        </>
      ),
    },
    up: {
      owns: (owner, owned, share) => (
        <>
          {owned} gehört zu {share} {owner}
        </>
      ),
      ownsUnknown: (owner, owned) => (
        <>
          {owned} gehört zum Teil {owner}, Höhe nicht angegeben
        </>
      ),
      votes: (owner, owned, share) => (
        <>
          In {owned} liegen {share} der Stimmen bei {owner}
        </>
      ),
      controls: (owner, owned) => (
        <>
          {owned} wird von {owner} kontrolliert
        </>
      ),
      subsidiary: (owner, owned) => (
        <>
          {owned} ist eine Tochter von {owner}
        </>
      ),
      ultimate: (owner, owned) => (
        <>
          {owned} hat nach Angabe {owner} als oberste Mutter, mit unbekannten Schritten dazwischen
        </>
      ),
      indirect: (owner, owned) => (
        <>
          {owned} wird über andere von {owner} gehalten
        </>
      ),
    },
  },
  statedBy: (publishers) => `angegeben von ${publishers}`,
  confidence: ({ count }, confidence) => `Verlässlichkeit\u00a0${count(confidence)}`,
  statement: (id) => `Aussage ${id}`,
  moreStatements: ({ count }, more) => `und ${count(more)} weitere`,
  open: 'Als Netzwerk erkunden',
  picture: (names) => `Die Verbindung zwischen ${names} als Bild`,
  pictureOf: (kinds) => `${kinds}. Pfeile zeigen vom Eigentümer zur Beteiligung.`,
  searched: {
    title: 'Was durchsucht wurde',
    asked: ({ counted }, entities, steps) =>
      `Bis zu ${counted(steps, STEPS)}: ${counted(entities, { one: 'Netzwerk wurde', other: 'Netzwerke wurden' })} gelesen.`,
    spent: ({ counted }, calls) => `${counted(calls, CALLS)} verbraucht.`,
    everything: 'In diesen Schritten wurde nichts ausgelassen.',
    notAsked: ({ counted }, entities, why) =>
      `${counted(entities, { one: 'Beteiligter in Reichweite wurde', other: 'Beteiligte in Reichweite wurden' })} nicht abgefragt: ${why}.`,
    because: {
      calls: 'weitere Abrufe waren nicht erlaubt',
      entities: 'die Suche erreichte ihre Höchstzahl an Beteiligten',
      time: 'die Suche dauerte zu lange',
      service: 'mehrere Anfragen nacheinander schlugen fehl',
      connected: 'die Suche endete, sobald alles verbunden war, um Abrufe zu sparen',
    },
    failed: ({ counted }, entities) =>
      `${counted(entities, { one: 'Beteiligter konnte', other: 'Beteiligte konnten' })} nicht geladen werden:`,
    beyond: ({ counted }, neighbours) =>
      `${counted(neighbours, { one: 'weiterer Nachbar', other: 'weitere Nachbarn' })} von Beteiligten mit sehr vielen wurden nicht gelesen.`,
    unchecked: (names) => <>Nicht geprüft, ob mit sehr vielen verbunden: {names}.</>,
    hubs: ({ counted, count }, hubs, neighbours) =>
      `${counted(hubs, ENTITIES)} mit ${count(neighbours)} oder mehr Nachbarn, hinter denen nichts durchsucht wurde:`,
    neighbours: ({ counted }, neighbours) => counted(neighbours, { one: 'Nachbar', other: 'Nachbarn' }),
    allow: 'Zulassen',
    allowName: (name) => `Zulassen: ${name}`,
    allowAll: 'Alle zulassen',
    others: ({ count }, others) => `und ${count(others)} weitere`,
    further: ({ counted }, steps) => `${counted(steps, STEPS)} weit suchen`,
  },
};

export const connectionLinkWords: typeof en.connectionLinkWords = {
  find: 'Verbindungen finden',
  ofCompany: (company) => <>Verbindungen von {company} finden</>,
  wholeRegister: 'Verbindungen im ganzen Register suchen',
};
