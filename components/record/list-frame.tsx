import { PriceTag } from '@/components/quota/price-tag';
import type { Page } from '@/lib/api/client';
import type { Attempt } from '@/lib/api/pages/attempt';
import type { Price } from '@/lib/contract/quota';
import { shownOf } from '@/lib/records/format/shown-of';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { recordWords } from '@/lib/words/site';
import { FailureNotice } from '../failure/failure-notice';
import { Link } from '../ui/link';
import { Pager } from './pager';

interface ListFrameProps<T> {
  results: Attempt<Page<T>>;
  /** The page that was asked for. */
  page: number;
  hrefOf: (page: number) => string;
  /** Which list it is: what it says of itself. */
  list: keyof typeof recordWords.en.lists;
  prices?: ReadonlyMap<string, Price>;
  /** Milliseconds since 1970; the moment of the request. */
  now: number;
  children: (items: T[]) => React.ReactNode;
}

/** An empty list is one line: there are none, or none on this page of them. */
function Nothing<T>({ page, hrefOf, list }: ListFrameProps<T>) {
  const { lists, firstPage } = useWords(recordWords);
  if (page === 1) return <p>{lists[list].none}</p>;
  return (
    <p>
      {lists[list].noneHere}{' '}
      <Link href={hrefOf(1)} className="underline">
        {firstPage}
      </Link>
    </p>
  );
}

/** A page of a record's list: how much of it is here, the entries, and the other pages; or what kept it away. */
export function ListFrame<T>(props: ListFrameProps<T>) {
  const { results, page, hrefOf, list, prices, now, children } = props;
  const words = useWords(recordWords);
  const forms = useForms();
  if (results.failure) return <FailureNotice failure={results.failure} now={now} />;
  const { items, total_count, total_pages, left_out } = results.value;
  return (
    <div className="space-y-6">
      {items.length > 0 && (
        <p className="font-semibold font-serif text-xl">
          {shownOf({ shown: items.length, total_count, page, total_pages }, words.lists[list].noun, forms.language)}
        </p>
      )}
      {left_out && <p className="text-muted text-sm">{words.leftOut(forms, left_out)}</p>}
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
