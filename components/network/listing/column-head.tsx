import { type Column, type Listing, nextOrder } from '@/lib/network/listing/listing';
import { useWords } from '@/lib/shared/language/use-words';
import { networkFactWords } from '@/lib/words/network';
import { networkListingWords } from '@/lib/words/network-filters';
import { ListingLink } from './listing-link';

const SIGNS = { ascending: '▲', descending: '▼', none: '' } as const;

interface Props {
  column: Column;
  /** Numbers stand at the right. */
  isNumber: boolean;
  listing: Listing;
  query: string;
  onList: (listing: Listing) => void;
}

/** The head of a column, by which the table is sorted. */
export function ColumnHead({ column, isNumber, listing, query, onList }: Props) {
  const words = useWords(networkFactWords);
  const { sortBy } = useWords(networkListingWords);
  const { order } = listing;
  const sorted = order?.by !== column ? 'none' : order.descending ? 'descending' : 'ascending';
  return (
    <th scope="col" aria-sort={sorted} className={`py-2 pr-4 font-medium ${isNumber ? 'text-right' : ''}`}>
      <ListingLink
        query={query}
        listing={{ ...listing, order: nextOrder(order, column) }}
        onList={onList}
        label={sortBy(words[column])}
        className="whitespace-nowrap hover:underline"
      >
        {words[column]}{' '}
        <span aria-hidden="true" className="text-xs">
          {SIGNS[sorted]}
        </span>
      </ListingLink>
    </th>
  );
}
