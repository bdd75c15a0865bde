import { FailureNotice } from '@/components/failure/failure-notice';
import { Link } from '@/components/ui/parts';
import type { Attempt } from '@/lib/api/pages/page';
import type { Page } from '@/lib/api/registry';
import { MAX_PAGE } from '@/lib/contract/limits';
import type { Price } from '@/lib/contract/quota';
import { shownOf } from '@/lib/records/format/shown-of';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { uiWords } from '@/lib/words/controls';
import { recordWords } from '@/lib/words/site';
import { PriceTag } from './record-parts';

interface PagerProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** Text beside the link to a page. */
  noteOf?: (page: number) => React.ReactNode;
}

const LINK = 'rounded border border-line-strong px-3 py-1.5 hover:bg-sunken';

export function Pager({ page, totalPages, hrefOf, noteOf }: PagerProps) {
  const words = useWords(uiWords);
  const forms = useForms();
  if (totalPages <= 1 && page === 1) return null;
  const last = Math.min(totalPages, MAX_PAGE);
  return (
    <nav aria-label={words.pages} className="mt-8 text-sm">
      <div className="flex flex-wrap items-center gap-4">
        {page > 1 && (
          <Link href={hrefOf(Math.min(page - 1, last))} rel="prev" className={LINK}>
            {words.previous}
          </Link>
        )}
        {page > 1 && noteOf?.(Math.min(page - 1, last))}
        <p className="text-muted">{words.page(forms, page, totalPages)}</p>
        {page < last && (
          <Link href={hrefOf(page + 1)} rel="next" className={LINK}>
            {words.next}
          </Link>
        )}
        {page < last && noteOf?.(page + 1)}
      </div>
      {totalPages > MAX_PAGE && <p className="mt-3 text-muted">{words.reachable(forms, MAX_PAGE)}</p>}
    </nav>
  );
}

interface ListFrameProps<T> {
  results: Attempt<Page<T>>;
  /** The requested page. */
  page: number;
  hrefOf: (page: number) => string;
  /** The key of the list's texts. */
  list: keyof typeof recordWords.en.lists;
  /** An empty list has no entry that matches its filters. */
  isFiltered?: boolean;
  prices?: ReadonlyMap<string, Price>;
  /** The time of the request; milliseconds since 1970. */
  now: number;
  children: (items: T[]) => React.ReactNode;
}

/** An empty list in one line: no entries at all, or none on this page. */
function Nothing<T>({ page, hrefOf, list, isFiltered }: ListFrameProps<T>) {
  const { lists, firstPage, filters } = useWords(recordWords);
  if (page === 1) return <p>{isFiltered ? filters.noneMatch : lists[list].none}</p>;
  return (
    <p>
      {lists[list].noneHere}{' '}
      <Link href={hrefOf(1)} className="underline">
        {firstPage}
      </Link>
    </p>
  );
}

/** A page of a record's list: its range, the entries, and links to other pages; or the failure. */
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
