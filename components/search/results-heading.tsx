import { plural } from '@/lib/format/dates';
import type { SearchPage } from '@/lib/search/filters';
import type { SearchState } from '@/lib/search/state';
import { Link } from '../ui/link';

interface ResultsHeadingProps {
  page: SearchPage;
  state: SearchState;
  total: number;
  noun: [one: string, many: string];
  hrefOf: (state: SearchState) => string;
}

/** The exact total, announced when it changes, and the orders as links. */
export function ResultsHeading({ page, state, total, noun, hrefOf }: ResultsHeadingProps) {
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
      <p role="status" className="font-semibold font-serif text-xl">
        {plural(total, ...noun)}
      </p>
      {total > 1 && (
        <nav aria-label="Order of the results">
          <ul className="flex flex-wrap gap-x-3 text-sm">
            {page.orders.map(({ value, label }) => (
              <li key={value}>
                {value === state.order ? (
                  <span aria-current="true" className="font-semibold">
                    {label}
                  </span>
                ) : (
                  <Link href={hrefOf({ ...state, order: value, page: 1 })} className="underline">
                    {label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
