import { formHref } from '@/lib/search/form-href';
import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { useSearchNavigation } from './search-navigation';

export interface FacetSearchProps {
  /** The path of the search page, and what else is in its address. */
  action: string;
  kept: [name: string, value: string][];
  name: string;
  label: string;
  typed: string;
  onType: (text: string) => void;
}

/** Searches inside one filter: a form without scripts, at once with them. */
export function FacetSearch({ action, kept, name, label, typed, onType }: FacetSearchProps) {
  const words = useWords(searchScriptWords);
  const { go } = useSearchNavigation();
  return (
    <form
      action={action}
      className="mb-1 px-1"
      onSubmit={(event) => {
        event.preventDefault();
        go(formHref(action, new FormData(event.currentTarget)));
      }}
    >
      {kept.map(([key, value]) => (
        <input key={key} type="hidden" name={key} value={value} />
      ))}
      <input type="hidden" name="facet" value={name} />
      <input
        type="search"
        name="facet_query"
        aria-label={words.searchValuesOf(label)}
        placeholder={words.searchValues}
        autoComplete="off"
        value={typed}
        onChange={(event) => onType(event.currentTarget.value)}
        className="w-full rounded border border-line-strong bg-raised px-2 py-1 text-sm placeholder:text-muted"
      />
    </form>
  );
}
