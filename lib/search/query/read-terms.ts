import { namedIn } from '@/lib/shared/jurisdictions/named';
import { doubtTerm } from './doubt';
import { type Draft, type Gathered, isFull, report } from './draft';
import { reportExcludedTerms } from './exclusion';
import type { FieldOf } from './fields';
import { type Part, type Value, valuesOf } from './part';
import { nearestPlace, termMeant } from './places';
import { printTerms } from './print';
import { type Problem, shortened } from './problem';

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
