import 'server-only';
import { RegistryError } from '@/lib/contract/errors';
import type { Price } from '@/lib/contract/quota';
import type { SearchPage } from '@/lib/search/filters';
import { type Looser, loosen } from '@/lib/search/query/loosen';
import { searchHref, searchRequest } from '@/lib/search/request';
import { printSearch, type SearchState } from '@/lib/search/state';
import type { Language } from '@/lib/shared/language/languages';
import type { Page } from '../client';
import { isMetered, pricesOf } from './quota';

/** Each try is a search of its own; who found nothing in so many is helped more by another question. */
const MOST_TRIES = 8;

/** A looser search to go to, and what that would cost where calls are counted. */
export interface LooserOffer extends Looser {
  href: string;
  price?: Price;
}

/** What is done for a search that found nothing. */
export interface LooserSearches<T> {
  /** The first looser search that finds something, and what it finds. */
  found?: LooserOffer & { results: Page<T> };
  /** Those that were tried in vain before it, by what they gave up. */
  tried: string[];
  /** Those that were not tried. */
  offers: LooserOffer[];
}

async function tryInTurn<T>(
  offers: LooserOffer[],
  ask: (state: SearchState) => Promise<Page<T>>,
): Promise<LooserSearches<T>> {
  const tried: string[] = [];
  for (const [index, offer] of offers.entries()) {
    const results = await ask(offer.state);
    if (results.items.length > 0) return { found: { ...offer, results }, tried, offers: offers.slice(index + 1) };
    tried.push(offer.words);
  }
  return { tried, offers: [] };
}

/**
 * Looser searches for one that found nothing. Our own register is asked at once; a remote service never unasked, as
 * each is a call: there they are offered with their prices. A register that fails meanwhile leaves offers, too.
 */
export async function looserSearches<T>(
  page: SearchPage,
  state: SearchState,
  search: (params: URLSearchParams) => Promise<Page<T>>,
  language: Language,
): Promise<LooserSearches<T>> {
  const looser = loosen(page, state, language).slice(0, MOST_TRIES);
  const offers = looser.map((each): LooserOffer => ({ ...each, href: searchHref(page, each.state) }));
  if (isMetered()) {
    const asked = offers.map(({ href, state: next }) => ({ href, path: page.path, params: searchRequest(page, next) }));
    const prices = await pricesOf(asked);
    return { tried: [], offers: offers.map((offer) => ({ ...offer, price: prices.get(offer.href) })) };
  }
  try {
    return await tryInTurn(offers, (next) => search(printSearch(page, next)));
  } catch (error) {
    if (error instanceof RegistryError) return { tried: [], offers };
    throw error;
  }
}
