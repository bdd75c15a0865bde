import type { Price } from '@/lib/contract/quota';
import type { Projection } from '@/lib/network/drawn/drawn';
import type { Expansion } from '@/lib/network/expansions';
import type { Selection } from '@/lib/network/filter';
import type { Listing } from '@/lib/network/listing';
import type { NetworkModel } from '@/lib/network/model';
import type { ListMarks } from '../palette';

/** Common properties of all lists. */
export interface ListParts {
  expansions: readonly Expansion[];
  /** The price of expanding each entity, if calls are counted. */
  prices: ReadonlyMap<string, Price>;
  /** The entity or relationship focused in the picture. */
  focus: string | undefined;
  /** The query of the page, for links without scripts. */
  query: string;
  onExpand: (id: string) => void;
  onFocus: (id: string) => void;
}

/** Properties of a table or a tree. */
export interface ListedProps extends ListParts {
  shown: { model: NetworkModel; selection: Selection; roots: readonly string[]; where: Projection['where'] };
  marks: ListMarks;
  listing: Listing;
  onList: (listing: Listing) => void;
}
