import { oneLine } from '@/lib/shared/text';

/** One thing that happened, or changed. */
export interface FeedItem {
  /** An absolute address that is the same for ever: readers know by it what they have seen. */
  id: string;
  /** Where to read it. */
  url: string;
  title: string;
  summary: string | null;
  /** ISO 8601 with a time. */
  updated: string;
  categories: readonly string[];
}

export interface Feed {
  /** The address of the feed itself, absolute; it is its id too. */
  self: string;
  /** The page it follows. */
  home: string;
  title: string;
  /** What is in it, in words; the filter of a search. */
  description: string | null;
  /** Whom to name, and under which licence. */
  rights: string | null;
  /** Who gives it. */
  author: string;
  items: readonly FeedItem[];
  /** When there is no item: since when there is none. ISO 8601 with a time. */
  since: string;
}

/** A moment as both formats want it (RFC 3339); what is no moment is an error of the caller. */
export const momentOf = (moment: string): string => new Date(moment).toISOString();

/** The newest item's moment: a feed that nothing was added to is the same feed, byte for byte. */
export function updatedOf({ items, since }: Feed): string {
  const moments = items.map(({ updated }) => momentOf(updated)).sort();
  return moments.at(-1) ?? momentOf(since);
}

/** A title is never empty: readers show it alone. */
export const titleOfItem = ({ title }: Pick<FeedItem, 'title'>): string => oneLine(title) || 'Without a title';
