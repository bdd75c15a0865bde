import type { Forms } from '@/lib/language/forms/forms';

/** The jump box and the list of keys; loaded only by who opens one of them, in every language. */
export const en = {
  jump: 'Jump',
  jumpTo: 'Jump to a page or record',
  toChooseFrom: ({ count }: Forms, targets: number) => `${count(targets)} to choose from`,
  whereTo: 'Where to',
  nothingIsAsked: 'Nothing is asked while you type: names are not suggested in front of a remote service.',
  jumpKeys: '↓ ↑ choose, Enter goes, Esc closes.',
  forget: 'Forget the records seen on this device',
  keys: 'Keys',
  or: 'or',
  close: 'Close',
  keysAreOn: 'Keys are on, on this device',
  keysOff: 'Off, letters and signs do nothing by themselves. This list stays in the footer of each page, under “Keys”.',
  refused: 'This browser does not let the page keep the choice.',
};
