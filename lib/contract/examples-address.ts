/** In a form the variables of a path stand beside parameters of the same name: with the colon of the path before them. */
export const fieldOfVariable = (variable: string): string => `:${variable}`;

/**
 * The address below the base that a filled form asks for: variables go into the path, other fields that are not empty
 * into the query. Free of the table of endpoints, as the browser has it too.
 */
export function addressOfForm(path: string, fields: Iterable<readonly [string, string]>): string {
  const values = new Map(fields);
  const segments = path
    .split('/')
    .map((part) => (part.startsWith(':') ? encodeURIComponent(values.get(part) ?? '') : part));
  const pairs = [...values].filter(([name, value]) => !name.startsWith(':') && value !== '');
  const query = new URLSearchParams(pairs.map(([name, value]) => [name, value])).toString();
  // Pipes and colons are part of the filter grammar and allowed in a query: left readable.
  const readable = query.replaceAll('%7C', '|').replaceAll('%3A', ':').replaceAll('%2C', ',');
  return `${segments.join('/')}${readable && '?'}${readable}`;
}
