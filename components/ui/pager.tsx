import { MAX_PAGE } from '@/lib/contract/limits';
import { countInWords } from '@/lib/format/dates';
import { Link } from './link';

interface PagerProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** What stands beside the link to a page. */
  noteOf?: (page: number) => React.ReactNode;
}

const LINK = 'rounded border border-line-strong px-3 py-1.5 hover:bg-sunken';

export function Pager({ page, totalPages, hrefOf, noteOf }: PagerProps) {
  if (totalPages <= 1 && page === 1) return null;
  const last = Math.min(totalPages, MAX_PAGE);
  return (
    <nav aria-label="Pages of results" className="mt-8 text-sm">
      <div className="flex flex-wrap items-center gap-4">
        {page > 1 && (
          <Link href={hrefOf(Math.min(page - 1, last))} rel="prev" className={LINK}>
            ← Previous
          </Link>
        )}
        {page > 1 && noteOf?.(Math.min(page - 1, last))}
        <p className="text-muted">
          Page {countInWords(page)} of {countInWords(totalPages)}
        </p>
        {page < last && (
          <Link href={hrefOf(page + 1)} rel="next" className={LINK}>
            Next →
          </Link>
        )}
        {page < last && noteOf?.(page + 1)}
      </div>
      {totalPages > MAX_PAGE && (
        <p className="mt-3 text-muted">
          The first {MAX_PAGE} pages of a search can be had. Narrow it by a filter to reach the rest.
        </p>
      )}
    </nav>
  );
}
