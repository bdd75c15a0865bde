import { useLanguage } from '#language';
import { filterLabel } from '@/lib/search/filter-in-words';
import { JURISDICTIONS } from '@/lib/shared/jurisdictions/jurisdictions';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { oncePerLanguage } from '@/lib/shared/language/once';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import { AddButton } from './add-term';
import type { FilterProps } from './filter-props';
import { SearchForm } from './search-form';

const placesByName = oncePerLanguage((language: Language) => {
  const { compare } = formsOf(language);
  const places = JURISDICTIONS.map(({ code }) => ({ code, name: placesIn(language)(code) }));
  return places.sort((a, b) => compare(a.name, b.name));
});

/** Every place there is, by name: where nobody counts, nobody knows either which of them the register holds. */
export function PlaceSelect({ page, state, filter, fieldsOf }: FilterProps<'terms'>) {
  const id = `add-${filter.name}`;
  const words = useWords(searchWords).panel;
  const language = useLanguage();
  const isCountry = filter.name === 'country_code';
  const places = placesByName(language).filter(({ code }) => !isCountry || !code.includes('_'));
  return (
    <SearchForm action={page.path} kept={fieldsOf({ ...state, page: 1 })} clearsAfter className="mt-1 px-1">
      <label htmlFor={id} className="mb-1 block text-muted text-xs">
        {words.anyPlace}
      </label>
      <div className="flex gap-1">
        <select
          id={id}
          name={filter.name}
          defaultValue=""
          className="w-full min-w-0 rounded border border-line-strong bg-raised px-2 py-1 text-sm"
        >
          <option value="">{words.choosePlace}</option>
          {places.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </select>
        <AddButton label={filterLabel(filter, language)} />
      </div>
    </SearchForm>
  );
}
