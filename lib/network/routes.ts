import type { NetworkModel, Relationship } from './model';

/** The country of an owner, and that of what it owns. */
export interface Route {
  from: string;
  to: string;
}

/**
 * The country of a jurisdiction: us of us_de. The rule of `lib/shared/jurisdictions`, whose tables are too large for a
 * browser.
 */
export const countryOf = (jurisdiction: string): string => jurisdiction.toLowerCase().split('_', 1)[0] ?? jurisdiction;

/** All jurisdictions of each country in a network, whatever is shown of it: the facet values that stand for the country. */
export function jurisdictionsByCountry({ entities }: NetworkModel): ReadonlyMap<string, readonly string[]> {
  const values = [...entities.values()].flatMap(({ jurisdiction }) => jurisdiction ?? []);
  const found = new Map<string, string[]>();
  for (const value of [...new Set(values)].sort()) {
    found.set(countryOf(value), [...(found.get(countryOf(value)) ?? []), value]);
  }
  return found;
}

/** Undefined if its jurisdiction is unknown, as that of persons is. */
const countryIn = ({ entities }: NetworkModel, id: string): string | undefined => {
  const jurisdiction = entities.get(id)?.jurisdiction;
  return jurisdiction === undefined ? undefined : countryOf(jurisdiction);
};

/** The countries of both ends of a relationship; undefined if one of them is unknown. */
export function routeOf({ parent, child }: Relationship, model: NetworkModel): Route | undefined {
  const [from, to] = [countryIn(model, parent), countryIn(model, child)];
  return from === undefined || to === undefined ? undefined : { from, to };
}

/** Whether a relationship leads from an entity of one country to one of the other. */
export function isOnRoute(relationship: Relationship, { from, to }: Route, model: NetworkModel): boolean {
  const route = routeOf(relationship, model);
  return route?.from === from && route.to === to;
}

/** Reads `gb,nl`; undefined if it is no route. */
export function parseRoute(text: string): Route | undefined {
  const [from, to, ...rest] = text.split(',');
  return from && to && rest.length === 0 ? { from, to } : undefined;
}

/** Inverse of `parseRoute`; no code contains a comma. */
export const printRoute = ({ from, to }: Route): string => `${from},${to}`;
