import type { keyWords } from '@/lib/words/shortcuts';

/** What can be opened over every page. */
export type Overlay = 'jump' | 'list';

/** By this attribute the page's one listener knows what a button opens, so that the button itself sends no script. */
export const OPENS = 'data-opens';

type KeyWords = (typeof keyWords)['en'];

/** One thing that keys do. */
export interface KeyRow {
  /** Any of these does it; a chord is joined by "+". */
  keys: readonly string[];
  does: keyof KeyWords['does'];
}

/** Keys that mean something in one place. */
export interface KeyGroup {
  place: keyof KeyWords['places'];
  rows: readonly KeyRow[];
}

export const SEARCH_KEY = { keys: ['/'], does: 'search' } as const satisfies KeyRow;
export const LIST_KEY = { keys: ['?'], does: 'list' } as const satisfies KeyRow;
export const JUMP_KEY = { keys: ['Ctrl+K', '⌘+K'], does: 'jump' } as const satisfies KeyRow;

const EVERYWHERE: KeyGroup = {
  place: 'everywhere',
  rows: [SEARCH_KEY, JUMP_KEY, LIST_KEY, { keys: ['Esc'], does: 'close' }],
};

const RESULTS: KeyGroup = {
  place: 'results',
  rows: [
    { keys: ['j'], does: 'next' },
    { keys: ['k'], does: 'previous' },
    { keys: ['Enter'], does: 'show' },
    { keys: ['Esc'], does: 'close_preview' },
  ],
};

const QUERY: KeyGroup = {
  place: 'query',
  rows: [
    { keys: ['↓', '↑'], does: 'suggestions' },
    { keys: ['Enter'], does: 'take' },
    { keys: ['Esc'], does: 'close_suggestions' },
  ],
};

const NETWORK: KeyGroup = {
  place: 'network',
  rows: [
    { keys: ['←', '→', '↑', '↓'], does: 'move' },
    { keys: ['Enter'], does: 'expand' },
    { keys: ['o'], does: 'open' },
    { keys: ['+', '-'], does: 'zoom' },
    { keys: ['0'], does: 'fit' },
    { keys: ['Esc'], does: 'leave' },
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

/** What a key press asks for, if anything. */
type Wish = 'search' | 'list' | 'jump';

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
