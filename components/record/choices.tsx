import { Link } from '@/components/ui/parts';
import type { FacetValue } from '@/lib/contract/extensions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { recordWords } from '@/lib/words/site';

const CHOICE =
  'inline-flex items-baseline gap-1.5 rounded-full border border-line-strong px-3 py-1 text-ink hover:bg-sunken aria-[current=true]:border-accent aria-[current=true]:bg-accent aria-[current=true]:text-on-accent';

/** More values are folded. */
const FIRST = 12;

interface ChoicesProps {
  label: string;
  choices: readonly FacetValue[];
  current: string | undefined;
  wordsOf?: (value: string) => string;
  /** The address with this value of the filter, or without one. */
  hrefOf: (value: string | undefined) => string;
}

type ListProps = Omit<ChoicesProps, 'label'>;

function ChoiceList({ choices, current, wordsOf = (value) => value, hrefOf, label }: ListProps & { label?: string }) {
  const { filters: words } = useWords(recordWords);
  const forms = useForms();
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {choices.map(({ value, count }) => (
        <li key={value}>
          <Link
            href={hrefOf(value === current ? undefined : value)}
            aria-current={value === current ? 'true' : undefined}
            className={CHOICE}
          >
            <bdi>{wordsOf(value)}</bdi> <span className="opacity-75">{forms.count(count)}</span>
            {value === current && <span className="sr-only">{words.remove}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** One filter of a list as a row of links with counts; a click on the selected value removes it. */
export function Choices({ label, choices, current, ...rest }: ChoicesProps) {
  const { filters: words } = useWords(recordWords);
  const forms = useForms();
  if (choices.length < 2 && current === undefined) return null;
  const more = choices.slice(FIRST);
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-sm">
      <h2 className="w-24 font-sans font-semibold text-sm">{label}</h2>
      <div className="min-w-0 flex-1 basis-60 space-y-1.5">
        <ChoiceList label={label} choices={choices.slice(0, FIRST)} current={current} {...rest} />
        {more.length > 0 && (
          <details open={more.some(({ value }) => value === current)}>
            <summary className="w-fit cursor-pointer py-1 text-accent">{words.more(forms, more.length)}</summary>
            <ChoiceList choices={more} current={current} {...rest} />
          </details>
        )}
      </div>
    </div>
  );
}
