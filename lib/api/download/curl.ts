/** Single quotes keep everything for a shell but themselves. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request for a terminal. A token is named, never shown. */
export const curlLine = (url: string, hasToken: boolean): string =>
  `curl ${hasToken ? '-H "X-API-TOKEN: $API_TOKEN" ' : ''}${quoted(url)}`;

/** "Copy as curl": a path of the API with its parameters, at the origin that people reach us by. */
export function curlOf(path: string, params: URLSearchParams, origin: string, hasToken = false): string {
  const query = params.toString();
  return curlLine(`${origin}${path}${query === '' ? '' : `?${query}`}`, hasToken);
}
