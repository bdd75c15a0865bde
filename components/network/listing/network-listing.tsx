import { useDeferredValue } from 'react';
import { useWords } from '@/lib/language/use-words';
import { LISTS, parseListing } from '@/lib/network/listing/listing';
import { ComparedCounts } from '../marks/compared-counts';
import { useListMarks } from '../marks/list-marks';
import { networkListingWords } from '../script-words/listing/words';
import { NetworkTreeList } from '../tree/network-tree-list';
import type { NetworkView } from '../use-network-view';
import type { ListParts } from './listed';
import { ListedTable } from './listed-table';
import { ListingLink } from './listing-link';
import { useListing } from './use-listing';

const LOOKS = 'border-b-2 px-1 py-1 font-medium';

/** The same selection as the picture, in words: as a table or as a tree. */
export function NetworkListing({ view, ...parts }: ListParts & { view: NetworkView }) {
  const words = useWords(networkListingWords);
  const { query } = parts;
  const { listing, list } = useListing(parseListing(new URLSearchParams(query)));
  // A thousand rows may come a moment after the picture, so that a slider never waits for them.
  const model = useDeferredValue(view.model);
  const selection = useDeferredValue(view.selection);
  const marks = useListMarks(model);
  if (selection.relationships.length === 0) return null;
  const listed = { shown: { model, selection, roots: view.roots }, marks, listing, onList: list, ...parts };
  return (
    <section id="list" aria-label={words.views} className="flex flex-col gap-3">
      <nav aria-label={words.views} className="flex gap-5 border-line border-b text-sm print:hidden">
        {LISTS.map((one) => (
          <ListingLink
            key={one}
            query={query}
            listing={{ ...listing, list: one }}
            onList={list}
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
