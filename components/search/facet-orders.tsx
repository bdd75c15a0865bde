import { useWords } from '@/lib/shared/language/use-words';
import { searchScriptWords } from '@/lib/words/search-box';
import { SearchLink } from './search-link';

export interface FacetOrdersProps {
  label: string;
  orders: { words: string; href: string; isCurrent: boolean }[];
  /** Leads back to the most frequent values. */
  closeHref: string;
}

/** The orders of the values of an opened filter, and the way to close it. */
export function FacetOrders({ label, orders, closeHref }: FacetOrdersProps) {
  const said = useWords(searchScriptWords);
  return (
    <ul aria-label={said.orderOf(label)} className="flex flex-wrap gap-x-3 px-1 text-xs">
      {orders.map(({ words, href, isCurrent }) => (
        <li key={words}>
          {isCurrent ? (
            <span aria-current="true" className="inline-block py-1.5 font-semibold">
              {words}
            </span>
          ) : (
            <SearchLink href={href} className="inline-block py-1.5 underline">
              {words}
            </SearchLink>
          )}
        </li>
      ))}
      <li className="ml-auto">
        <SearchLink href={closeHref} aria-label={said.closeValuesOf(label)} className="inline-block py-1.5 underline">
          {said.close}
        </SearchLink>
      </li>
    </ul>
  );
}
