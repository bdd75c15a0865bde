import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

const SOURCES = { one: 'source', other: 'sources' };

/** What a confidence is made of, in numbers. */
export interface MadeOf {
  /** How many sources give one, and how many do not. */
  counted: number;
  silent: number;
  /** What it would be without the best one. */
  without: number | undefined;
}

/** Statements in lists, and the page of one. */
export const en = {
  one: 'Statement',
  /** Above the heading of a page: of which type it is. */
  kind: (type: string) => `Statement · ${type}`,
  ended: 'Ended',
  unknownPeriod: 'When it held is not stated.',
  noDate: 'No date is stated.',
  sections: {
    ends: 'Who is named',
    stated: 'What is stated',
    others: 'Also stated',
    provenances: 'Who says so',
    confidence: 'Confidence',
    dates: 'Dates',
  },
  nothingBeyond: 'The statement says nothing beyond who its ends are.',
  sources: (forms: Forms, count: number) => forms.counted(count, SOURCES),
  here: (forms: Forms, count: number) => `${forms.counted(count, { one: 'statement', other: 'statements' })} here`,
  whatIsStated: 'What is stated',
  /** Said after it, where several stand in a list. */
  inHeadline: (headline: string) => `: ${headline}`,
  sure: (confidence: number) => `confidence ${confidence} of 100`,
  ends: { nobody: 'Nobody is named', who: 'Who', whom: 'Whom', from: 'From', to: 'To' },
  values: {
    notStated: 'Not stated',
    yes: 'Yes',
    no: 'No',
    label: (label: ReactNode) => <>{label}:</>,
    hidden: (forms: Forms, count: number) =>
      `${forms.counted(count, { one: 'more value', other: 'more values' })}, which the JSON has.`,
  },
  provenance: {
    none: 'No source is given for this statement.',
    noDay: 'Day not stated',
    noAddress: 'The source has no address.',
    noConfidence: 'Confidence not stated.',
    confidence: (confidence: ReactNode, meaning: ReactNode) => (
      <>
        Confidence {confidence}
        {meaning}.
      </>
    ),
    quoted: (text: ReactNode) => <>“{text}”</>,
  },
  confidence: {
    unknown: 'No source of this statement says how sure it is: its confidence is not known.',
    label: 'Confidence',
    /** Said after the number. */
    ofHundred: (meaning: string | undefined) => (meaning === undefined ? 'of 100' : `of 100: ${meaning}`),
    onlySource: 'It is that of the only source.',
    madeOf: (forms: Forms, { counted, silent, without }: MadeOf) => {
      const without_best = without === undefined ? '' : `; without that one it would be ${without}`;
      const others = silent > 0 ? `; ${forms.count(silent)} more give none` : '';
      return `It is that of the best of ${forms.counted(counted, SOURCES)}${without_best}${others}.`;
    },
    shown: 'The network shows what is above 60.',
    notShown: 'The network leaves it out unless asked, as it is not above 60.',
  },
};
