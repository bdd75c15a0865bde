import type { TermFilter } from '@/lib/contract/filters';
import { namedIn } from '@/lib/shared/jurisdictions/named';
import { termKey } from '@/lib/shared/names/term-key';
import { type Draft, type Gathered, isFull, report } from './draft';
import type { FieldOf } from './fields';
import { contentOf } from './lex';
import { type Part, type Value, valuesOf } from './part';
import { isLei, nearest, nearestPlace, parseDays, printDays, printTerms, printValue, termMeant } from './print';
import { type Problem, shortened } from './problem';
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
function reportExcludedTerms(draft: Draft, { filter, names }: FieldOf<'terms'>, part: Part): void {
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

/** Each is compared with up to a thousand known ones, and a text may hold thousands. */
const MOST_COMPARED = 20;

/** Why a value cannot be one of its field, by its form alone. */
function malformed(name: string, part: Part, { text }: Value): Problem['says'] | undefined {
  if (name === 'industry_codes' && !text.includes('-')) {
    return ({ words }) => words.noScheme;
  }
  if (part.name === 'lei' && !isLei(text)) {
    return ({ words }) => words.noLei(shortened(text));
  }
  return undefined;
}

/** Says of a value that is in the search where it is likely to find nothing as it is written. */
function doubtTerm(draft: Draft, { filter, names }: FieldOf<'terms'>, part: Part, value: Value): void {
  const wrong = malformed(filter.name, part, value);
  if (wrong !== undefined) report(draft, 'note', value, wrong);
  const known = draft.known[filter.name] ?? [];
  if (known.length === 0 || isFull(draft) || draft.compared++ >= MOST_COMPARED) return;
  const key = termKey(value.text);
  if (known.some((each) => termKey(each.value) === key)) return;
  const near = nearest(
    value.text,
    known.map((each) => each.value),
  );
  if (near === undefined) return;
  const says: Problem['says'] = ({ words }) => words.notCounted(names[0], shortened(value.text), shortened(near));
  report(draft, 'note', value, says, printValue(filter.name, near));
}

type TermsField = FieldOf<'terms'>;

function reportUnknownPlace(draft: Draft, { filter, names }: TermsField, value: Value): void {
  if (isFull(draft)) return;
  const near = nearestPlace(filter.name, value.text);
  const typed = shortened(value.text);
  const says: Problem['says'] = ({ words, language }) =>
    near ? words.noPlaceBut(names[0], typed, namedIn(language, near.code, near.name)) : words.noPlace(names[0], typed);
  report(draft, 'error', value, says, near?.code);
}

/** A filter of the interface has no way to write a pipe within a value. */
function readAskedTerm(draft: Draft, field: TermsField, part: Part, value: Value): string[] {
  if (!value.text.includes('|')) return readTerm(draft, field, part, value);
  report(draft, 'error', value, ({ words }) => words.holdsPipe(shortened(value.text)));
  return [];
}

/** The term of one value, if it is known what it means. */
function readTerm(draft: Draft, field: TermsField, part: Part, value: Value): string[] {
  const term = value.literal ? value.text : termMeant(field.filter.name, value.text);
  if (term === undefined) reportUnknownPlace(draft, field, value);
  else doubtTerm(draft, field, part, { ...value, text: term });
  return term === undefined ? [] : [term];
}

const isAny = ({ match, values }: Gathered): boolean => match === 'any' && values.size > 1;

/** Of "all of" no value may hold a comma; what is gathered already holds none, unless it is alone. */
function cannotJoin(before: Gathered | undefined, asked: Gathered): boolean {
  const all = [...(before?.values.size === 1 ? before.values : []), ...asked.values];
  const isList = asked.match === 'all' && (before !== undefined || all.length > 1);
  return isList && new Set(all).size > 1 && all.some((term) => term.includes(','));
}

/** Repeated fields are joined: all of the values. A list of "any of" can be joined with nothing else. */
function join(draft: Draft, { filter, names }: TermsField, part: Part, asked: Gathered): Gathered | undefined {
  const before = draft.terms.get(filter.name);
  const refuse = (says: Problem['says']) => report(draft, 'error', part.item, says);
  if (before && (isAny(before) || isAny(asked))) {
    refuse(({ words }) => words.secondList(names[0]));
  } else if (cannotJoin(before, asked)) {
    refuse(({ words }) => words.commas);
  } else {
    const joined: Gathered = { match: asked.match, values: before?.values ?? new Set() };
    for (const term of asked.values) joined.values.add(term);
    draft.terms.set(filter.name, joined);
    return joined;
  }
  return undefined;
}

/** A record has one status: nothing has two. The list that finds either is offered. */
function noteAllOfOne(
  draft: Draft,
  { filter, names }: TermsField,
  part: Part,
  joined: Gathered,
  asked: Gathered,
): void {
  if (filter.holds === 'several' || joined.match === 'any' || joined.values.size < 2) return;
  const whole = joined.values.size === asked.values.size;
  const either = () => printTerms(filter, { match: 'any', terms: [...asked.values] });
  report(draft, 'note', part.item, ({ words }) => words.allOfOne(names[0]), whole ? either() : undefined);
}

/** Reads `-status:a|b` and `-status:a,b`: none of them, so that both lists say the same; repeated fields are joined. */
function readExcludedTerms(draft: Draft, field: TermsField, part: Part): void {
  const left = valuesOf(part.value).values.flatMap((value) => readTerm(draft, field, part, value));
  if (left.length === 0) return;
  const { name } = field.filter;
  draft.excluded.set(name, new Set([...(draft.excluded.get(name) ?? []), ...left]));
}

/** Reads `status:a|b` (any), `data:a,b` or `data:a data:b` (all), and the same with a minus (none). */
export function readTerms(draft: Draft, field: TermsField, part: Part): void {
  if (part.negated) {
    const canExclude = draft.canExclude && draft.page.exclusions?.includes(field.filter.name);
    if (canExclude) readExcludedTerms(draft, field, part);
    else reportExcludedTerms(draft, field, part);
    return;
  }
  const { match, values } = valuesOf(part.value);
  const asked = { match, values: new Set(values.flatMap((value) => readAskedTerm(draft, field, part, value))) };
  if (asked.values.size === 0) return;
  const joined = join(draft, field, part, asked);
  if (joined) noteAllOfOne(draft, field, part, joined, asked);
}
