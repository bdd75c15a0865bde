import type { FilterProps } from './filter-props';
import { SearchForm } from './search-form';

type AddTermProps = Pick<FilterProps<'terms'>, 'page' | 'state' | 'filter' | 'fieldsOf'>;

/** A box to type a value into: for what nobody counts. */
export function AddTerm({ page, state, filter, fieldsOf }: AddTermProps) {
  const id = `add-${filter.name}`;
  return (
    <SearchForm action={page.path} kept={fieldsOf({ ...state, page: 1 })} clearsAfter className="mt-1 px-1">
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        {filter.hint}
      </label>
      <div className="flex gap-1">
        <input
          id={id}
          name={filter.name}
          className="w-full min-w-0 rounded border border-line-strong bg-raised px-2 py-1 text-sm"
        />
        <AddButton label={filter.label} />
      </div>
    </SearchForm>
  );
}

export function AddButton({ label }: { label: string }) {
  return (
    <button
      type="submit"
      className="shrink-0 whitespace-nowrap rounded border border-line-strong px-2 text-sm hover:bg-sunken"
    >
      Add<span className="sr-only"> to {label}</span>
    </button>
  );
}
