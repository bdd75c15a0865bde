import type { en } from './en';

export const de: typeof en = {
  views: 'Dasselbe als Liste',
  lists: { table: 'Tabelle', tree: 'Baum' },
  find: 'In der Tabelle finden',
  apply: 'Finden',
  found: ({ count }, found, all) =>
    found === all ? `${count(all)} Beziehungen` : `${count(found)} von ${count(all)} Beziehungen`,
  beyond: ({ count }, shown, beyond) => `Die ersten ${count(shown)} sind aufgeführt, ${count(beyond)} weitere nicht.`,
  undrawn: ({ count }, undrawn, all) => `Nur was das Bild nicht einzeln zeichnet: ${count(undrawn)} von ${count(all)}.`,
  listAll: 'Alle aufführen',
  none: 'Nichts in der Tabelle enthält diese Wörter.',
  showInPicture: (type, owner, owned) => `Im Bild zeigen: ${type}, ${owner} an ${owned}`,
  sortBy: (column) => `Ordnen nach ${column}`,
};
