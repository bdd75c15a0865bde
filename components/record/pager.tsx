import { Link } from '@/components/ui/link';
import { MAX_PAGE } from '@/lib/contract/limits';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { uiWords } from '@/lib/words/controls';

interface PagerProps {
  page: number;
  totalPages: number;
  hrefOf: (page: number) => string;
  /** What stands beside the link to a page. */
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
