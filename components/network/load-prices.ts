import type { Price } from '@/lib/contract/meter';
import { everythingOn } from '@/lib/network/request';

interface Reply {
  results: { path: string; price: Price }[];
}

export type LoadPrices = (ids: readonly string[], dates?: string) => Promise<ReadonlyMap<string, Price>>;

/** What the network of each entity would cost, asked for as an expansion asks; free. Throws where it cannot be had. */
export const loadPrices: LoadPrices = async (ids, dates) => {
  const query = new URLSearchParams(ids.map((id) => ['path', `${id}/network?${everythingOn(dates)}`]));
  const response = await fetch(`/api/price?${query}`);
  if (!response.ok) throw new Error(`The prices were answered with status ${response.status}.`);
  const { results }: Reply = await response.json();
  return new Map(ids.flatMap((id, index) => (results[index] ? [[id, results[index].price] as const] : [])));
};
