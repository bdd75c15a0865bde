import { MAX_PAGE } from '@/lib/contract/limits';
import { countInWords, plural } from '@/lib/format/dates';
import type { SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import type { SearchState } from '@/lib/search/state';
import { SearchLink } from './search-link';

interface ResultsHeadingProps {
  page: SearchPage;
  state: SearchState;
  total: number;
  /** Records on this page, and on a full one. */
  shown: number;
  perPage: number;
  noun: [one: string, many: string];
  hrefOf: (state: SearchState) => string;
}

/** "31 to 60 are on this page." Nothing where all of them are. */
function Shown({ state, total, shown, perPage }: Pick<ResultsHeadingProps, 'state' | 'total' | 'shown' | 'perPage'>) {
  if (shown === 0 || total <= shown) return null;
  const first = (state.page - 1) * perPage + 1;
  const reachable = MAX_PAGE * perPage;
  return (
    <p className="text-muted text-sm">
      {countInWords(first)} to {countInWords(first + shown - 1)} of {countInWords(total)} on this page.
      {total > reachable &&
        ` A search can be read up to page ${MAX_PAGE}, its first ${countInWords(reachable)}: a filter or another order brings the others within reach.`}
    </p>
  );
}

/** The exact total and what was asked for, announced whenever the search changes; and the orders as links. */
export function ResultsHeading({ page, state, total, shown, perPage, noun, hrefOf }: ResultsHeadingProps) {
  return (
    <div className="space-y-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p role="status" aria-atomic="true" className="font-semibold font-serif text-xl">
          {plural(total, ...noun)}
          <span className="sr-only"> {explain(page, state).join(', ')}</span>
        </p>
        {total > 1 && (
          <nav aria-label="Order of the results">
            <ul className="flex flex-wrap gap-x-3 text-sm">
              {page.orders.map(({ value, label }) => (
                <li key={value}>
                  {value === state.order ? (
                    <span aria-current="true" className="inline-block py-0.5 font-semibold">
                      {label}
                    </span>
                  ) : (
                    <SearchLink
                      href={hrefOf({ ...state, order: value, page: 1 })}
                      className="inline-block py-0.5 underline"
                    >
                      {label}
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
