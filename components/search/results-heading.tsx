import { MAX_PAGE } from '@/lib/contract/limits';
import type { SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import type { SearchState } from '@/lib/search/state';
import type { Noun } from '@/lib/shared/language/forms/counts';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { searchWords, stateWords } from '@/lib/words/search';
import { SearchLink } from './search-link';

interface ResultsHeadingProps {
  page: SearchPage;
  state: SearchState;
  total: number;
  /** Records on this page, and on a full one. */
  shown: number;
  perPage: number;
  noun: Noun;
  hrefOf: (state: SearchState) => string;
}

/** "31 to 60 are on this page." Nothing where all of them are. */
function Shown({ state, total, shown, perPage }: Pick<ResultsHeadingProps, 'state' | 'total' | 'shown' | 'perPage'>) {
  const words = useWords(searchWords).results;
  const forms = useForms();
  if (shown === 0 || total <= shown) return null;
  const first = (state.page - 1) * perPage + 1;
  const reachable = MAX_PAGE * perPage;
  return (
    <p className="text-muted text-sm">
      {words.shown(forms, first, first + shown - 1, total)}
      {total > reachable && ` ${words.reachable(forms, MAX_PAGE, reachable)}`}
    </p>
  );
}

/** The exact total and what was asked for, announced whenever the search changes; and the orders as links. */
export function ResultsHeading({ page, state, total, shown, perPage, noun, hrefOf }: ResultsHeadingProps) {
  const words = useWords(searchWords).results;
  const { orders } = useWords(stateWords);
  const forms = useForms();
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" aria-atomic="true" className="font-semibold font-serif text-xl">
          {forms.counted(total, noun)}
          <span className="sr-only"> {explain(page, state, forms.language).join(', ')}</span>
        </p>
        {total > 1 && (
          <nav aria-label={words.order}>
            <ul className="flex flex-wrap gap-x-3 text-sm">
              {page.orders.map(({ value, words: order }) => (
                <li key={value}>
                  {value === state.order ? (
                    <span aria-current="true" className="inline-block py-0.5 font-semibold">
                      {orders[order]}
                    </span>
                  ) : (
                    <SearchLink
                      href={hrefOf({ ...state, order: value, page: 1 })}
                      className="inline-block py-0.5 underline"
                    >
                      {orders[order]}
                    </SearchLink>
                  )}
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      <Shown state={state} total={total} shown={shown} perPage={perPage} />
    </div>
  );
}
