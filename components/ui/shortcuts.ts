import type { keyWords } from '@/lib/words/shortcuts';

/** What can be opened over every page. */
export type Overlay = 'jump' | 'list';

/** By this attribute the page's one listener knows what a button opens, so that the button itself sends no script. */
export const OPENS = 'data-opens';

type KeyWords = (typeof keyWords)['en'];

/** A shortcut: the help lists it, and the handler of its place finds its action here. */
export interface Shortcut {
  /** Any of these, as the help shows them; the keys of a chord are joined by "+". */
  keys: readonly string[];
  action: keyof KeyWords['actions'];
}

/** Shortcuts that work in one place. */
export interface ShortcutGroup {
  place: keyof KeyWords['places'];
  rows: readonly Shortcut[];
}

export const SEARCH_KEY = { keys: ['/'], action: 'search' } as const satisfies Shortcut;
export const LIST_KEY = { keys: ['?'], action: 'list' } as const satisfies Shortcut;
export const JUMP_KEY = { keys: ['Ctrl+K', '⌘+K'], action: 'jump' } as const satisfies Shortcut;

export const EVERYWHERE = {
  place: 'everywhere',
  rows: [SEARCH_KEY, JUMP_KEY, LIST_KEY, { keys: ['Esc'], action: 'close' }],
} as const satisfies ShortcutGroup;

export const RESULTS = {
  place: 'results',
  rows: [
    { keys: ['j'], action: 'next' },
    { keys: ['k'], action: 'previous' },
    { keys: ['Enter'], action: 'show' },
    { keys: ['Esc'], action: 'close_preview' },
  ],
} as const satisfies ShortcutGroup;

export const QUERY = {
  place: 'query',
  rows: [
    { keys: ['↓', '↑'], action: 'suggestions' },
    { keys: ['Enter'], action: 'take' },
    { keys: ['Esc'], action: 'close_suggestions' },
  ],
} as const satisfies ShortcutGroup;

export const NETWORK = {
  place: 'network',
  rows: [
    { keys: ['←', '→', '↑', '↓', 'Home', 'End'], action: 'move' },
    { keys: ['Enter'], action: 'open' },
    { keys: ['e'], action: 'expand' },
    { keys: ['Space'], action: 'select' },
    { keys: ['h'], action: 'hide' },
    { keys: ['+', '-'], action: 'zoom' },
    { keys: ['0'], action: 'fit' },
    { keys: ['Esc'], action: 'clear' },
  ],
} as const satisfies ShortcutGroup;

export const MATCHING = {
  place: 'matching',
  rows: [
    { keys: ['j', '↓'], action: 'next_row' },
    { keys: ['k', '↑'], action: 'previous_row' },
    { keys: ['1', '2', '3', '4', '5'], action: 'choose' },
    { keys: ['n'], action: 'none' },
    { keys: ['s'], action: 'skip' },
    { keys: ['u'], action: 'undo' },
  ],
} as const satisfies ShortcutGroup;

/** The keys of a shortcut as `aria-keyshortcuts` writes them (WAI-ARIA 1.2): `Control+K Meta+K`. */
export const formatAriaKeys = ({ keys }: Shortcut): string =>
  keys.map((key) => key.replace('Ctrl', 'Control').replace('⌘', 'Meta')).join(' ');

/** How the help shows a key that `KeyboardEvent.key` names otherwise; "=" is "+" without Shift. */
const SHOWN_KEYS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ' ': 'Space',
  '=': '+',
};

/** The actions of a place: a handler is a record of them, so that one without an effect does not compile. */
export type ActionIn<Group extends ShortcutGroup> = Group['rows'][number]['action'];

/** The action of a key (`KeyboardEvent.key`; letters in either case) or chord in a place; undefined if it has none there. */
export function findAction<Group extends ShortcutGroup>(group: Group, key: string): ActionIn<Group> | undefined {
  const shown = SHOWN_KEYS[key] ?? (key.length === 1 ? key.toLowerCase() : key);
  return group.rows.find(({ keys }) => keys.includes(shown))?.action;
}

export type KeyPress = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/**
 * The action of a key press on any page. Single keys do nothing while the user types (WCAG 2.1.4); a chord does, because it
 * writes nothing.
 */
export function findPageAction(press: KeyPress, isTyping: boolean): ActionIn<typeof EVERYWHERE> | undefined {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = press;
  if (ctrlKey !== metaKey && !altKey && !shiftKey) {
    const chord = `${ctrlKey ? 'Ctrl' : '⌘'}+${key.toUpperCase()}`;
    return findAction(EVERYWHERE, chord);
  }
  return isTyping || ctrlKey || metaKey || altKey ? undefined : findAction(EVERYWHERE, key);
}

/** Marks links to our own pages, for the page listener (shortcuts/page-scripts.tsx). */
export const PAGE_LINK = 'data-page';

/** The attribute value for links to the same page in another form. */
export const STAYS = 'stays';
