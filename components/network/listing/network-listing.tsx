import { useDeferredValue } from 'react';
import { LISTS, type Listing } from '@/lib/network/listing/listing';
import { useWords } from '@/lib/shared/language/use-words';
import { networkListingWords } from '@/lib/words/network-filters';
import { ComparedCounts } from '../marks/compared-counts';
import { useListMarks } from '../marks/list-marks';
import { NetworkTreeList } from '../tree/network-tree-list';
import type { NetworkView } from '../use-network-view';
import type { ListParts } from './listed';
import { ListedTable } from './listed-table';
import { ListingLink } from './listing-link';

/** By this id the page leads to the list. */
export const LIST_ID = 'list';

interface Props extends ListParts {
  view: NetworkView;
  listing: Listing;
  onList: (listing: Listing) => void;
}

const LOOKS = 'border-b-2 px-1 py-1 font-medium';

/** The same selection as the picture, in words: as a table or as a tree. */
export function NetworkListing({ view, listing, onList, ...parts }: Props) {
  const words = useWords(networkListingWords);
  const { query } = parts;
  // A thousand rows may come a moment after the picture, so that a slider never waits for them.
  const model = useDeferredValue(view.model);
  const selection = useDeferredValue(view.selection);
  const { where } = useDeferredValue(view.projection);
  const marks = useListMarks(model);
  if (selection.relationships.length === 0) return null;
  const listed = { shown: { model, selection, roots: view.roots, where }, marks, listing, onList, ...parts };
  return (
    <section id={LIST_ID} tabIndex={-1} aria-label={words.views} className="flex flex-col gap-3">
      <nav aria-label={words.views} className="flex gap-5 border-line border-b text-sm print:hidden">
        {LISTS.map((one) => (
          <ListingLink
            key={one}
            query={query}
            listing={{ ...listing, list: one }}
            onList={onList}
            current={one === listing.list}
            className={`${LOOKS} ${one === listing.list ? 'border-accent' : 'border-transparent text-accent hover:underline'}`}
          >
            {words.lists[one]}
          </ListingLink>
        ))}
      </nav>
      <ComparedCounts relationships={selection.relationships} compared={marks.compared} />
      {listing.list === 'table' ? <ListedTable {...listed} /> : <NetworkTreeList {...listed} />}
    </section>
  );
}
