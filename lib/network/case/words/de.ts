import type { en } from './en';

const WAYS = { up: 'hinauf zu den Eigentümern', down: 'hinab zum Besitz', both: 'in beide Richtungen' };

export const de: typeof en = {
  entities: { one: 'Einheit', other: 'Einheiten' },
  nobody: 'nichts',
  said: {
    add_roots: (who) => `Auch von ${who} ausgegangen`,
    remove_root: (who) => `Nicht mehr von ${who} ausgegangen`,
    expand: (who) => `${who} erweitert`,
    expandPart: (who, side, type) =>
      side === 'owners' ? `Eigentümer von ${who} hinzugefügt (${type})` : `Besitz von ${who} hinzugefügt (${type})`,
    walk: ({ counted }, who, direction, depth) =>
      `Von ${who} aus ${WAYS[direction]} gegangen, ${counted(depth, { one: 'Schritt', other: 'Schritte' })}`,
    hide: (who) => `${who} ausgeblendet`,
    show: (who) => `${who} wieder eingeblendet`,
    pin: (who) => `${who} festgesteckt`,
    unpin: (who) => `${who} gelöst`,
    group: (name) => `Gruppe ${name} gebildet`,
    ungroup: (name) => `Gruppe ${name} aufgelöst`,
    closeGroup: (name) => `Gruppe ${name} geschlossen`,
    openGroup: (name) => `Gruppe ${name} geöffnet`,
    collapse: (who) => `${who} eingeklappt`,
    uncollapse: (who) => `${who} wieder ausgeklappt`,
    stack: (who) => `Blätter von ${who} gestapelt`,
    unstack: (who) => `Blätter von ${who} einzeln gezeigt`,
    select: (who) => `${who} ausgewählt`,
    filter: (parts) => `Gefiltert: ${parts}`,
    note: (who) => `Notiz zu ${who} geschrieben`,
    noteGone: (who) => `Notiz zu ${who} entfernt`,
    layout: (name) => `Anordnung: ${name}`,
    labels: (name) => `Beschriftung: ${name}`,
    days: (before, after) => `${before} mit ${after} verglichen`,
    daysGone: 'Vergleich zweier Tage beendet',
  },
  filter: {
    confidence: (least) => `Verlässlichkeit über ${least}`,
    anyConfidence: 'jede Verlässlichkeit',
    ownership: (least) => `Beteiligung ab ${least}\u00a0%`,
    unknown: 'mit unbekannten Anteilen',
    notUnknown: 'ohne unbekannte Anteile',
    date: (day) => `am ${day}`,
    anyDate: 'an jedem Tag',
    types: (values) => `Beziehungen ${values}`,
    kinds: (values) => `Arten ${values}`,
    jurisdictions: (values) => `Rechtsräume ${values}`,
    statuses: (values) => `Zustände ${values}`,
    all: 'alle',
  },
  layouts: { pyramid: 'Beteiligungspyramide', force: 'nach Kräften', radial: 'strahlenförmig', grid: 'Raster' },
  labelModes: { all: 'überall', focus: 'um den Fokus', hover: 'unter dem Zeiger' },
  trail: {
    steps: 'Schritte',
    noSteps: 'Noch wurde nichts getan.',
    relationships: 'Gezeigte Beziehungen',
    notes: 'Notizen',
    noRelationships: 'Keine.',
    owns: (parent, child) => `${parent} → ${child}`,
    share: (share) => `Anteil ${share}`,
    confidence: (value) => `Verlässlichkeit ${value} von 100`,
    confidenceUnknown: 'Verlässlichkeit nicht angegeben',
    from: (day) => `seit ${day}`,
    endedOn: (day) => `beendet ${day}`,
    ended: 'an unbekanntem Tag beendet',
    statements: 'Quellen:',
    seenOn: (day) => `gesehen ${day}`,
    seenUndated: 'gesehen an unbekanntem Tag',
    noStatements: 'das Register nennt keine Aussage',
  },
  file: {
    problem: (problem) => {
      switch (problem.kind) {
        case 'too_large':
          return `Diese Datei ist zu groß: Sie hat ${problem.size} Bytes, gelesen werden höchstens ${problem.limit}.`;
        case 'not_json':
          return 'Diese Datei ist nicht lesbar: Sie ist kein JSON, oder sie ist abgeschnitten.';
        case 'not_a_case':
          return 'Das ist keine Falldatei: Wählen Sie eine, deren Name auf .firmament.json endet.';
        case 'other_version':
          return `Diese Falldatei hat Version ${problem.version}, gelesen wird bis Version ${problem.newest}: Öffnen Sie sie mit einem neueren Explorer.`;
        case 'unreadable':
          return `Diese Falldatei ist beschädigt, nichts davon wurde geöffnet. Der Fehler liegt bei „${problem.at}“.`;
      }
    },
  },
};
