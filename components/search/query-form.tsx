import type { SearchPage } from '@/lib/search/filters';
import { printSearch, type SearchState } from '@/lib/search/state';

interface QueryFormProps {
  page: SearchPage;
  state: SearchState;
  label: string;
  hint: string;
  /** Each search is a call of a remote service. */
  metered?: boolean;
}

/** The query box. What else is in the address goes along as hidden fields; only the page number starts anew. */
export function QueryForm({ page, state, label, hint, metered = false }: QueryFormProps) {
  const kept = [...printSearch(page, { ...state, q: '', page: 1 })];
  return (
    <search className="block max-w-2xl">
      <form action={page.path}>
        <label htmlFor="q" className="mb-1 block font-medium text-sm">
          {label}
        </label>
        <div className="flex gap-2">
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={state.q}
            key={state.q}
            autoComplete="off"
            aria-describedby="q-hint"
            className="min-w-0 flex-1 rounded border border-line-strong bg-raised px-3 py-2"
          />
          {kept.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="rounded bg-accent px-4 py-2 font-medium text-on-accent">
            Search
          </button>
        </div>
        <p id="q-hint" className="mt-1 text-muted text-sm">
          {hint}
          {metered && ' A search is 1 call, unless its copy is kept.'}
        </p>
      </form>
    </search>
  );
}
