import { parseDays, printDays } from './dates';
import { type Draft, report } from './draft';
import { reportExcludedDays } from './exclusion';
import type { FieldOf } from './fields';
import { contentOf } from './lex';
import type { Part } from './part';
import { shortened } from './problem';
import { intersect, type Span, toDateFilter } from './span';

const isTurned = ({ first, last }: Span): boolean => first !== null && last !== null && first > last;

/** 2015..2010 ends before it begins; whole years or months are meant, from the earlier to the later. */
function reportTurned(draft: Draft, { names }: FieldOf<'dates'>, part: Part, text: string): void {
  const [from = '', to = ''] = text.split(/\.{2,}|…|–/).map((end) => end.trim());
  const turned = parseDays(`${to}..${from}`);
  const filter = turned && toDateFilter(turned);
  const suggestion = filter ? `${names[0]}:${printDays(filter)}` : undefined;
  report(draft, 'error', part.item, ({ words }) => words.turned(shortened(text)), suggestion);
}

/** Reads `inc:2010..2015`, `inc:>2010`. Repeated, the days that are in each: `inc:>2010 inc:<2015`. */
export function readDates(draft: Draft, field: FieldOf<'dates'>, part: Part): void {
  if (part.negated) {
    reportExcludedDays(draft, field, part);
    return;
  }
  const text = contentOf(part.value).trim();
  const days = parseDays(text);
  if (days && isTurned(days)) reportTurned(draft, field, part, text);
  else if (!days || !toDateFilter(days)) {
    report(draft, 'error', part.item, ({ words }) => words.noDate(shortened(text)));
  } else addDays(draft, field, part, days);
}

function addDays(draft: Draft, { filter, names }: FieldOf<'dates'>, part: Part, days: Span): void {
  const before = draft.spans.get(filter.name);
  const both = before ? intersect(before, days) : days;
  if (toDateFilter(both)) draft.spans.set(filter.name, both);
  else report(draft, 'error', part.item, ({ words }) => words.noDayLeft(names[0]));
}
