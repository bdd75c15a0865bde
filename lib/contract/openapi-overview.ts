import { ENDPOINTS, type Endpoint, type EndpointName } from './endpoints';
import { EXAMPLES } from './examples';
import { DEFAULT_DAILY_LIMIT, DEFAULT_MONTHLY_LIMIT, MAX_PAGE, MAX_PER_PAGE } from './limits';
import { ENDPOINT_WORDS, GROUPS, type Group } from './openapi-words';
import { printPath } from './paths';
import { DEFAULT_VERSION_PREFIX } from './versions';

/** The endpoints of a group, in the order of the table of words. */
export function endpointsOf(group: Group): EndpointName[] {
  // The table's type names every endpoint, and no other key.
  const names = Object.keys(ENDPOINT_WORDS) as EndpointName[];
  return names.filter((name) => ENDPOINT_WORDS[name].group === group);
}

/** Path and query of the request an endpoint's example shows, below the base address. */
export function exampleAddress(name: EndpointName): string {
  const { variables, parameters, shown = [] } = exampleOf(name);
  const path = printPath(name, variables as Parameters<typeof printPath>[1]);
  const pairs = shown.map((parameter): [string, string] => [parameter, parameters[parameter] ?? '']);
  const query = new URLSearchParams(pairs).toString().replaceAll('%7C', '|').replaceAll('%3A', ':');
  return query === '' ? path : `${path}?${query}`;
}

interface PlainExample {
  variables: Record<string, string>;
  parameters: Record<string, string | undefined>;
  shown?: readonly string[];
}

/** An example without the compiler's knowledge of which endpoint it is for. */
export const exampleOf = (name: EndpointName): PlainExample => EXAMPLES[name];

function endpointText(name: EndpointName, base: string): string {
  const { path, parameters, token }: Endpoint = ENDPOINTS[name];
  const { summary } = ENDPOINT_WORDS[name];
  const lines = [`- GET ${path}: ${summary}${token === 'always' ? ' (token needed)' : ''}`];
  const names = Object.entries(parameters).filter(([, { deprecated }]) => !deprecated);
  if (names.length > 0) lines.push(`  Parameters: ${names.map(([parameter]) => parameter).join(', ')}`);
  lines.push(`  Example: ${base}/${exampleAddress(name)}`);
  return lines.join('\n');
}

/** The interface on one page of plain text, for readers that are programs (llmstxt.org). `origin` is that of our pages. */
export function overviewText(origin: string): string {
  const base = `${origin}/${DEFAULT_VERSION_PREFIX}`;
  const groups = GROUPS.map((group) => {
    const endpoints = endpointsOf(group).map((name) => endpointText(name, base));
    return `## ${group}\n\n${endpoints.join('\n')}`;
  });
  return `# Firmament

> Companies, officers, filings, statements, ownership networks and events of company registers, each with its source,
> read by HTTP GET as JSON or XML.

- Base address: ${base}; the version may be left out at ${origin}/api and at the host api.<this host>.
- A record's page and its data have the same path: ${origin}/companies/… is the page, ${base}/companies/… the data.
- Success: {"api_version": …, "results": …}. Failure: {"error": {"message": …}} with status 400, 401, 403, 404, 500, 502 or 503.
- Lists carry page, per_page, total_pages and total_count; per_page is at most ${MAX_PER_PAGE}, page at most ${MAX_PAGE}.
- Term filters: a,b for all of the terms, a|b for any. Date filters: YYYY-MM-DD, or from:to with either end left open.
- Token: parameter api_token or header X-API-TOKEN. Without one usually ${DEFAULT_DAILY_LIMIT} calls a day and ${DEFAULT_MONTHLY_LIMIT} a month; what
  is left stands in X-RateLimit-Limit, X-RateLimit-Remaining and X-RateLimit-Reset, and in account_status.
- Full description: ${origin}/api/openapi.json (OpenAPI 3.1). For people, with forms to try: ${origin}/docs/api

${groups.join('\n\n')}
`;
}
