const withArticle = (field: string): string => `${/^[aeiou]/.test(field) ? 'an' : 'a'} ${field}`;
const cannotLeaveOut = (what: string): string => `The register cannot be asked to leave out ${what}`;
const list = (phrases: string[]): string => phrases.join(', ');

/** What the query box says of a query. `text` and `near` are what was typed and what may have been meant. */
export const en = {
  problems: {
    noField: (text: string) => `There is no field “${text}”; a backslash before the colon makes it a word.`,
    noFieldBut: (text: string, near: string) => `There is no field “${text}”; ${near} was meant?`,
    noValue: (field: string) => `“${field}” needs a value right after its colon.`,
    numberAndName: 'A number cannot be looked for together with words of a name.',
    oneNumber: 'One number can be looked for at a time.',
    leftOutNumber: `${cannotLeaveOut('a number')}.`,
    leftOutWord: (text: string) => `${cannotLeaveOut('a word')}; “${text}” is not searched.`,
    leftOutDays: `${cannotLeaveOut('days')}; name those that are wanted.`,
    leftOutOver: (field: string) =>
      `${cannotLeaveOut(withArticle(field))}; -is:inactive leaves out every company that is no longer active.`,
    leftOutOthers: (field: string) => `${cannotLeaveOut(withArticle(field))}; it can be asked for all the others.`,
    leftOut: (field: string) => `${cannotLeaveOut(withArticle(field))}; name those that are wanted.`,
    openQuote: 'The quotation mark has no end, so all that follows is in it.',
    otherJurisdiction: 'This is a number in another jurisdiction than the one that is asked for.',
    noPlace: (field: string, text: string) => `There is no ${field} “${text}”.`,
    noPlaceBut: (field: string, text: string, near: string) => `There is no ${field} “${text}”; ${near} was meant?`,
    holdsPipe: (text: string) => `The register cannot be asked for “${text}”: no value may hold a “|”.`,
    secondList: (field: string) =>
      `There is another ${field} before this; write one list with “|” for any of its values.`,
    commas: 'Values that hold a comma can be asked for with “|” (any of them), not together.',
    allOfOne: (field: string) => `No record has more than one ${field}, so nothing is found; “|” asks for any of them.`,
    contradiction: 'This contradicts an earlier part of the query, which asks for the opposite.',
    noAnswer: (field: string, text: string) => `“${text}” does not answer “${field}”: true or false does.`,
    notOfIs: (text: string, all: string[]) => `“is” does not know “${text}”: it may be ${list(all)}.`,
    notOfIsBut: (text: string, near: string) => `“is” does not know “${text}”; ${near} was meant?`,
    turned: (text: string) => `“${text}” ends before it begins.`,
    noDate: (text: string) =>
      `“${text}” is no date; it may be a year, a month or a day, such as 2010, 2010-05 or 2010-05-01, or a range: 2010..2015.`,
    noDayLeft: (field: string) => `No day is in this and in the “${field}” before it.`,
    noScheme: 'An industry code is written with its scheme, such as uk_sic_2007-62012.',
    noLei: (text: string) =>
      `“${text}” is no LEI: that has 20 letters and digits, the last two of which check the others.`,
    notCounted: (field: string, text: string, near: string) =>
      `No ${field} “${text}” was counted here; “${near}” was meant?`,
  },
  number: {
    isLookedFor: (number: string) => `“${number}” is looked for as a company number.`,
    isLookedForIn: (number: string, place: string) => `“${number}” is looked for as a company number in ${place}.`,
    mayBe: (number: string) => `“${number}” may be a company number.`,
    mayBeIn: (number: string, place: string) => `“${number}” may be a company number in ${place}.`,
    isLei: (number: string) => `“${number}” is a legal entity identifier (LEI).`,
  },
  looser: {
    withoutQuotes: 'Without the quotation marks: the words in any order.',
    asPrefix: (word: string) => `With “${word}” as the beginning of a word.`,
    asPrefixTogether: (word: string) => `With “${word}” as the beginning of a word, the words together in this order.`,
    only: (words: string) => `Only “${words}”.`,
    asName: (number: string) => `“${number}” as a name.`,
    anyOfAll: (values: string[]) => `Any of the values instead of all: ${list(values)}.`,
    noLongerAskedFor: (phrases: string[]) => `No longer asked for: ${list(phrases)}.`,
    leftOut: (phrases: string[]) => `Left out: ${list(phrases)}.`,
    nameAlone: 'Every filter left out, the name alone.',
  },
};
