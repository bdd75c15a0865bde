import type { Attempt } from '@/lib/client/attempt';
import type { Page } from '@/lib/client/client';
import type { Price } from '@/lib/contract/meter';
import { plural } from '@/lib/format/dates';
import { shownOf } from '@/lib/format/shown-of';
import { PriceTag } from '../allowance/price-tag';
import { FailureNotice } from '../failure/failure-notice';
import { Link } from '../ui/link';
import { Pager } from '../ui/pager';

interface ListFrameProps<T> {
  results: Attempt<Page<T>>;
  /** The page that was asked for. */
  page: number;
  hrefOf: (page: number) => string;
  noun: [one: string, many: string];
  /** Whose list it is: "this company". */
  of: string;
  prices?: ReadonlyMap<string, Price>;
  /** Milliseconds since 1970; the moment of the request. */
  now: number;
  children: (items: T[]) => React.ReactNode;
}

/** An empty list is one line: there are none, or none on this page of them. */
function Nothing<T>({ page, hrefOf, noun: [, many], of }: ListFrameProps<T>) {
  if (page === 1)
    return (
      <p>
        The registry holds no {many} of {of}.
      </p>
    );
  return (
    <p>
      There are no {many} on this page of the list.{' '}
      <Link href={hrefOf(1)} className="underline">
        Go to the first page
      </Link>
    </p>
  );
}

/** A page of a record's list: how much of it is here, the entries, and the other pages; or what kept it away. */
export function ListFrame<T>(props: ListFrameProps<T>) {
  const { results, page, hrefOf, noun, prices, now, children } = props;
  if (results.failure) return <FailureNotice failure={results.failure} now={now} />;
  const { items, total_count, total_pages, left_out } = results.value;
  return (
    <div className="space-y-6">
      {items.length > 0 && (
        <p className="font-semibold font-serif text-xl">
          {shownOf({ shown: items.length, total_count, page, total_pages }, ...noun)}
        </p>
      )}
      {left_out && (
        <p className="text-muted text-sm">
          {plural(left_out, 'entry', 'entries')} could not be read and stand not here.
        </p>
      )}
      {items.length === 0 ? <Nothing {...props} /> : children(items)}
      <Pager
        page={page}
        totalPages={total_pages}
        hrefOf={hrefOf}
        noteOf={(number) => <PriceTag price={prices?.get(hrefOf(number))} />}
      />
    </div>
  );
}
