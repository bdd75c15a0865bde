import type { en } from './en';

export const de: typeof en = {
  notTold: 'Das Register sagt nicht, woher es dieses Ereignis kennt.',
  unexplained: (type) => `Bekannt auf einem Weg, den die Schnittstelle nicht erklärt: „${type}“.`,
  statement: (id) => `Aussage ${id}`,
  aStatement: 'eine Aussage',
  fromStatement: (forms, statement, seen) => (
    <>
      Quelle: {statement}, gesehen {seen === undefined ? 'an einem unbekannten Tag' : forms.onDate(seen)}.
    </>
  ),
  compared: (forms, earlier, later) =>
    `Aus dem Vergleich zweier Stände des Registers: ${forms.date(earlier)} und ${forms.date(later)}.`,
  laterOnly: (forms, later) =>
    `Aus dem Registerstand: ${forms.date(later)}; mit einem früheren Stand wurde er nicht verglichen.`,
  earlierOnly: (forms, earlier) => `Aus dem Registerstand: ${forms.date(earlier)}; der spätere Stand hat kein Datum.`,
  undated: 'Aus zwei Ständen des Registers, deren Daten nicht bekannt sind.',
  brief: {
    notTold: 'Quelle nicht genannt',
    unexplained: (type) => `bekannt durch „${type}“`,
    compared: 'zwei Stände verglichen',
    already: (forms, later) => `schon so im Registerstand: ${forms.date(later)}`,
    undated: 'aus einem Stand ohne Datum',
  },
};
