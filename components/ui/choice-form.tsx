interface Choice {
  value: string;
  label: string;
  /** The language of the label, where it is not the page's. */
  lang?: string;
}

interface ChoiceFormProps {
  action: string;
  /** The field that is sent. */
  name: string;
  legend: string;
  choices: readonly Choice[];
  chosen: string;
}

const CHOSEN = 'border-accent font-semibold text-ink';
const OTHER = 'border-transparent underline hover:text-ink';

/** One of a few choices, by one press and without scripts: the answer leads back to this page. */
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
