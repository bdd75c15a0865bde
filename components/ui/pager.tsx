import Link from 'next/link';
import { MAX_PAGE } from '@/lib/contract/limits';
import { countInWords } from '@/lib/format/dates';

interface PagerProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
}

const LINK = 'rounded border border-line-strong px-3 py-1.5 hover:bg-sunken';

export function Pager({ page, totalPages, hrefOf }: PagerProps) {
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
        <p className="text-muted">
          Page {countInWords(page)} of {countInWords(totalPages)}
        </p>
        {page < last && (
          <Link href={hrefOf(page + 1)} rel="next" className={LINK}>
            Next →
          </Link>
        )}
      </div>
      {totalPages > MAX_PAGE && page >= MAX_PAGE - 1 && (
        <p className="mt-3 text-muted">
          The interface gives the first {MAX_PAGE} pages of a search. Narrow it by a filter to reach the rest.
        </p>
      )}
    </nav>
  );
}
