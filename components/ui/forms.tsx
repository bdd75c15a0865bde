import { useWords } from '@/lib/shared/language/use-words';
import { uiWords } from '@/lib/words/controls';

interface FindFormProps {
  /** The page that lists the results. */
  action: string;
  label: string;
  hint?: string;
  q: string;
  /** The other parameters of the address. */
  kept?: URLSearchParams;
  button?: string;
}

/** A search box for a listed page: a plain form that works without scripts. */
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

interface Choice {
  value: string;
  label: string;
  /** The language of the label, if it differs from the page's. */
  lang?: string;
}

interface ChoiceFormProps {
  action: string;
  /** The name of the sent field. */
  name: string;
  legend: string;
  choices: readonly Choice[];
  chosen: string;
}

const CHOSEN = 'border-accent font-semibold text-ink';
const OTHER = 'border-transparent underline hover:text-ink';

/** A choice among a few buttons, without scripts; the reply redirects back to this page. */
export function ChoiceForm({ action, name, legend, choices, chosen }: ChoiceFormProps) {
  return (
    <form action={action} method="post" className="print:hidden">
      <fieldset className="flex flex-wrap items-baseline gap-x-3">
        <legend className="float-left mr-3">{legend}</legend>
        {choices.map(({ value, label, lang }) => (
          <button
            key={value}
            type="submit"
            name={name}
            value={value}
            lang={lang}
            aria-pressed={value === chosen}
            className={`min-h-6 border-b-2 ${value === chosen ? CHOSEN : OTHER}`}
          >
            {label}
          </button>
        ))}
      </fieldset>
    </form>
  );
}

/** A choice of a JSON file. The same file may be chosen again, so that a repaired one is read. */
export function JsonFileChoice({ label, onText }: { label: string; onText: (text: string) => void }) {
  return (
    <label>
      {label}{' '}
      <input
        type="file"
        accept="application/json,.json"
        className="max-w-full text-muted"
        onChange={({ target }) => {
          void target.files?.[0]?.text().then(onText);
          target.value = '';
        }}
      />
    </label>
  );
}
