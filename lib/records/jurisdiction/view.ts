/** What the page of jurisdictions shows, as its address says it. */
export interface JurisdictionsView {
  q: string;
  order: 'count' | 'name';
  /** Whether counts were asked for by a click: where each call is counted they cost one. */
  counts: boolean;
}

type Address = Record<string, string | string[] | undefined>;

const firstOf = (given: Address, name: string): string => [given[name] ?? ''].flat()[0]?.trim() ?? '';

export const parseJurisdictionsView = (given: Address): JurisdictionsView => ({
  q: firstOf(given, 'q'),
  order: firstOf(given, 'order') === 'name' ? 'name' : 'count',
  counts: firstOf(given, 'counts') === 'true',
});

/** The address of a view; what is usual is left out. */
export function printJurisdictionsView({ q, order, counts }: JurisdictionsView): URLSearchParams {
  return new URLSearchParams({
    ...(q && { q }),
    ...(order === 'name' && { order }),
    ...(counts && { counts: 'true' }),
  });
}
