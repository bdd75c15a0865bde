import type { AddressParameters } from '@/lib/search/state';

/**
 * How the results of a search are drawn. It is in the address of our page, so that it works without scripts, and no
 * part of the search: the interface never sees its parameters.
 */
export interface ResultLook {
  view: 'list' | 'table';
  density: 'comfortable' | 'compact';
  /** Names of the table's columns after the first, which is the name; undefined for those that everybody gets. */
  columns?: readonly string[];
}

export const USUAL_LOOK: ResultLook = { view: 'list', density: 'comfortable' };

/** Longer lists are no choice of a person's. */
const MOST_COLUMNS = 20;
const LOOK_PARAMETERS = ['view', 'density', 'columns'] as const;

const firstOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0] ?? '';

function parseColumns(text: string): readonly string[] | undefined {
  const names = text.split(',').filter((name) => /^[a-z_]{1,40}$/.test(name));
  return names.length === 0 ? undefined : [...new Set(names)].slice(0, MOST_COLUMNS);
}

/** Reads `view`, `density` and `columns`; what is none of their values is as if it were not there. */
export function parseLook(given: AddressParameters): ResultLook {
  const columns = parseColumns(firstOf(given, 'columns'));
  return {
    view: firstOf(given, 'view') === 'table' ? 'table' : 'list',
    density: firstOf(given, 'density') === 'compact' ? 'compact' : 'comfortable',
    ...(columns && { columns }),
  };
}

/** The parameters of a look, as `parseLook` reads them; none for the usual one. */
export function printLook({ view, density, columns }: ResultLook): [name: string, value: string][] {
  return [
    ...(view === 'table' ? [['view', view] satisfies [string, string]] : []),
    ...(density === 'compact' ? [['density', density] satisfies [string, string]] : []),
    ...(columns && columns.length > 0 ? [['columns', columns.join(',')] satisfies [string, string]] : []),
  ];
}

/** The part of an address that says how results are drawn, in one text: what a device may remember. */
export function lookOf(params: URLSearchParams): string {
  const pairs = LOOK_PARAMETERS.flatMap((name) => params.getAll(name).map((value): [string, string] => [name, value]));
  return new URLSearchParams(pairs).toString();
}

/**
 * An address that says nothing of the look, with the one that the device remembers; undefined where there is nothing
 * to change: whoever shares an address with a look wants that look to be seen.
 */
export function withRememberedLook(params: URLSearchParams, remembered: string): URLSearchParams | undefined {
  if (lookOf(params) !== '') return undefined;
  const look = printLook(parseLook(Object.fromEntries(new URLSearchParams(remembered))));
  if (look.length === 0) return undefined;
  return new URLSearchParams([...params, ...look]);
}
