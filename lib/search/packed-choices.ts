import type { Choice } from './choices';

/** Where the two links of a value lead; without the second where nothing can be left out. */
export interface ChoiceAddresses {
  href: string;
  leaveOutHref?: string;
}

/** A value with its addresses. */
export type LinkedChoice = Choice & ChoiceAddresses;

/** A value as it is sent to a browser: without what its name and the addresses of any value tell. */
export type PackedChoice = Pick<Choice, 'value' | 'count'> & Partial<LinkedChoice>;

/** Stands for a value in the addresses that differ in nothing else. A sign that means nothing to anybody. */
export const ANY_VALUE = '\u{F0000}';

const inAddress = (value: string): string => new URLSearchParams([['', value]]).toString().slice(1);

function addressesOf({ href, leaveOutHref }: ChoiceAddresses, value: string): ChoiceAddresses {
  const filled = (address: string) => address.replaceAll(inAddress(ANY_VALUE), () => inAddress(value));
  return { href: filled(href), ...(leaveOutHref === undefined ? {} : { leaveOutHref: filled(leaveOutHref) }) };
}

/**
 * A value of a filter in a third of the room: most addresses are those of `ANY_VALUE`, given as `any`, with the value in its
 * place. Of the values of one filter all can be left out, or none.
 */
export function packChoice(choice: LinkedChoice, any: ChoiceAddresses): PackedChoice {
  const { value, words, count, state, href, leaveOutHref } = choice;
  const told = addressesOf(any, value);
  return {
    value,
    ...(count === undefined ? {} : { count }),
    ...(words === value ? {} : { words }),
    ...(state === 'neither' ? {} : { state }),
    ...(href === told.href ? {} : { href }),
    ...(leaveOutHref === told.leaveOutHref ? {} : { leaveOutHref }),
  };
}

/** The value as it was before `packChoice`, for the same `any`. */
export const unpackChoice = (packed: PackedChoice, any: ChoiceAddresses): LinkedChoice => ({
  words: packed.value,
  state: 'neither',
  ...addressesOf(any, packed.value),
  ...packed,
});
