import { JURISDICTIONS } from '@/lib/jurisdictions/jurisdictions';
import { AddButton } from './add-term';
import type { FilterProps } from './filter-props';
import { SearchForm } from './search-form';

const byName = (a: { name: string }, b: { name: string }): number => a.name.localeCompare(b.name, 'en');

const COUNTRIES = JURISDICTIONS.filter(({ code }) => !code.includes('_')).toSorted(byName);
const PLACES = JURISDICTIONS.map(({ code, full_name, name }) => ({ code, name: full_name ?? name })).toSorted(byName);

/** Every place there is, by name: where nobody counts, nobody knows either which of them the register holds. */
export function PlaceSelect({ page, state, filter, fieldsOf }: FilterProps<'terms'>) {
  const id = `add-${filter.name}`;
  const places = filter.name === 'country_code' ? COUNTRIES : PLACES;
  return (
    <SearchForm action={page.path} kept={fieldsOf({ ...state, page: 1 })} clearsAfter className="mt-1 px-1">
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        Any place; not each has companies here
      </label>
      <div className="flex gap-1">
        <select
          id={id}
          name={filter.name}
          defaultValue=""
          className="w-full min-w-0 rounded border border-line-strong bg-raised px-2 py-1 text-sm"
        >
          <option value="">Choose a place</option>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <AddButton label={filter.label} />
      </div>
    </SearchForm>
  );
}
