import { useLanguage } from '#language';
import { formatAriaKeys, JUMP_KEY, LIST_KEY, OPENS, type Overlay, type Shortcut } from '@/components/ui/shortcuts';
import { formsOf, type Language } from '@/lib/shared/language/language';
import { keyWords } from '@/lib/words/shortcuts';

/** The tooltip of a button or field with its keys: "Go to a page or record (Ctrl+K or ⌘+K)". */
export function titleOf({ action, keys }: Shortcut, language: Language): string {
  const words = keyWords[language];
  return words.title(words.actions[action], formsOf(language).or(keys));
}

const ROWS: Record<Overlay, Shortcut> = { jump: JUMP_KEY, list: LIST_KEY };

interface OpenerProps {
  opens: Overlay;
  className?: string;
  children: React.ReactNode;
}

/** A button that does what a key does. It is hidden without scripts, when it could do nothing. */
export function Opener({ opens, className = '', children }: OpenerProps) {
  return (
    <button
      type="button"
      {...{ [OPENS]: opens }}
      aria-haspopup="dialog"
      aria-keyshortcuts={formatAriaKeys(ROWS[opens])}
      title={titleOf(ROWS[opens], useLanguage())}
      className={`noscript:hidden print:hidden ${className}`}
    >
      {children}
    </button>
  );
}
