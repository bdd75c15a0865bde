import { useLanguage } from '#language';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { keyWords } from '@/lib/words/shortcuts';
import { JUMP_KEY, type KeyRow, LIST_KEY, OPENS, type Overlay, shortcutsOf } from './shortcuts';

/** What a button or field says of its keys when it is pointed at: "Jump to a page or record (Ctrl+K or ⌘+K)". */
export function titleOf({ does, keys }: KeyRow, language: Language): string {
  const words = keyWords[language];
  return words.title(words.does[does], formsOf(language).or(keys));
}

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
