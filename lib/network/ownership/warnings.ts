import type { Interval } from './stakes';

/** What is amiss in what was declared of a company, and was settled by a rule (see `stakes.ts`). */
export type OwnershipWarning =
  /** More than the whole is declared for certain: `total` of it (1.2 is 120 %). Each holding was divided by it. */
  | { kind: 'over_declared'; company: string; total: number }
  /** Two relationships between the same two entities contradict each other; the band from one to the other counts. */
  | { kind: 'accounts_differ'; company: string; owner: string; between: Interval }
  /** It holds its own shares; they carry no rights, so the others' shares grow in proportion. */
  | { kind: 'self_holding'; company: string; share: Interval }
  /** These own each other wholly: no owner outside can have anything of them. */
  | { kind: 'closed_loop'; companies: readonly string[] };
