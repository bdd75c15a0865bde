/** What the page that is open has spent, and how many of its replies were kept copies. */
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
 * The page's own account in the browser, from wherever it spends to the meter in the header, which the framework does
 * not draw again when another page opens.
 */
export const pageSpent = {
  read: (): Spent | undefined => spent,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Another page has opened. */
  begin: (next: Spent | undefined): void => change(next),
  /** A script of this page has asked for more; `cost` is in calls. */
  add(cost: number): void {
    const { cost: before = 0, kept = 0 } = spent ?? {};
    change({ cost: before + cost, kept: kept + (cost === 0 ? 1 : 0) });
  },
};
