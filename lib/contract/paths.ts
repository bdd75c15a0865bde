import { ENDPOINTS, type EndpointName } from './endpoints';

/** The variables in a path pattern, by name: `officers/:id` → `id`. */
type VariablesOf<Path extends string> = Path extends `${infer Head}/${infer Tail}`
  ? VariablesOf<Head> | VariablesOf<Tail>
  : Path extends `:${infer Name}`
    ? Name
    : never;

export type PathVariables<N extends EndpointName> = Record<VariablesOf<(typeof ENDPOINTS)[N]['path']>, string>;

/** The address of a record below the base address, each variable percent-encoded (company numbers hold slashes and blanks). */
export function printPath<N extends EndpointName>(name: N, variables: PathVariables<N>): string {
  const values = variables as Record<string, string>;
  return ENDPOINTS[name].path
    .split('/')
    .map((segment) => (segment.startsWith(':') ? encodeURIComponent(values[segment.slice(1)] ?? '') : segment))
    .join('/');
}

interface Pattern {
  name: EndpointName;
  segments: string[];
}

/** Literal segments first, so that `companies/search` is not taken for a jurisdiction. */
const PATTERNS: Pattern[] = Object.entries(ENDPOINTS)
  .map(([name, { path }]) => ({ name: name as EndpointName, segments: path.split('/') }))
  .sort((a, b) => countVariables(a) - countVariables(b));

function countVariables({ segments }: Pattern): number {
  return segments.filter((segment) => segment.startsWith(':')).length;
}

function decode(segment: string): string | undefined {
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}

export interface MatchedPath {
  name: EndpointName;
  variables: Record<string, string>;
}

function matchPattern({ name, segments }: Pattern, given: string[]): MatchedPath | undefined {
  if (segments.length !== given.length) return undefined;
  const variables: Record<string, string> = {};
  for (const [index, segment] of segments.entries()) {
    const value = given[index] ?? '';
    if (segment.startsWith(':')) {
      const decoded = decode(value);
      if (decoded === undefined || decoded === '') return undefined;
      variables[segment.slice(1)] = decoded;
    } else if (segment !== value) return undefined;
  }
  return { name, variables };
}

/** Which endpoint a percent-encoded path asks for, or undefined: "the path is invalid" (404). */
export function matchPath(path: string): MatchedPath | undefined {
  const given = path.replace(/^\/+|\/+$/g, '').split('/');
  for (const pattern of PATTERNS) {
    const matched = matchPattern(pattern, given);
    if (matched) return matched;
  }
  return undefined;
}
