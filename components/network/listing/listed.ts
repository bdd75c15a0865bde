import type { MouseEvent, ReactNode } from 'react';
import type { Price } from '@/lib/contract/quota';
import type { Projection } from '@/lib/network/drawn/drawn';
import type { Expansion } from '@/lib/network/expansions';
import type { Selection } from '@/lib/network/filter';
import type { Listing } from '@/lib/network/listing';
import type { NetworkModel } from '@/lib/network/model';
import type { PlaceCounts } from '@/lib/network/places';
import type { Route } from '@/lib/network/routes';
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

/** A link that acts on this page; its address does the same without scripts. */
export interface ActingLink {
  href: string;
  onClick: (event: MouseEvent) => void;
}

/** The link to all countries, once some are chosen. */
export interface AllLink {
  text: string;
  name: string;
  link: ActingLink;
}

/** What the map and the tables of countries share. */
export interface MapParts {
  counts: PlaceCounts;
  /** The country that is pointed at or focused, or the two of a route: its mark on the map is lit, and its row. */
  near: string | undefined;
  onNear: (near: string | undefined) => void;
  nameOf: (code: string) => string;
  /** Whether only this country is shown. */
  isOnly: (code: string) => boolean;
  linkTo: { country: (code: string) => ActingLink; route: (route: Route) => ActingLink };
  /** In place of the map, if its script could not be loaded. */
  notLoaded: ReactNode;
}

export interface PlacesProps
  extends Omit<MapParts, 'counts' | 'near' | 'onNear'>,
    Pick<ListedProps['shown'], 'model' | 'selection'> {
  all: AllLink | undefined;
}
