import { type Case, newCase } from '@/lib/network/case/case';
import { printCaseLink } from '@/lib/network/case/link/print';

/** More than this in a request's first line and servers refuse the page. */
const LONGEST_ADDRESS = 8_000;

/** The address of this page with another query, as people can read it. */
export function hrefWith(params: URLSearchParams): string {
  // Slashes, commas and the like may stand in a query; encoded, nobody could read the address.
  const query = params.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%40', '@');
  return window.location.pathname + (query && `?${query}`) + window.location.hash;
}

/** The address of this page with all of a case that a link carries. */
export const wholeAddressOf = (view: Case, roots: readonly string[]): string =>
  hrefWith(printCaseLink(view, roots, new URLSearchParams(window.location.search)).params);

/** What is written into the address bar: where all of it is too much, the filters and what is expanded. */
export function addressOf(view: Case, roots: readonly string[]): string {
  const whole = wholeAddressOf(view, roots);
  if (whole.length <= LONGEST_ADDRESS) return whole;
  return wholeAddressOf({ ...newCase(roots), filter: view.filter, expanded: view.expanded }, roots);
}
