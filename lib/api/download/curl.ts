/** Within single quotes a shell interprets nothing but the quote. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The request as a curl command. It names the token variable, and never shows the token. */
export const curlLine = (url: string, hasToken: boolean): string =>
  `curl ${hasToken ? '-H "X-API-TOKEN: $API_TOKEN" ' : ''}${quoted(url)}`;

/** "Copy as curl": a path of the API with its parameters, at our public origin. */
export function curlOf(path: string, params: URLSearchParams, origin: string, hasToken = false): string {
  const query = params.toString();
  return curlLine(`${origin}${path}${query === '' ? '' : `?${query}`}`, hasToken);
}
