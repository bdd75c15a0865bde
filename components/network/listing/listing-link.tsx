import type { MouseEvent, ReactNode } from 'react';
import { type Listing, printListing } from '@/lib/network/listing/listing';

interface Props {
  /** The query of the page, as far as it is known. */
  query: string;
  /** How the list is to be, in whole. */
  listing: Listing;
  onList: (listing: Listing) => void;
  current?: boolean;
  label?: string;
  className?: string;
  children: ReactNode;
}

/** Another way to list the same: a link without scripts, at once with them. */
export function ListingLink({ query, listing, onList, current, label, className, children }: Props) {
  const params = printListing(listing, new URLSearchParams(query));
  const onClick = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onList(listing);
  };
  return (
    <a
      href={`?${params}#list`}
      onClick={onClick}
      aria-current={current ? 'true' : undefined}
      aria-label={label}
      className={className}
    >
      {children}
    </a>
  );
}
