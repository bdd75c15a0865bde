import 'server-only';
import type { CompanyEvent } from '@/lib/contract/event';

import { type EventFilter, printEventFilter } from '@/lib/records/event/filter';
import { links } from '@/lib/shared/links';
import { isMetered, type Prices, pricesOf } from './quota';

/** What opening each event, and the pages before and after, would cost; undefined where no calls are counted. */
export async function eventPrices(
  events: readonly CompanyEvent[],
  filter: EventFilter,
  path: string,
  hrefOf: (filter: EventFilter) => string,
): Promise<Prices | undefined> {
  if (!isMetered()) return undefined;
  const pages = [filter.page - 1, filter.page + 1].map((page) => {
    const next = { ...filter, page };
    return { href: hrefOf(next), path, params: printEventFilter(next) };
  });
  return pricesOf([...events.map(({ id }) => ({ href: links.event(id) })), ...pages]);
}
