import { useMemo } from 'react';
import { isUndrawn } from '@/lib/network/drawn/drawn';
import { listedRows } from '@/lib/network/listing/listed-rows';
import type { Listing } from '@/lib/network/listing/listing';
import { tableRows } from '@/lib/network/rows';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkListingWords } from '@/lib/words/network-filters';
import { NetworkTable } from '../network-table';
import { FindField } from './find-field';
import type { ListedProps } from './listed';
import { ListingLink } from './listing-link';
import { RowsBeyond } from './rows-beyond';

/** The table with what it can be sorted and searched by, and what of it is not listed. */
export function ListedTable({ shown, ...rest }: ListedProps) {
  const { model, selection, roots, where } = shown;
  const { listing, query, onList, marks } = rest;
  const { compared } = marks;
  const words = useWords(networkListingWords);
  const forms = useForms();
  const whole = useMemo(() => tableRows(model, selection, roots), [model, selection, roots]);
  const undrawn = useMemo(
    () => (listing.undrawn ? whole.filter((one) => isUndrawn(one, where)) : []),
    [listing.undrawn, whole, where],
  );
  // Where the picture leaves nothing out any more, there is nothing to be told apart.
  const all = undrawn.length > 0 ? undrawn : whole;
  const { rows, found, beyond } = useMemo(
    () => listedRows(all, listing, { model, compared }, forms.language),
    [all, listing, model, compared, forms.language],
  );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <FindField listing={listing} query={query} onList={onList} />
        <Found listing={listing} said={found === 0 ? words.none : words.found(forms, found, all.length)} />
      </div>
      {undrawn.length > 0 && (
        <p className="text-sm">
          {words.undrawn(forms, undrawn.length, whole.length)}{' '}
          <ListingLink
            query={query}
            listing={{ ...listing, undrawn: false }}
            onList={onList}
            className="text-accent underline"
          >
            {words.listAll}
          </ListingLink>
        </p>
      )}
      <NetworkTable model={model} roots={roots} rows={rows} {...rest} />
      <RowsBeyond shown={rows.length} beyond={beyond} listing={listing} query={query} onList={onList} />
    </>
  );
}

/** How many there are is told above already whenever it changes: it is told here only in answer to a search. */
const Found = ({ listing, said }: { listing: Listing; said: string }) => (
  <p className="text-muted text-sm tabular-nums" aria-live={listing.find ? 'polite' : 'off'}>
    {said}
  </p>
);
