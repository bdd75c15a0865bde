import { useLanguage } from '#language';
import { JUMP_KEY, type KeyRow, LIST_KEY, shortcutsOf } from './keys';
import { OPENS, type Overlay } from './opens';
import { titleOf } from './title';

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
      title={titleOf(ROWS[opens], useLanguage())}
      className={`noscript:hidden print:hidden ${className}`}
    >
      {children}
    </button>
  );
}
