import { pageSpent } from '@/components/quota/spent';
import type { Price } from '@/lib/contract/quota';
import { todayOf } from '@/lib/records/format/days';
import { type WatchedFacts, watchedFactsIn } from '@/lib/records/watchlist/facts';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { type FailedReply, failedReply } from '@/lib/words/failed-reply';

/** A record as it is now, or why it could not be had. */
export type Checked = { facts: WatchedFacts; failure?: undefined } | { facts?: undefined; failure: FailedReply };

async function readBody(reply: Response): Promise<unknown> {
  try {
    return await reply.json();
  } catch {
    return undefined;
  }
}

/** One call of a remote service, or none where a copy is kept; the meter is told. */
export async function loadWatched(company: CompanyNumber): Promise<Checked> {
  try {
    const reply = await fetch(`/api/registry${links.company(company)}`);
    const spent = reply.headers.get('X-Calls-Spent');
    if (spent !== null) pageSpent.add(Number(spent));
    const body = await readBody(reply);
    const facts = reply.ok ? watchedFactsIn(body, todayOf(Date.now())) : undefined;
    return facts ? { facts } : { failure: failedReply(body, reply.status) };
  } catch {
    return { failure: {} };
  }
}

/** An address may have 8 KiB. */
const AT_ONCE = 30;

/** What each check would cost, by the address of the company; free. Empty where it cannot be had. */
export async function loadWatchPrices(companies: readonly CompanyNumber[]): Promise<Map<string, Price>> {
  const prices = new Map<string, Price>();
  for (let first = 0; first < companies.length; first += AT_ONCE) {
    const paths = companies.slice(first, first + AT_ONCE).map(links.company);
    const reply = await fetch(`/api/price?${new URLSearchParams(paths.map((path) => ['path', path.slice(1)]))}`);
    if (!reply.ok) return new Map();
    const { results }: { results: { price: Price }[] } = await reply.json();
    paths.forEach((path, index) => {
      const price = results[index]?.price;
      if (price) prices.set(path, price);
    });
  }
  return prices;
}
