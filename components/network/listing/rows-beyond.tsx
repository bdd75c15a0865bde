import type { Listing } from '@/lib/network/listing/listing';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkListingWords } from '@/lib/words/network-filters';
import { ListingLink } from './listing-link';

interface Props {
  shown: number;
  beyond: number;
  listing: Listing;
  query: string;
  onList: (listing: Listing) => void;
}

/** How many rows a limit leaves out, and the way to them. */
export function RowsBeyond({ shown, beyond, listing, query, onList }: Props) {
  const words = useWords(networkListingWords);
  const forms = useForms();
  if (beyond === 0) return null;
  return (
    <p className="text-sm">
      {words.beyond(forms, shown, beyond)}{' '}
      <ListingLink query={query} listing={{ ...listing, all: true }} onList={onList} className="text-accent underline">
        {words.listAll}
      </ListingLink>
    </p>
  );
}
