import { useLanguage } from '#language';
import { LONGEST_QUERY, QUERY_PARAMETER } from '@/lib/records/results/query-address';
import { keptParameters } from '@/lib/records/results/query-href';
import { COMPANY_SEARCH, OFFICER_SEARCH, type SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import type { NumberMeant } from '@/lib/search/query/numbers';
import { printQuery } from '@/lib/search/query/print';
import type { Problem } from '@/lib/search/query/problem';
import { searchHref, withParameters } from '@/lib/search/request';
import type { SearchState } from '@/lib/search/state';
import { useWords } from '@/lib/shared/language/use-words';
import { searchWords } from '@/lib/words/search';
import type { SearchKind } from './load-options';
import { NumberNotice } from './number-notice';
import { QueryBox } from './query-box';
import { QueryProblems } from './query-problems';
import { SavedSearches } from './saved-searches';

export interface QueryFormProps {
  page: SearchPage;
  state: SearchState;
  label: string;
  hint: string;
  /** As it was typed; the canonical text of the state where it is absent. */
  text?: string;
  problems?: Problem[];
  /** The number that the query is, or may be. */
  number?: NumberMeant;
  /** Parameters of the page that are no part of the search, to be carried along. */
  kept?: readonly [name: string, value: string][];
  /** Each search is a call of a remote service. */
  metered?: boolean;
}

/** What the box of a search suggests. The searches of statements have nothing to suggest from. */
const SUGGESTED_FROM: Partial<Record<string, SearchKind>> = {
  [COMPANY_SEARCH.path]: 'companies',
  [OFFICER_SEARCH.path]: 'officers',
};

/**
 * The query box: one text for the name and all filters, as the facets would say it too. It is a plain form; the page that
 * it leads to reads the text, and sends the reader on to the address that the interface's own parameters make.
 */
export function QueryForm({ page, state, label, hint, text, metered = false, ...rest }: QueryFormProps) {
  const words = useWords(searchWords);
  const language = useLanguage();
  const { problems = [], number, kept = [] } = rest;
  const stays = keptParameters(state, kept);
  const href = withParameters(searchHref(page, { ...state, page: 1 }), kept);
  const shown = text ?? printQuery(page, state);
  const described = problems.length > 0 ? 'q-hint query-problems' : 'q-hint';
  return (
    <search className="block max-w-3xl">
      <form action={page.path}>
        <label htmlFor="q" className="mb-1 block font-medium text-sm">
          {label}
        </label>
        <div className="flex gap-2">
          <QueryBox
            key={shown}
            id="q"
            name={QUERY_PARAMETER}
            search={SUGGESTED_FROM[page.path]}
            text={shown}
            maxLength={LONGEST_QUERY}
            described={described}
            invalid={problems.some(({ kind }) => kind === 'error')}
          />
          {stays.map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="rounded bg-accent px-4 py-2 font-medium text-on-accent">
            {words.search}
          </button>
        </div>
        <p id="q-hint" className="mt-1 text-muted text-sm">
          {hint}
          {metered && ` ${words.callPerSearch}`}
        </p>
      </form>
      <QueryProblems page={page} kept={stays} text={shown} problems={problems} />
      <SavedSearches current={shown === '' ? undefined : { name: explain(page, state, language).join(', '), href }} />
      {number && <NumberNotice page={page} state={state} number={number} kept={kept} metered={metered} />}
    </search>
  );
}
