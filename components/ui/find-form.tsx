import { useWords } from '@/lib/shared/language/use-words';
import { uiWords } from '@/lib/words/controls';

interface FindFormProps {
  /** The page that lists what is found. */
  action: string;
  label: string;
  hint?: string;
  q: string;
  /** What else is in the address and stays. */
  kept?: URLSearchParams;
  button?: string;
}

/** A box that finds among what a page lists, or asks for a list: a plain form, which a browser sends by itself. */
export function FindForm({ action, label, hint, q, kept, button }: FindFormProps) {
  const { find } = useWords(uiWords);
  return (
    <form action={action} className="max-w-md print:hidden">
      <label htmlFor="find" className="mb-1 block font-medium text-sm">
        {label}
      </label>
      <div className="flex gap-2">
        <input
          id="find"
          name="q"
          type="search"
          defaultValue={q}
          key={q}
          autoComplete="off"
          aria-describedby={hint && 'find-hint'}
          className="min-w-0 flex-1 rounded border border-line-strong bg-raised px-3 py-1.5"
        />
        {[...(kept ?? [])].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <button type="submit" className="rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm">
          {button ?? find}
        </button>
      </div>
      {hint && (
        <p id="find-hint" className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
    </form>
  );
}
