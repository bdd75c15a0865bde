import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { resultsSchemaOf } from '@/lib/contract/results';
import { isJsonObject, type Json } from '@/lib/shared/json';
import { isTooDeep } from '@/lib/shared/levels';
import { withServiceUrls } from './addresses';
import { type Fitted, fitResults } from './results';
import { readNumber } from './scalars';

/** Where it can stand: beside the list, or, as a network is a bare array, beside that. */
function withLeftOut(body: Json, { results, leftOut }: Fitted): Json {
  const place = isJsonObject(results) ? results : body;
  const count = leftOut + Math.max(0, readNumber(place.left_out) ?? 0);
  const left_out = count > 0 ? { left_out: count } : {};
  return isJsonObject(results) ? { ...body, results: { ...results, ...left_out } } : { ...body, results, ...left_out };
}

/**
 * What turns out unreadable at the first reading may be made from other facts at the second, as an id from an address.
 */
function fitTwice(endpoint: EndpointName, given: unknown): Fitted | undefined {
  const { reply } = ENDPOINTS[endpoint];
  const first = fitResults(reply, given);
  const second = first && fitResults(reply, first.results);
  return second && { ...second, leftOut: first.leftOut + second.leftOut };
}

/**
 * The body of a compatible service as the interface has it, with every further field kept (api-shapes): other names
 * and forms of a fact are brought to the contract's, what is promised and not given is said to be unknown, and nothing
 * is invented. Undefined where it is not what the interface says; then no page should show it. Never throws, never
 * mutates.
 *
 * Entries of lists that cannot be read are left out and counted in `results.left_out` (`left_out` beside the bare
 * array of a network), our own extension; a list with entries of which none can be read is not what the interface
 * says.
 */
export function adapt(endpoint: EndpointName, body: Json, options: { urlField: string }): Json | undefined {
  if (isTooDeep(body)) return undefined;
  const addressed = withServiceUrls(body, options.urlField);
  if (!isJsonObject(addressed) || !Object.hasOwn(addressed, 'results')) return undefined;
  const fitted = fitTwice(endpoint, addressed.results);
  if (!fitted || !resultsSchemaOf(endpoint).safeParse(fitted.results).success) return undefined;
  return withLeftOut(addressed, fitted);
}
