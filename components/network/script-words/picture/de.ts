import type { en } from './en';

export const de: typeof en = {
  label: (name) => `Beteiligungsnetzwerk von ${name}`,
  steering:
    'Pfeiltasten gehen von Unternehmen zu Unternehmen, Eingabe öffnet den Eintrag, E erweitert, Leertaste markiert, Umschalt und Leertaste markiert alles bis zum zuletzt markierten, H blendet aus, Plus und Minus zoomen, 0 zeigt alles, Escape hebt auf. Die Tabelle darunter enthält dieselben Beziehungen.',
  notLoaded: 'Das Bild konnte nicht geladen werden. Die Tabelle darunter ist vollständig.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitToScreen: 'Das ganze Netzwerk zeigen',
  fit: 'Ganz',
  resetLayout: 'Neu anordnen',
  layout: 'Anordnung',
  layouts: { pyramid: 'Pyramide', force: 'Kräfte', radial: 'Ringe', grid: 'Raster' },
  arranging: 'Wird angeordnet …',
  lasso: 'Lasso',
  lassoHint: 'Lasso: umfahren, was markiert werden soll',
  releasePins: 'Befestigungen lösen',
  labels: 'Namen',
  labelModes: { all: 'Alle', focus: 'Um die Auswahl', hover: 'Beim Zeigen' },
  more: ({ count }, members) => `${count(members)} weitere`,
  stack: ({ count }, members, owner) => `Stapel: ${count(members)} weitere um ${owner}. Eingabe öffnet ihn.`,
  group: ({ count }, members, name) => `Gruppe ${name}: ${count(members)} Beteiligte. Die Eingabetaste öffnet sie.`,
  selected: ({ count }, selected, isFocusSelected) =>
    `${count(selected)} markiert${isFocusSelected ? ', dieses ist dabei' : ''}.`,
  noneSelected: 'Nichts ist markiert.',
  howTo: {
    choose: 'Wählen Sie im Bild ein Unternehmen oder eine Linie, um hier darüber zu lesen.',
    expand: 'Ein Doppelklick auf ein Unternehmen fügt dessen Eigentümer und Beteiligungen hinzu.',
    select:
      'Umschalt und Klick markiert mehrere, Umschalt und Ziehen markiert, was Sie umfahren. Was Sie ziehen, bleibt, wo Sie es lassen.',
    touch:
      'Mit dem Finger: Tippen liest, Doppeltippen fügt hinzu, Halten markiert, das Lasso markiert, was Sie umfahren, ein Finger bewegt das Bild und zwei zoomen es.',
    keys: 'Mit Tasten: Pfeile, Eingabe zum Öffnen, E zum Erweitern, Leertaste zum Markieren, + − 0 zum Zoomen und für das Ganze.',
  },
  legend: {
    label: 'Legende',
    arrows: 'Pfeile führen vom Eigentümer zum Eigentum',
    thicker: 'dicker: größerer Anteil',
    dashed: 'Verlässlichkeit höchstens 60, oder Anteil unbekannt',
    paler: 'blasser: beendet',
    letters: 'Buchstaben: Land des Registers',
    loop: 'gebogen und „zirkulär“: führt zum eigenen Eigentümer zurück',
    stack: 'Stapel: öffnet sich in die, die darin liegen',
    placeholder: 'Platzhalter: wohl ein Unternehmen, noch keinem Eintrag zugeordnet',
    person: 'Person',
    unknown: 'unbekannter Eigentümer: nach Angabe einer Quelle nicht bekannt oder nicht genannt',
  },
};
