import type { en } from './en';

export const de: typeof en = {
  jump: 'Springen',
  jumpTo: 'Zu einer Seite oder einem Eintrag springen',
  toChooseFrom: ({ count }, targets) => `${count(targets)} zur Auswahl`,
  whereTo: 'Wohin',
  nothingIsAsked: 'Beim Tippen wird nichts gefragt: Vor einem entfernten Dienst werden keine Namen vorgeschlagen.',
  jumpKeys: '↓ ↑ wählt, Enter öffnet, Esc schließt.',
  forget: 'Auf diesem Gerät angesehene Einträge vergessen',
  keys: 'Tasten',
  or: 'oder',
  close: 'Schließen',
  keysAreOn: 'Tasten sind auf diesem Gerät eingeschaltet',
  keysOff:
    'Ausgeschaltet bewirken Buchstaben und Zeichen allein nichts. Diese Liste bleibt am Fuß jeder Seite unter „Tasten“.',
  refused: 'Dieser Browser lässt nicht zu, dass die Seite die Wahl behält.',
};
