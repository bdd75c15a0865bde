/** One thing that keys do. The words are those of lists, menus and titles alike. */
export interface KeyRow {
  /** Any of these does it; a chord is joined by "+". */
  keys: readonly string[];
  does: string;
}

export interface KeyGroup {
  title: string;
  rows: readonly KeyRow[];
}

export const SEARCH_KEY = { keys: ['/'], does: 'Go to the search box' } as const satisfies KeyRow;
export const LIST_KEY = { keys: ['?'], does: 'Show this list of keys' } as const satisfies KeyRow;
export const JUMP_KEY = { keys: ['Ctrl+K', '⌘+K'], does: 'Jump to a page or record' } as const satisfies KeyRow;

const EVERYWHERE: KeyGroup = {
  title: 'Everywhere',
  rows: [SEARCH_KEY, JUMP_KEY, LIST_KEY, { keys: ['Esc'], does: 'Close what is open' }],
};

const RESULTS: KeyGroup = {
  title: 'In the results of this search',
  rows: [
    { keys: ['j'], does: 'Next result' },
    { keys: ['k'], does: 'Previous result' },
    { keys: ['Enter'], does: 'Show the result beside the list, or open it' },
    { keys: ['Esc'], does: 'Close the preview' },
  ],
};

const QUERY: KeyGroup = {
  title: 'In the search box',
  rows: [
    { keys: ['↓', '↑'], does: 'Go through the suggestions' },
    { keys: ['Enter'], does: 'Take the suggestion, or search' },
    { keys: ['Esc'], does: 'Close the suggestions' },
  ],
};

const NETWORK: KeyGroup = {
  title: 'In the picture of the network',
  rows: [
    { keys: ['←', '→', '↑', '↓'], does: 'Move between companies' },
    { keys: ['Enter'], does: 'Expand the company' },
    { keys: ['o'], does: 'Open its record' },
    { keys: ['+', '-'], does: 'Zoom' },
    { keys: ['0'], does: 'Show the whole network' },
    { keys: ['Esc'], does: 'Leave the picture' },
  ],
};

/** Which pages have keys of their own, by their path. */
const OF_PAGES: readonly (readonly [path: RegExp, groups: readonly KeyGroup[]])[] = [
  [/^\/companies\/search$/, [RESULTS, QUERY]],
  [/^\/officers\/search$/, [QUERY]],
  [/\/network$/, [NETWORK]],
];

/** The keys that do something on a page: its own first, then those of every page. */
export const keysOn = (path: string): KeyGroup[] => [
  ...OF_PAGES.flatMap(([pattern, groups]) => (pattern.test(path) ? groups : [])),
  EVERYWHERE,
];

/** The keys of a row as `aria-keyshortcuts` writes them (WAI-ARIA 1.2): `Control+K Meta+K`. */
export const shortcutsOf = ({ keys }: KeyRow): string =>
  keys.map((key) => key.replace('Ctrl', 'Control').replace('⌘', 'Meta')).join(' ');

/** What a button or field says of its keys when it is pointed at. */
export const titleOf = ({ does, keys }: KeyRow): string => `${does} (${keys.join(' or ')})`;

/** What a key press asks for, if anything. */
export type Wish = 'search' | 'list' | 'jump';

export interface Pressed {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/**
 * What a press asks for. Single letters mean nothing while somebody types (WCAG 2.1.4); a chord does, as it writes
 * nothing.
 */
export function wishOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Pressed, isTyping: boolean): Wish | undefined {
  if (ctrlKey !== metaKey) return key.toLowerCase() === 'k' && !altKey && !shiftKey ? 'jump' : undefined;
  if (isTyping || ctrlKey || altKey) return undefined;
  return key === '/' ? 'search' : key === '?' ? 'list' : undefined;
}
