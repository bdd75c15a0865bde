import 'server-only';
import { redirect } from 'next/navigation';
import type { Facets } from '@/lib/contract/extensions';
import { parseLook, printLook, type ResultLook } from '@/lib/records/results/look';
import { type QueryAddress, readQueryAddress } from '@/lib/records/results/query-address';
import type { SearchPage } from '@/lib/search/filters';
import { searchHref, withParameters } from '@/lib/search/request';
import type { AddressParameters } from '@/lib/search/state';
import { pageQuotaStatus } from './quota';
import { registrySource } from './server';

/** What a search page knows before it asks anybody. */
interface QueryPage extends QueryAddress {
  look: ResultLook;
  /** The parameters of the look, which the page carries along. */
  kept: [name: string, value: string][];
  /** The same address read again, with values that the source counted to doubt mistyped ones by. */
  doubt: (known: Facets | undefined) => Pick<QueryAddress, 'text' | 'problems' | 'number'>;
}

const canExclude = (): boolean => registrySource() === 'embedded';

const shown = ({ text, problems, number }: QueryAddress) => ({ text, problems, ...(number && { number }) });

/**
 * Reads the address of a search page. A query from the box that can be said in the interface's own parameters is
 * redirected to the address that they make, so that each search has one; a redirect throws, as the framework has it.
 */
export function readQueryPage(page: SearchPage, given: AddressParameters): QueryPage {
  const address = readQueryAddress(page, given, { canExclude: canExclude() });
  const look = parseLook(given);
  const kept = printLook(look);
  if (address.moves) redirect(withParameters(searchHref(page, address.state), kept));
  const doubt = (known: Facets | undefined) =>
    shown(known ? readQueryAddress(page, given, { canExclude: canExclude(), known }) : address);
  return { ...address, look, kept, doubt };
}

/** Whether pages of more than the usual number can be had: without a token a remote service refuses them. */
export const canResizePages = async (): Promise<boolean> => (await pageQuotaStatus())?.token !== false;
