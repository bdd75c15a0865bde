import type { Problem } from '@/lib/search/query/problem';

/** A part of a query as it was typed; `problem` is the number, from 1, of what is wrong with it. */
export interface QueryPart {
  text: string;
  /** Its place in the query (UTF-16). */
  start: number;
  problem?: number;
  kind?: Problem['kind'];
}

/** The query in parts, in order; joined they are the query. Of two problems of one place the first marks it. */
export function markProblems(text: string, problems: readonly Problem[]): QueryPart[] {
  const parts: QueryPart[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) parts.push({ text: text.slice(at, end), start: at });
    at = Math.max(at, end);
  };
  for (const [index, { start, end, kind }] of problems.entries()) {
    const to = Math.min(end, text.length);
    if (start < at || to <= start) continue;
    plain(start);
    parts.push({ text: text.slice(start, to), start, problem: index + 1, kind });
    at = to;
  }
  plain(text.length);
  return parts;
}
