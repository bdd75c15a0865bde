import type { Filing } from '@/lib/contract/filing';
import { type FilingChoice, type FilingFilter, NO_YEAR, typeChoices, yearChoices } from '@/lib/records/filing/filter';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { filingWords } from '@/lib/words/event';
import { Link } from '../ui/link';

interface FilingFiltersProps {
  /** Those of the page that is loaded: nothing else can be filtered without asking for more. */
  filings: readonly Filing[];
  filter: FilingFilter;
  hrefOf: (filter: FilingFilter) => string;
}

const CHOICE =
  'inline-flex items-baseline gap-1.5 rounded-full border border-line-strong px-3 py-1 text-ink hover:bg-sunken aria-[current=true]:border-accent aria-[current=true]:bg-accent aria-[current=true]:text-on-accent';

interface ChoicesProps {
  label: string;
  choices: FilingChoice[];
  current: string | undefined;
  wordsOf?: (value: string) => string;
  /** The filter with the value, or without one. */
  hrefOf: (value: string | undefined) => string;
}

/** One filter as a row of links; a click on what is chosen takes it away. */
function Choices({ label, choices, current, wordsOf = (value) => value, hrefOf }: ChoicesProps) {
  const { filters: words } = useWords(filingWords);
  const forms = useForms();
  if (choices.length < 2 && current === undefined) return null;
  return (
    <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1.5 text-sm">
      <h2 className="w-12 font-sans font-semibold text-sm">{label}</h2>
      <ul aria-label={label} className="flex min-w-0 flex-1 basis-60 flex-wrap gap-1.5">
        {choices.map(({ value, count }) => (
          <li key={value}>
            <Link
              href={hrefOf(value === current ? undefined : value)}
              aria-current={value === current ? 'true' : undefined}
              className={CHOICE}
            >
              <bdi>{wordsOf(value)}</bdi>
              <span className="opacity-75">{forms.count(count)}</span>
              {value === current && <span className="sr-only">{words.remove}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** By year and by type, each with how many of the filings here it would show. */
export function FilingFilters({ filings, filter, hrefOf }: FilingFiltersProps) {
  const { filters: words } = useWords(filingWords);
  const { year, type, ...rest } = filter;
  return (
    <nav aria-label={words.label} className="space-y-2 print:hidden">
      <Choices
        label={words.year}
        choices={yearChoices(filings, filter)}
        current={year}
        wordsOf={(value) => (value === NO_YEAR ? words.noDate : value)}
        hrefOf={(value) => hrefOf({ ...rest, ...(type && { type }), ...(value && { year: value }) })}
      />
      <Choices
        label={words.type}
        choices={typeChoices(filings, filter)}
        current={type}
        hrefOf={(value) => hrefOf({ ...rest, ...(year && { year }), ...(value && { type: value }) })}
      />
    </nav>
  );
}
