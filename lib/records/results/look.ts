import type { AddressParameters } from '@/lib/search/state';

/**
 * How search results are displayed. It is in the page address, so that it works without scripts. The interface never
 * receives these parameters.
 */
export interface ResultLook {
  view: 'list' | 'table';
  density: 'comfortable' | 'compact';
  /** Table columns after the name; undefined for the default ones. */
  columns?: readonly string[];
}

export const USUAL_LOOK: ResultLook = { view: 'list', density: 'comfortable' };

/** No one chooses more columns by hand. */
const MOST_COLUMNS = 20;
const LOOK_PARAMETERS = ['view', 'density', 'columns'] as const;

const firstOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0] ?? '';

function parseColumns(text: string): readonly string[] | undefined {
  const names = text.split(',').filter((name) => /^[a-z_]{1,40}$/.test(name));
  return names.length === 0 ? undefined : [...new Set(names)].slice(0, MOST_COLUMNS);
}

/** Reads `view`, `density` and `columns`; invalid values are ignored. */
export function parseLook(given: AddressParameters): ResultLook {
  const columns = parseColumns(firstOf(given, 'columns'));
  return {
    view: firstOf(given, 'view') === 'table' ? 'table' : 'list',
    density: firstOf(given, 'density') === 'compact' ? 'compact' : 'comfortable',
    ...(columns && { columns }),
  };
}

/** Prints the parameters for `parseLook`; none for the defaults. */
export function printLook({ view, density, columns }: ResultLook): [name: string, value: string][] {
  return [
    ...(view === 'table' ? [['view', view] satisfies [string, string]] : []),
    ...(density === 'compact' ? [['density', density] satisfies [string, string]] : []),
    ...(columns && columns.length > 0 ? [['columns', columns.join(',')] satisfies [string, string]] : []),
  ];
}

/** The display parameters of an address, in one text, to be stored on the device. */
export function lookOf(params: URLSearchParams): string {
  const pairs = LOOK_PARAMETERS.flatMap((name) => params.getAll(name).map((value): [string, string] => [name, value]));
  return new URLSearchParams(pairs).toString();
}

/**
 * Adds the stored display settings to an address that has none; undefined if nothing changes. A shared address keeps
 * its own settings.
 */
export function withRememberedLook(params: URLSearchParams, remembered: string): URLSearchParams | undefined {
  if (lookOf(params) !== '') return undefined;
  const look = printLook(parseLook(Object.fromEntries(new URLSearchParams(remembered))));
  if (look.length === 0) return undefined;
  return new URLSearchParams([...params, ...look]);
}
