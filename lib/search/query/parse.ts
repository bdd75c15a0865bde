import { orAbsent, parseBoolean, type TermFilter } from '@/lib/contract/parameters';
import { namedIn } from '@/lib/shared/jurisdictions/match';
import { termKey } from '@/lib/shared/names/normalise';
import { filtersOf, OFFICER_SEARCH, type SearchPage } from '../filters';
import { type SearchState, termFilter } from '../state';
import { type Draft, type Gathered, isFull, type KnownValues, newDraft, report } from './draft';
import { type FieldOf, fieldsOf, flagWords, type QueryField, type QueryOptions, roleOf } from './fields';
import { contentOf, type Item, intersect, isUnclosed, lex, type Span, toDateFilter } from './lex';
import { divide, type Part, type Problem, shortened, textOf, type Value, valuesOf } from './part';
import {
  escapeText,
  isLei,
  type NumberMeant,
  nearest,
  nearestPlace,
  numberOf,
  parseDays,
  printDays,
  printTerms,
  printValue,
  readAddress,
  termMeant,
} from './print';

/** Register terms for "ended", in the languages in which they are often typed. */
const OVER = /dissol|inactiv|clos|struck|remov|ceas|liquidat|radi|gel[oö]s/i;

/** A longer suggestion is not useful. */
const MOST_OTHERS = 12;

/** The other values that the source counted, as "any of"; undefined if there are none, or too many. */
function othersThan(left: string[], { name }: { name: string }, { known }: Draft): TermFilter | undefined {
  const terms = (known[name] ?? []).map(({ value }) => value).filter((value) => !left.includes(value.toLowerCase()));
  const canBeAsked = terms.length > 0 && terms.length <= MOST_OTHERS && !terms.some((term) => term.includes('|'));
  return canBeAsked ? { match: 'any', terms } : undefined;
}

/**
 * Handles `-status:dissolved` for sources without exclusions: the interface has no "none of" (specification, "Filter
 * types"), so the part is dropped with a problem. The nearest alternative is only suggested, because it finds other
 * records.
 */
function reportExcludedTerms(draft: Draft, { filter, names }: FieldOf<'terms'>, part: Part): void {
  const left = valuesOf(part.value).values.map(({ text }) => text.toLowerCase());
  const [field] = names;
  const reportError = (says: Problem['says'], suggestion?: string) =>
    report(draft, 'error', part.item, says, suggestion);
  if (filter.name === 'current_status' && left.some((text) => OVER.test(text))) {
    reportError(({ words }) => words.leftOutOver(field), '-is:inactive');
    return;
  }
  const others = othersThan(left, filter, draft);
  if (others) reportError(({ words }) => words.leftOutOthers(field), printTerms(filter, others));
  else reportError(({ words }) => words.leftOut(field));
}

