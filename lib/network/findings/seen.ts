import { CORROBORATION, MOST_CONFIDENT } from '@/lib/contract/limits';
import type { Statement } from '@/lib/contract/statement';
import { outsideLink } from '@/lib/shared/links';
import type { ConfidenceSum } from '@/lib/words/arguments';

/** A time at which a statement was seen. */
export interface Seen {
  /** 0 to 100. */
  confidence?: number;
  /** ISO date. */
  day?: string;
  /** Of the source; http or https. */
  url?: string;
}

/** A statement that a relationship rests on, and each time it was seen: the surest first. */
export interface SeenStatement {
  id: number;
  seen: readonly Seen[];
}

export function seenStatement({ id, provenances, sources }: Statement): SeenStatement {
  const seen = (provenances ?? sources ?? []).map(({ confidence, created_at, source_url }) => ({
    confidence: confidence ?? undefined,
    day: created_at?.slice(0, 10),
    url: outsideLink(source_url),
  }));
  return { id, seen: seen.toSorted((a, b) => (b.confidence ?? -1) - (a.confidence ?? -1)) };
}

/** Nothing where no statement has a confidence, or where the best is not within the total: then another rule made it. */
export function confidenceSum(total: number, statements: readonly SeenStatement[]): ConfidenceSum | undefined {
  const known = statements.flatMap(({ id, seen }) =>
    seen.flatMap(({ confidence, url }) =>
      confidence === undefined ? [] : [{ confidence, by: { statement: id, url } }],
    ),
  );
  const [first] = known.toSorted((a, b) => b.confidence - a.confidence);
  if (!first || first.confidence > total) return undefined;
  const raised = total - first.confidence;
  return {
    best: first.confidence,
    by: first.by,
    raised,
    further: Math.ceil(raised / CORROBORATION),
    isCapped: raised > 0 && total >= MOST_CONFIDENT,
  };
}
