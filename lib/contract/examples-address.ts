/** Name of a path variable in a form: with a colon, so that it cannot clash with a parameter. */
export const fieldOfVariable = (variable: string): string => `:${variable}`;

/**
 * The address below the base for a filled form: variables go into the path, other fields that are not empty into the
 * query. Does not import the table of endpoints, which would be too large for the browser.
 */
export function addressOfForm(path: string, fields: Iterable<readonly [string, string]>): string {
  const values = new Map(fields);
  const segments = path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(values.get(part) ?? '') : part));
  const pairs = [...values].filter(([name, value]) => !name.startsWith(':') && value !== '');
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  // Pipes, colons and commas are part of the filter grammar and allowed in a query: left unencoded to be readable.
  const readable = query.replaceAll('%7C', '|').replaceAll('%3A', ':').replaceAll('%2C', ',');
  return `${segments.join('/')}${readable && '?'}${readable}`;
}