/** Handles `-inc:>2010`: the opposite of one bound can be requested, without records that have no date. */
function reportExcludedDays(draft: Draft, { names }: FieldOf<'dates'>, part: Part): void {
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

/** Limits the work: each is compared with up to a thousand known values, and a text may hold thousands. */
const MOST_COMPARED = 20;

/** The problem of a value whose form is invalid for its field. */
function malformed(name: string, part: Part, { text }: Value): Problem['says'] | undefined {
  if (name === 'industry_codes' && !text.includes('-')) {
    return ({ words }) => words.noScheme;
  }
  if (part.name === 'lei' && !isLei(text)) {
    return ({ words }) => words.noLei(shortened(text));
  }
  return undefined;
}

/** Notes that a searched value will probably find nothing as written. */
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

/** The interface's filters cannot express a pipe within a value. */
function readRequestedTerm(draft: Draft, field: TermsField, part: Part, value: Value): string[] {
  if (!value.text.includes('|')) return readTerm(draft, field, part, value);
  report(draft, 'error', value, ({ words }) => words.holdsPipe(shortened(value.text)));
  return [];
}

/** The term of one value, if it is understood. */
function readTerm(draft: Draft, field: TermsField, part: Part, value: Value): string[] {
  const term = value.literal ? value.text : termMeant(field.filter.name, value.text);
  if (term === undefined) reportUnknownPlace(draft, field, value);
  else doubtTerm(draft, field, part, { ...value, text: term });
  return term === undefined ? [] : [term];
}

const isAny = ({ match, values }: Gathered): boolean => match === 'any' && values.size > 1;

/** In "all of" no value may hold a comma. Earlier values have none, unless there is only one. */
function cannotJoin(before: Gathered | undefined, requested: Gathered): boolean {
  const all = [...(before?.values.size === 1 ? before.values : []), ...requested.values];
  const isList = requested.match === 'all' && (before !== undefined || all.length > 1);
  return isList && new Set(all).size > 1 && all.some((term) => term.includes(','));
}

/** Repeated fields are combined as "all of". A list of "any of" cannot be combined. */
function join(draft: Draft, { filter, names }: TermsField, part: Part, requested: Gathered): Gathered | undefined {
  const before = draft.terms.get(filter.name);
  const refuse = (says: Problem['says']) => report(draft, 'error', part.item, says);
  if (before && (isAny(before) || isAny(requested))) {
    refuse(({ words }) => words.secondList(names[0]));
  } else if (cannotJoin(before, requested)) {
    refuse(({ words }) => words.commas);
  } else {
    const joined: Gathered = { match: requested.match, values: before?.values ?? new Set() };
    for (const term of requested.values) joined.values.add(term);
    draft.terms.set(filter.name, joined);
    return joined;
  }
  return undefined;
}

/** A record has one status, so "all of" several finds nothing. Suggests "any of". */
function noteAllOfOne(
  draft: Draft,
  { filter, names }: TermsField,
  part: Part,
  joined: Gathered,
  requested: Gathered,
): void {
  if (filter.holds === 'several' || joined.match === 'any' || joined.values.size < 2) return;
  const whole = joined.values.size === requested.values.size;
  const either = () => printTerms(filter, { match: 'any', terms: [...requested.values] });
  report(draft, 'note', part.item, ({ words }) => words.allOfOne(names[0]), whole ? either() : undefined);
}

/** Reads `-status:a|b` and `-status:a,b`, which both mean "none of"; repeated fields are combined. */
function readExcludedTerms(draft: Draft, field: TermsField, part: Part): void {
  const left = valuesOf(part.value).values.flatMap((value) => readTerm(draft, field, part, value));
  if (left.length === 0) return;
  const { name } = field.filter;
  draft.excluded.set(name, new Set([...(draft.excluded.get(name) ?? []), ...left]));
}

/** Reads `status:a|b` (any), `data:a,b` or `data:a data:b` (all), and the same with a minus (none). */
function readTerms(draft: Draft, field: TermsField, part: Part): void {
  if (part.negated) {
    const canExclude = draft.canExclude && draft.page.exclusions?.includes(field.filter.name);
    if (canExclude) readExcludedTerms(draft, field, part);
    else reportExcludedTerms(draft, field, part);
    return;
  }
  const { match, values } = valuesOf(part.value);
  const requested = { match, values: new Set(values.flatMap((value) => readRequestedTerm(draft, field, part, value))) };
  if (requested.values.size === 0) return;
  const joined = join(draft, field, part, requested);
  if (joined) noteAllOfOne(draft, field, part, joined, requested);
}

/** Reads a word or a phrase of the name. */
function readText(draft: Draft, part: Part): void {
  const text = textOf(part);
  if (text === '') return;
  if (part.negated) {
    report(draft, 'error', part.item, ({ words }) => words.leftOutWord(shortened(contentOf(part.value))));
    return;
  }
  draft.words.push(text);
  draft.firstWord ??= part.item;
  if (isUnclosed(part.item)) {
    report(draft, 'note', part.item, ({ words }) => words.openQuote);
  }
}

function setNumber(draft: Draft, number: string, item: Item): void {
  if (draft.number === undefined) draft.number = number;
  else if (draft.number !== number) report(draft, 'error', item, ({ words }) => words.oneNumber);
}

/** Reads `number:01234500`. */
function readNumber(draft: Draft, part: Part): void {
  const number = contentOf(part.value).trim();
  if (part.negated) report(draft, 'error', part.item, ({ words }) => words.leftOutNumber);
  else setNumber(draft, number, part.item);
}

/** Reads `officer:Tester`, and `director:Tester` as a name with a position. */
function readOfficer(draft: Draft, { position }: FieldOf<'officer'>, part: Part): void {
  const name = contentOf(part.value).trim();
  if (part.negated) {
    report(draft, 'error', part.item, ({ words }) => words.leftOutWord(shortened(name)));
    return;
  }
  if (draft.page.path !== OFFICER_SEARCH.path) {
    draft.officers = true;
    // Pages lead to officers; files and exports must not take it for a search of all companies.
    report(draft, 'error', part.item, ({ words }) => words.officersElsewhere);
    return;
  }
  draft.words.push(name);
  draft.firstWord ??= part.item;
  if (position !== undefined && !draft.terms.has('position')) {
    draft.terms.set('position', { match: 'any', values: new Set([position]) });
  }
}

/** Reads `gb/01234500` as a number in a jurisdiction; false if the item has another form. */
function readCompanyAddress(draft: Draft, item: Item, text: string): boolean {
  const company = draft.page.number_fields ? readAddress(text.slice(item.start, item.end)) : undefined;
  const jurisdiction = filtersOf(draft.page).find(({ name }) => name === 'jurisdiction_code');
  if (!company || !jurisdiction) return false;
  const [before] = draft.terms.get(jurisdiction.name)?.values ?? [];
  if (before !== undefined && before !== company.jurisdiction_code) {
    report(draft, 'error', item, ({ words }) => words.otherJurisdiction);
    return true;
  }
  draft.terms.set(jurisdiction.name, { match: 'any', values: new Set([company.jurisdiction_code]) });
  setNumber(draft, company.company_number, item);
  return true;
}

const WORDS: Record<string, boolean> = { yes: true, no: false };

function setFlag(draft: Draft, name: string, value: boolean, part: Part): void {
  const before = draft.flags.get(name);
  if (before !== undefined && before !== value) {
    report(draft, 'error', part.item, ({ words }) => words.contradiction);
  } else draft.flags.set(name, value);
}

/** Reads `inactive:true`, `-branch:yes`. A negated flag is a false flag, as in the interface. */
function readFlag(draft: Draft, { filter, names }: FieldOf<'flag'>, part: Part): void {
  const text = contentOf(part.value).trim().toLowerCase();
  const value = WORDS[text] ?? orAbsent(parseBoolean, text);
  if (value !== undefined) setFlag(draft, filter.name, value !== part.negated, part);
  else report(draft, 'error', part.item, ({ words }) => words.noAnswer(names[0], shortened(text)));
}

/** Reads `is:branch`, `-is:inactive`. */
function readIs(draft: Draft, part: Part): void {
  const text = contentOf(part.value).trim().toLowerCase();
  const flags = flagWords(draft.page);
  const flag = flags.find(({ word }) => word === text);
  if (flag) {
    setFlag(draft, flag.name, flag.value !== part.negated, part);
    return;
  }
  const all = flags.map(({ word }) => word);
  const near = nearest(text, all);
  const suggestion = near === undefined ? undefined : `${part.negated ? '-' : ''}is:${near}`;
  const says: Problem['says'] = ({ words }) =>
    near === undefined ? words.notOfIs(shortened(text), all) : words.notOfIsBut(shortened(text), near);
  report(draft, 'error', part.item, says, suggestion);
}

const isTurned = ({ first, last }: Span): boolean => first !== null && last !== null && first > last;

/** 2015..2010 ends before it begins. Suggests the reverse, extended to whole years or months. */
function reportTurned(draft: Draft, { names }: FieldOf<'dates'>, part: Part, text: string): void {
  const [from = '', to = ''] = text.split(/\.{2,}|…|–/).map((end) => end.trim());
  const turned = parseDays(`${to}..${from}`);
  const filter = turned && toDateFilter(turned);
  const suggestion = filter ? `${names[0]}:${printDays(filter)}` : undefined;
  report(draft, 'error', part.item, ({ words }) => words.turned(shortened(text)), suggestion);
}

/** Reads `inc:2010..2015`, `inc:>2010`. Repeated fields intersect: `inc:>2010 inc:<2015`. */
function readDates(draft: Draft, field: FieldOf<'dates'>, part: Part): void {
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

/** A parsed query, its problems, and the number it may be. */
export interface ParsedQuery {
  state: SearchState;
  /** In text order, at most twenty. */
  problems: Problem[];
  number?: NumberMeant;
  /** It has `officer:` or `director:` in the box of companies; the search of officers answers it. */
  officers?: true;
}

/** A mistyped field is dropped with a problem, because searching it as part of the name would find nothing. */
function reportUnknownField(draft: Draft, part: Part, text: string): void {
  if (isFull(draft)) return;
  const { name = '', item } = part;
  const near = nearest(
    name,
    fieldsOf(draft.page).flatMap(({ names }) => names),
  );
  const written = text.slice(item.start, item.end);
  const suggestion =
    near === undefined ? escapeText(written) : `${part.negated ? '-' : ''}${near}:${afterColon(part, text)}`;
  const says: Problem['says'] = ({ words }) =>
    near === undefined ? words.noField(shortened(name)) : words.noFieldBut(shortened(name), near);
  report(draft, 'error', part.item, says, suggestion);
}

const afterColon = ({ value, item }: Part, text: string): string => text.slice(value[0]?.start ?? item.end, item.end);

function readField(draft: Draft, field: QueryField, part: Part): void {
  if (contentOf(part.value).trim() === '') {
    report(draft, 'error', part.item, ({ words }) => words.noValue(part.name ?? ''));
  } else if (field.kind === 'terms') readTerms(draft, field, part);
  else if (field.kind === 'flag') readFlag(draft, field, part);
  else if (field.kind === 'dates') readDates(draft, field, part);
  else if (field.kind === 'is') readIs(draft, part);
  else if (field.kind === 'officer') readOfficer(draft, field, part);
  else readNumber(draft, part);
}

function readItem(draft: Draft, item: Item, text: string): void {
  if (readCompanyAddress(draft, item, text)) return;
  const part = divide(item);
  const role = roleOf(draft.page, part);
  if (role === 'text') readText(draft, part);
  else if (role === 'unknown') reportUnknownField(draft, part, text);
  else readField(draft, role, part);
}

/** A number is searched among numbers, so it cannot be combined with words of a name. */
function queryOf(draft: Draft): Pick<SearchState, 'q' | 'by_number'> {
  if (draft.number === undefined) return { q: draft.words.join(' ').trim(), by_number: false };
  if (draft.firstWord) {
    report(draft, 'error', draft.firstWord, ({ words }) => words.numberAndName);
  }
  return { q: draft.number, by_number: true };
}

function toState(draft: Draft): SearchState {
  const terms = [...draft.terms].map(([name, { match, values }]) => [name, termFilter([...values], match)]);
  const dates = [...draft.spans].map(([name, span]) => [name, toDateFilter(span)]);
  return {
    ...queryOf(draft),
    order: '',
    page: 1,
    terms: Object.fromEntries(terms),
    flags: Object.fromEntries(draft.flags),
    dates: Object.fromEntries(dates),
    excluded: Object.fromEntries([...draft.excluded].map(([name, values]) => [name, [...values]])),
  };
}

/**
 * Parses the query box: names, `field:value`, quotes, `-not`, ranges, numbers. Never throws; unreadable parts are
 * dropped and reported as problems. `known` are the values that the source counted, if any. Order and page number are
 * not part of a query: the state has the first page in the default order. `-status:dissolved` excludes values if the
 * source supports it, and is a problem otherwise.
 */
export function parseQuery(
  page: SearchPage,
  text: string,
  known: KnownValues = {},
  { canExclude = false }: QueryOptions = {},
): ParsedQuery {
  const draft = newDraft(page, known, canExclude);
  for (const item of lex(text)) readItem(draft, item, text);
  const state = toState(draft);
  const number = numberOf(page, state);
  const problems = draft.problems.sort((a, b) => a.start - b.start);
  return { state, problems, ...(number && { number }), ...(draft.officers && { officers: true }) };
}
