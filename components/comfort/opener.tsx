import { JUMP_KEY, type KeyRow, LIST_KEY, shortcutsOf, titleOf } from '@/lib/keys/keys';

/** What can be opened over every page. */
export type Overlay = 'jump' | 'list';

/** By this attribute the page's one listener knows what a button opens, so that the button itself sends no script. */
export const OPENS = 'data-opens';

const ROWS: Record<Overlay, KeyRow> = { jump: JUMP_KEY, list: LIST_KEY };

interface OpenerProps {
  opens: Overlay;
  className?: string;
  children: React.ReactNode;
}

/** A button for what a key does too. Without scripts, when it could do nothing, it is not there. */
export function Opener({ opens, className = '', children }: OpenerProps) {
  return (
    <button
      type="button"
      {...{ [OPENS]: opens }}
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcutsOf(ROWS[opens])}
      title={titleOf(ROWS[opens])}
      className={`noscript:hidden print:hidden ${className}`}
    >
      {children}
    </button>
  );
}
