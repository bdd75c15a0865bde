import { type Case, newCase } from '@/lib/network/case/case';
import { LONGEST_LINK, printCaseLink } from '@/lib/network/case/link/print';
import { MADE_PARAMETERS, printMade } from '@/lib/network/case/marks/made';
import type { NetworkModel } from '@/lib/network/model';

/** More than this in a request's first line and servers refuse the page. */
const LONGEST_ADDRESS = 8_000;

/** The address of this page with another query, as people can read it. */
export function hrefWith(params: URLSearchParams): string {
  const query = readable(params);
  return window.location.pathname + (query && `?${query}`) + window.location.hash;
}

/** Slashes, commas and the like may stand in a query; encoded, nobody could read the address. */
const readable = (params: URLSearchParams): string =>
  params.toString().replaceAll('%2F', '/').replaceAll('%2C', ',').replaceAll('%40', '@');

/** The address of this page with all of a case that a link carries. */
export const wholeAddressOf = (view: Case, roots: readonly string[]): string =>
  hrefWith(printCaseLink(view, roots, new URLSearchParams(window.location.search)).params);

/** What is written into the address bar: where all of it is too much, the filters and what is expanded. */
export function addressOf(view: Case, roots: readonly string[]): string {
  const whole = wholeAddressOf(view, roots);
  if (whole.length <= LONGEST_ADDRESS) return whole;
  return wholeAddressOf({ ...newCase(roots), filter: view.filter, expanded: view.expanded }, roots);
}

/** Of the address what is passed on, and what was said of an earlier link taken out of it. */
function passedOn(view: Case, roots: readonly string[]): URLSearchParams {
  const params = new URLSearchParams(window.location.search);
  for (const name of MADE_PARAMETERS) params.delete(name);
  return printCaseLink(view, roots, params).params;
}

/** The page's address with all of a case that a link carries, for frames: an embedded card tells no changes. */
export const embedPathOf = (view: Case, roots: readonly string[]): string => {
  const query = readable(passedOn(view, roots));
  return `/embed${window.location.pathname}${query && `?${query}`}`;
};

/** The whole address for others: with the day, and what was known then, so that it can say what has changed since. */
export function linkOf(view: Case, roots: readonly string[], model: NetworkModel, now: Date): string {
  const params = passedOn(view, roots);
  const made = printMade(model, now.toISOString().slice(0, 10), LONGEST_LINK - params.toString().length);
  const link = new URL(window.location.pathname, window.location.origin);
  link.search = readable(new URLSearchParams([...params, ...made]));
  return link.href;
}
