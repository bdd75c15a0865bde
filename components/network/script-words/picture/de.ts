import type { en } from './en';

export const de: typeof en = {
  label: (name) => `Beteiligungsnetzwerk von ${name}`,
  steering:
    'Pfeiltasten gehen von Unternehmen zu Unternehmen, Eingabe erweitert, o öffnet den Eintrag, Plus und Minus zoomen, 0 zeigt alles, Escape verlässt das Bild. Die Tabelle darunter enthält dieselben Beziehungen.',
  notLoaded: 'Das Bild konnte nicht geladen werden. Die Tabelle darunter ist vollständig.',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
  fitToScreen: 'Das ganze Netzwerk zeigen',
  fit: 'Ganz',
  resetLayout: 'Neu anordnen',
  howTo: {
    choose: 'Wählen Sie im Bild ein Unternehmen oder eine Linie, um hier darüber zu lesen.',
    expand: 'Ein Doppelklick auf ein Unternehmen fügt dessen Eigentümer und Beteiligungen hinzu.',
    keys: 'Mit Tasten: Pfeile, Eingabe zum Erweitern, o zum Öffnen, + − 0 zum Zoomen und für das Ganze.',
  },
  legend: {
    label: 'Legende',
    arrows: 'Pfeile führen vom Eigentümer zum Eigentum',
    thicker: 'dicker: größerer Anteil',
    dashed: 'Verlässlichkeit höchstens 60, oder Anteil unbekannt',
    paler: 'blasser: beendet',
    placeholder: 'Platzhalter: wohl ein Unternehmen, noch keinem Eintrag zugeordnet',
  },
};
