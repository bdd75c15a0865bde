import { useId } from 'react';
import { useHydrated } from '@/components/ui/use-hydrated';
import { type Listing, printListing } from '@/lib/network/listing/listing';
import { useWords } from '@/lib/shared/language/use-words';
import { networkListingWords } from '@/lib/words/network-filters';

interface Props {
  listing: Listing;
  query: string;
  onList: (listing: Listing) => void;
}

/** Words that a row must hold: a form without scripts, at once with them. */
export function FindField({ listing, query, onList }: Props) {
  const words = useWords(networkListingWords);
  const id = useId();
  const others = printListing({ ...listing, find: '' }, new URLSearchParams(query));
  return (
    <form
      method="get"
      action="#list"
      aria-label={words.find}
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-2 text-sm print:hidden"
    >
      <label htmlFor={id}>{words.find}</label>
      <input
        id={id}
        type="search"
        name="find"
        value={listing.find}
        maxLength={200}
        onChange={(event) => onList({ ...listing, find: event.currentTarget.value })}
        className="min-h-8 min-w-0 rounded border border-line-strong bg-raised px-2"
      />
      {[...others].map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <button type="submit" hidden={useHydrated()} className="rounded border border-line-strong bg-raised px-3 py-1">
        {words.apply}
      </button>
    </form>
  );
}
