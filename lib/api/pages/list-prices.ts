import 'server-only';
import { isMetered, type Prices, pricesOf } from './quota';

interface PricedList {
  /** The pages of the records that are listed. */
  records: (string | null | undefined)[];
  /** Which page of the list is shown. */
  page: number;
  /** The path of the list, which is the interface's too. */
  path: string;
  hrefOf: (page: number) => string;
}

/** The parameters by which a list without filters is asked for: none for its first page, as links and prices say too. */
export const pageParams = (page: number): URLSearchParams =>
  new URLSearchParams(page > 1 ? { page: String(page) } : undefined);

/** What opening each record of a list, and the pages before and after, would cost; undefined where nothing is counted. */
export async function listPrices({ records, page, path, hrefOf }: PricedList): Promise<Prices | undefined> {
  if (!isMetered()) return undefined;
  const pages = [page - 1, page + 1]
    .filter((number) => number > 0)
    .map((number) => ({ href: hrefOf(number), path, params: pageParams(number) }));
  return pricesOf([...records.flatMap((href) => (href ? [{ href }] : [])), ...pages]);
}
