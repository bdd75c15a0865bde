import type { NetworkRelationship } from '@/lib/contract/network';
import type { Company } from '../../lib/contract/records';
import { pathOf } from '../../lib/shared/links';

/** API requests of a page. Each `part` is visible on it; several parts may come from one reply. */
export type Ask = (path: string, query?: string) => Promise<unknown>;

export interface Journey {
  /** Words of the search. */
  q: string;
  company: { jurisdiction_code: string; company_number: string };
  /** Companies expanded in the picture: the second hop. */
  expanded: number;
  /** Steps of the two sliders. */
  sliderSteps: number;
}

interface Reply {
  results: { company?: Company } | NetworkRelationship[];
}

const EVERYTHING = 'confidence=all&ownership_percentage=0&include=persons%2Cultimate_parents%2Cpublishers';

const ownPath = ({ company }: Journey): string => `companies/${company.jurisdiction_code}/${company.company_number}`;

/** The distinct neighbours in a network, without the company itself. */
function neighboursIn(network: unknown, own: string): string[] {
  const { results } = network as Reply;
  const ends = Array.isArray(results) ? results.flatMap((r) => [r.parent_service_url, r.child_service_url]) : [];
  const paths = ends.map((url) => pathOf(url)?.slice(1)).filter((path) => path !== undefined);
  return [...new Set(paths)].filter((path) => path !== own && path.startsWith('companies/'));
}

/**
 * Search → company → filings → officers → network of two hops, one call for each part of a page, like a simple client
 * that requests each part when it shows it, as in the API's own examples.
 */
export async function callPerPart(journey: Journey, ask: Ask): Promise<void> {
  const own = ownPath(journey);
  await ask('companies/search', `q=${journey.q}`);
  // The company page: facts, officers, filings, data, statements, network in small.
  await ask(own, 'sparse=true');
  await ask(own);
  await ask(`${own}/filings`);
  await ask(`${own}/data`);
  await ask(`${own}/statements`);
  await ask(`${own}/network`);
  // Its filings, its officers: heading and list.
  await ask(own, 'sparse=true');
  await ask(`${own}/filings`);
  await ask(own, 'sparse=true');
  await ask(own);
  // The network, requested again for each slider step and each expanded company.
  await ask(own, 'sparse=true');
  for (let step = 1; step <= journey.sliderSteps; step++) {
    await ask(`${own}/network`, `confidence=60&ownership_percentage=${step * 10}`);
  }
  const network = await ask(`${own}/network`, EVERYTHING);
  for (const neighbour of neighboursIn(network, own).slice(0, journey.expanded)) {
    await ask(neighbour, 'sparse=true');
    await ask(`${neighbour}/network`);
  }
}

/** The same as our pages do it: one reply for a company page; the network is requested once and filtered locally. */
export async function asOurPages(journey: Journey, ask: Ask): Promise<void> {
  const own = ownPath(journey);
  await ask('companies/search', `q=${journey.q}`);
  await ask(own);
  await ask(own);
  await ask(own);
  await ask(own);
  const network = await ask(`${own}/network`, EVERYTHING);
  for (const neighbour of neighboursIn(network, own).slice(0, journey.expanded)) {
    await ask(`${neighbour}/network`, EVERYTHING);
  }
}
