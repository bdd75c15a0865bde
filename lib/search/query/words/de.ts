import type { en } from './en';

const cannotLeaveOut = (what: string): string => `Das Register kann ${what} nicht weglassen`;
const list = (phrases: string[]): string => phrases.join(', ');

export const de: typeof en = {
  problems: {
    noField: (text) => `Es gibt kein Feld „${text}“; ein Backslash vor dem Doppelpunkt macht daraus ein Wort.`,
    noFieldBut: (text, near) => `Es gibt kein Feld „${text}“; ist ${near} gemeint?`,
    noValue: (field) => `„${field}“ braucht einen Wert gleich nach dem Doppelpunkt.`,
    numberAndName: 'Eine Nummer kann nicht zusammen mit Wörtern eines Namens gesucht werden.',
    oneNumber: 'Es kann nur eine Nummer auf einmal gesucht werden.',
    leftOutNumber: `${cannotLeaveOut('eine Nummer')}.`,
    leftOutWord: (text) => `${cannotLeaveOut('ein Wort')}; „${text}“ wird nicht gesucht.`,
    leftOutDays: `${cannotLeaveOut('Tage')}; nennen Sie die gewünschten.`,
    leftOutOver: (field) =>
      `${cannotLeaveOut(`Werte von „${field}“`)}; -is:inactive lässt alle Unternehmen weg, die nicht mehr aktiv sind.`,
    leftOutOthers: (field) => `${cannotLeaveOut(`Werte von „${field}“`)}; es kann nach allen übrigen gefragt werden.`,
    leftOut: (field) => `${cannotLeaveOut(`Werte von „${field}“`)}; nennen Sie die gewünschten.`,
    openQuote: 'Das Anführungszeichen hat kein Ende, also gehört alles Folgende dazu.',
    otherJurisdiction: 'Das ist eine Nummer in einem anderen Rechtsraum als dem gesuchten.',
    noPlace: (field, text) => `„${text}“ ist kein bekannter Wert von „${field}“.`,
    noPlaceBut: (field, text, near) => `„${text}“ ist kein bekannter Wert von „${field}“; ist ${near} gemeint?`,
    holdsPipe: (text) => `Nach „${text}“ kann das Register nicht gefragt werden: Kein Wert darf „|“ enthalten.`,
    secondList: (field) =>
      `Davor steht schon ein „${field}“; schreiben Sie für einen beliebigen der Werte eine einzige Liste mit „|“.`,
    commas: 'Nach Werten mit Komma kann nur mit „|“ (einer davon) gefragt werden, nicht nach allen zugleich.',
    allOfOne: (field) =>
      `Kein Eintrag hat mehr als einen Wert von „${field}“, also wird nichts gefunden; „|“ fragt nach einem davon.`,
    contradiction: 'Das widerspricht einem früheren Teil der Abfrage, der das Gegenteil verlangt.',
    noAnswer: (field, text) => `„${text}“ ist keine Antwort auf „${field}“: true oder false ist eine.`,
    notOfIs: (text, all) => `„is“ kennt „${text}“ nicht; möglich sind: ${list(all)}.`,
    notOfIsBut: (text, near) => `„is“ kennt „${text}“ nicht; ist ${near} gemeint?`,
    turned: (text) => `„${text}“ endet, bevor es beginnt.`,
    noDate: (text) =>
      `„${text}“ ist kein Datum; möglich sind ein Jahr, ein Monat oder ein Tag, etwa 2010, 2010-05 oder 2010-05-01, oder ein Zeitraum: 2010..2015.`,
    noDayLeft: (field) => `Kein Tag liegt sowohl hier als auch im „${field}“ davor.`,
    noScheme: 'Ein Branchencode wird mit seinem Schema geschrieben, etwa uk_sic_2007-62012.',
    noLei: (text) =>
      `„${text}“ ist kein LEI: Der hat 20 Buchstaben und Ziffern, von denen die letzten beiden die übrigen prüfen.`,
    notCounted: (field, text, near) => `„${text}“ wurde bei „${field}“ nicht gezählt; ist „${near}“ gemeint?`,
  },
  number: {
    isLookedFor: (number) => `„${number}“ wird als Registernummer gesucht.`,
    isLookedForIn: (number, place) => `„${number}“ wird als Registernummer gesucht (Rechtsraum: ${place}).`,
    mayBe: (number) => `„${number}“ ist vielleicht eine Registernummer.`,
    mayBeIn: (number, place) => `„${number}“ ist vielleicht eine Registernummer (Rechtsraum: ${place}).`,
    isLei: (number) => `„${number}“ ist eine Rechtsträgerkennung (LEI).`,
  },
  looser: {
    withoutQuotes: 'Ohne die Anführungszeichen: die Wörter in beliebiger Reihenfolge.',
    asPrefix: (word) => `Mit „${word}“ als Anfang eines Wortes.`,
    asPrefixTogether: (word) => `Mit „${word}“ als Anfang eines Wortes, die Wörter beisammen in dieser Reihenfolge.`,
    only: (words) => `Nur „${words}“.`,
    asName: (number) => `„${number}“ als Name.`,
    anyOfAll: (values) => `Einer der Werte statt aller: ${list(values)}.`,
    noLongerAskedFor: (phrases) => `Ohne Ausschluss (${list(phrases)}).`,
    leftOut: (phrases) =>
      phrases.length === 1
        ? `Mit einer Bedingung weniger (${list(phrases)}).`
        : `Mit weniger Bedingungen (${list(phrases)}).`,
    nameAlone: 'Ohne alle Filter, nur der Name.',
  },
};
