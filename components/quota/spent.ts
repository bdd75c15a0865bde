/** The calls that the open page has spent, and its number of cached replies. */
export interface Spent {
  cost: number;
  kept: number;
}

let spent: Spent | undefined;
const listeners = new Set<() => void>();

function change(next: Spent | undefined): void {
  spent = next;
  for (const listener of listeners) listener();
}

/**
 * Carries the page's cost in the browser to the meter in the header, which the framework does not render again when
 * another page opens.
 */
export const pageSpent = {
  read: (): Spent | undefined => spent,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Called when another page has opened. */
  begin: (next: Spent | undefined): void => change(next),
  /** Called when a script of this page has sent requests; `cost` is in calls. */
  add(cost: number): void {
    const { cost: before = 0, kept = 0 } = spent ?? {};
    change({ cost: before + cost, kept: kept + (cost === 0 ? 1 : 0) });
  },
};
