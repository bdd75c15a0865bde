import type { Price } from '@/lib/contract/quota';
import type { Projection } from '@/lib/network/drawn/drawn';
import type { Expansion } from '@/lib/network/expansions';
import type { Selection } from '@/lib/network/filter';
import type { Listing } from '@/lib/network/listing';
import type { NetworkModel } from '@/lib/network/model';
import type { ListMarks } from '../palette';

/** What every part of a list may need. */
export interface ListParts {
  expansions: readonly Expansion[];
  /** What expanding each entity would cost, where that is counted. */
  prices: ReadonlyMap<string, Price>;
  /** What has the focus in the picture: an entity or a relationship. */
  focus: string | undefined;
  /** The query of the page, for what works without scripts. */
  query: string;
  onExpand: (id: string) => void;
  onFocus: (id: string) => void;
}

/** What a table or a tree is given. */
export interface ListedProps extends ListParts {
  shown: { model: NetworkModel; selection: Selection; roots: readonly string[]; where: Projection['where'] };
  marks: ListMarks;
  listing: Listing;
  onList: (listing: Listing) => void;
}
