import { useLanguage } from '#language';
import { termsWords } from '@/lib/search/filter-in-words';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import type { FilterProps } from './filter-props';
import { SearchForm } from './search-form';

type AddTermProps = Pick<FilterProps<'terms'>, 'page' | 'state' | 'filter' | 'fieldsOf'>;

/** A box to type a value into: for what nobody counts. */
export function AddTerm({ page, state, filter, fieldsOf }: AddTermProps) {
  const id = `add-${filter.name}`;
  const { label, hint } = termsWords(filter, useLanguage());
  return (
    <SearchForm action={page.path} kept={fieldsOf({ ...state, page: 1 })} clearsAfter className="mt-1 px-1">
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        {hint}
      </label>
      <div className="flex gap-1">
        <input
          id={id}
          name={filter.name}
          className="w-full min-w-0 rounded border border-line-strong bg-raised px-2 py-1 text-sm"
        />
        <AddButton label={label} />
      </div>
    </SearchForm>
  );
}

export function AddButton({ label }: { label: string }) {
  const { add, addTo } = useWords(searchWords).panel;
  return (
    <button
      type="submit"
      aria-label={addTo(label)}
      className="shrink-0 whitespace-nowrap rounded border border-line-strong px-2 text-sm hover:bg-sunken"
    >
      {add}
    </button>
  );
}
