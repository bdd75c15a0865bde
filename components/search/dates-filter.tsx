import { useLanguage } from '#language';
import { filterLabel } from '@/lib/search/filter-in-words';
import { withDates } from '@/lib/search/state';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { DateHistogram } from './date-histogram';
import type { FilterProps } from './filter-props';
import { SearchForm } from './search-form';

/** The years with their counts where the source counts them, and two days to type: one alone means after or before it. */
export function DatesFilter(props: FilterProps<'dates'>) {
  const { page, state, filter, fieldsOf, facet } = props;
  const words = useWords(searchWords).dates;
  const name = filterLabel(filter, useLanguage());
  const { from = null, to = null } = state.dates[filter.name] ?? {};
  const ends = [
    { end: 'from', label: words.after, value: from },
    { end: 'to', label: words.before, value: to },
  ];
  return (
    <>
      {facet && <DateHistogram {...props} facet={facet} />}
      <SearchForm
        action={page.path}
        kept={fieldsOf(withDates(state, filter.name, undefined))}
        className="mt-2 space-y-2 px-1 text-sm"
      >
        {ends.map(({ end, label, value }) => (
          <label key={end} className="flex items-center justify-between gap-2">
            <span className="text-muted">
              {label}
              <span className="sr-only"> ({name})</span>
            </span>
            <input
              type="date"
              name={`${filter.name}.${end}`}
              defaultValue={value ?? ''}
              key={value}
              className="min-w-0 rounded border border-line-strong bg-raised px-2 py-1"
            />
          </label>
        ))}
        <button type="submit" className="rounded border border-line-strong px-3 py-1 hover:bg-sunken">
          {words.apply}
          <span className="sr-only"> ({name})</span>
        </button>
        <p className="text-muted text-xs">{words.rule}</p>
      </SearchForm>
    </>
  );
}
