import type { TermFilter } from '@/lib/contract/filters';
import { parseDays, printDays } from './dates';
import { type Draft, report } from './draft';
import type { FieldOf } from './fields';
import { contentOf } from './lex';
import { type Part, valuesOf } from './part';
import { printTerms } from './print';
import type { Problem } from './problem';
import { toDateFilter } from './span';

/** Words of registers for what is over, in the few languages in which it is often typed. */
const OVER = /dissol|inactiv|clos|struck|remov|ceas|liquidat|radi|gel[oö]s/i;

/** A longer list of what is wanted instead helps nobody. */
const MOST_OTHERS = 12;

/** The other values that the source counted, as any of them; undefined where none, or too many, are known. */
function othersThan(left: string[], { name }: { name: string }, { known }: Draft): TermFilter | undefined {
  const terms = (known[name] ?? []).map(({ value }) => value).filter((value) => !left.includes(value.toLowerCase()));
  const canBeAsked = terms.length > 0 && terms.length <= MOST_OTHERS && !terms.some((term) => term.includes('|'));
  return canBeAsked ? { match: 'any', terms } : undefined;
}

/**
 * `-status:dissolved` where the source cannot leave values out: the interface has no "none of" (specification, "Filter
 * types"), so the part is left out of the search and said to be. What comes nearest is offered, and never done unasked, for it finds something else.
 */
export function reportExcludedTerms(draft: Draft, { filter, names }: FieldOf<'terms'>, part: Part): void {
  const left = valuesOf(part.value).values.map(({ text }) => text.toLowerCase());
  const [field] = names;
  const tell = (says: Problem['says'], suggestion?: string) => report(draft, 'error', part.item, says, suggestion);
  if (filter.name === 'current_status' && left.some((text) => OVER.test(text))) {
    tell(({ words }) => words.leftOutOver(field), '-is:inactive');
    return;
  }
  const others = othersThan(left, filter, draft);
  if (others) tell(({ words }) => words.leftOutOthers(field), printTerms(filter, others));
  else tell(({ words }) => words.leftOut(field));
}

/** `-inc:>2010`: the other side of one bound can be asked for, without the records that have no date. */
export function reportExcludedDays(draft: Draft, { names }: FieldOf<'dates'>, part: Part): void {
  const days = parseDays(contentOf(part.value));
  const open = days && (days.first === null) !== (days.last === null);
  const other =
    open &&
    toDateFilter(
      days.first === null ? { first: (days.last ?? 0) + 1, last: null } : { first: null, last: days.first - 1 },
    );
  const says: Problem['says'] = ({ words }) => words.leftOutDays;
  report(draft, 'error', part.item, says, other ? `${names[0]}:${printDays(other)}` : undefined);
}
