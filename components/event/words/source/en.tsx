import type { ReactNode } from 'react';
import type { Forms } from '@/lib/language/forms/forms';

/** How an event is known: in a sentence, and in brief for a list. */
export const en = {
  notTold: 'The registry does not say how it knows of this event.',
  unexplained: (type: string) => `Known by a way the interface does not explain: “${type}”.`,
  statement: (id: string) => `statement ${id}`,
  aStatement: 'a statement',
  /** `seen`: the day; undefined where it is not known. */
  fromStatement: (forms: Forms, statement: ReactNode, seen: string | undefined) => (
    <>
      From {statement}, {seen === undefined ? 'seen on an unknown date' : `seen ${forms.date(seen)}`}.
    </>
  ),
  compared: (forms: Forms, earlier: string, later: string) =>
    `From comparing the register as it was on ${forms.date(earlier)} and on ${forms.date(later)}.`,
  laterOnly: (forms: Forms, later: string) =>
    `From the register as it was on ${forms.date(later)}; it was not compared with an earlier state.`,
  earlierOnly: (forms: Forms, earlier: string) =>
    `From the register as it was on ${forms.date(earlier)}; the later state has no date.`,
  undated: 'From two states of the register, the dates of which are not known.',
  brief: {
    notTold: 'source not told',
    unexplained: (type: string) => `known by “${type}”`,
    compared: 'two snapshots compared',
    already: (forms: Forms, later: string) => `already so in the register of ${forms.date(later)}`,
    undated: 'from a snapshot without a date',
  },
};
