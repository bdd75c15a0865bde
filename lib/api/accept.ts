/**
 * The weights of an `Accept` or `Accept-Encoding` header by name, in the order of the header (RFC 9110, 12.4.2).
 */
export function parseWeights(accepted: string): Map<string, number> {
  const pairs = accepted.split(',').map((part) => {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    const weight = Number(parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? 1);
    return [name, Number.isNaN(weight) ? 0 : weight] as const;
  });
  return new Map(pairs);
}

/** Whether JSON is preferred over HTML. Of equal weights the one that is named wins, of two that are named the first. */
export function prefersJson(accepted: string): boolean {
  const given = parseWeights(accepted);
  const json = given.get('application/json') ?? 0;
  const html = given.get('text/html') ?? given.get('text/*') ?? given.get('*/*') ?? 0;
  if (json !== html) return json > html;
  const [first] = [...given.keys()].filter((name) => name === 'application/json' || name === 'text/html');
  return json > 0 && first === 'application/json';
}
