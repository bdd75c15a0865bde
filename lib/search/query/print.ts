import { type DateFilter, orAbsent, parseDateFilter, type TermFilter } from '@/lib/contract/parameters';
import { isJurisdictionCode, JURISDICTIONS, placeInWords } from '@/lib/shared/jurisdictions/jurisdictions';
import { matchJurisdiction } from '@/lib/shared/jurisdictions/match';
import type { Language } from '@/lib/shared/language/language';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { distance } from '@/lib/shared/names/distance';
import { fold } from '@/lib/shared/names/fold';
import { queryWords } from '@/lib/words/search';
import { isPlace } from '../chips';
import { type AnyFilter, filtersOf, type SearchPage } from '../filters';
import { type SearchState, withTerms } from '../state';
import { printedName, roleOf } from './fields';
import { coarsen, type Item, lex, parsePeriod, type Span, toSpan } from './lex';
import { divide, shortened, textOf } from './part';

/** True if the text is a legal entity identifier: twenty characters with a valid checksum (ISO 17442). */
export function isLei(text: string): boolean {
  const lei = text.toUpperCase();
  if (!/^[A-Z0-9]{18}\d{2}$/.test(lei)) return false;
  const digits = lei.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** A typed number, what it is, and where it leads. */
export interface NumberMeant {
  kind: 'company_number' | 'lei';
  /** As typed; company numbers keep their zeros. */
  number: string;
  jurisdiction_code?: string;
  /** The record's page, if the jurisdiction is known too. It may not exist. */
  href?: string;
  /** The search for the number instead of a name. */
  state: SearchState;
}

const ADDRESS =
  /^(?:https?:\/\/[^/]+)?(?:\/?companies\/)?([a-z]{2}(?:_[a-z]{2,3})?)\/([\p{L}\p{N}._-]*\p{N}[\p{L}\p{N}._-]*)(?:[/?#].*)?$/iu;

/** Reads `gb/01234500`, or the address of a company page on any host; undefined for other text. */
export function readAddress(text: string): CompanyNumber | undefined {
  const [, code = '', number = ''] = text.length > 400 ? [] : (ADDRESS.exec(text) ?? []);
  const jurisdiction_code = code.toLowerCase();
  return isJurisdictionCode(jurisdiction_code) ? { jurisdiction_code, company_number: number } : undefined;
}

/** At least four digits, with at most a few letters before or after: "SC123456", "HRB 12345 B", not "Studio 54". */
const PLAIN = /^[a-z]{0,4}[ .-]?\d[\d .-]{2,}\d[ .-]?[a-z]{0,2}$/i;

/** German form with the court: "Köln HRB 7042". */
const OF_A_COURT = /^\p{L}[\p{L} ().-]* (?:HR[AB]|GnR|PR|VR) ?\d+(?: [A-Z]{1,3})?$/u;

const countOf = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

/** One word that is mostly digits: "B1204_HRB290027", "J23/605/2003". An invalid LEI does not count. */
function isCode(text: string): boolean {
  const digits = countOf(text, /\d/g);
  const isWord = /^[\p{L}\d][\p{L}\d._/-]*$/u.test(text) && !/^[A-Z\d]{18}\d{2}$/i.test(text);
  return isWord && digits >= 4 && digits > countOf(text, /\p{L}/gu);
}

function looksLikeNumber(q: string): boolean {
  const text = q.normalize('NFKC');
  return text.length <= 40 && (PLAIN.test(text) || OF_A_COURT.test(text) || isCode(text));
}

/** The jurisdiction of a state, if it has exactly one. */
function onlyJurisdiction(state: SearchState): string | undefined {
  const [code, another] = state.terms.jurisdiction_code?.terms ?? [];
  const lower = code?.toLowerCase();
  return another === undefined && lower !== undefined && isJurisdictionCode(lower) ? lower : undefined;
}

/** An unpaired surrogate cannot be encoded in an address, and ".." would change the path. */
const canBeInAddress = (number: string): boolean => /[\p{L}\p{N}]/u.test(number) && !/\p{Cs}/u.test(number);

function companyNumber(state: SearchState): NumberMeant {
  const [number, jurisdiction_code] = [state.q, onlyJurisdiction(state)];
  const meant = { kind: 'company_number', number, state: { ...state, by_number: true, page: 1 } } as const;
  if (jurisdiction_code === undefined) return meant;
  const href = canBeInAddress(number) ? links.company({ jurisdiction_code, company_number: number }) : undefined;
  return { ...meant, jurisdiction_code, ...(href !== undefined && { href }) };
}

/** Often written in groups. */
const withoutBlanks = (text: string): string => text.replace(/[\s-]/g, '');

function lei(state: SearchState): NumberMeant {
  const number = withoutBlanks(state.q).toUpperCase();
  const search = withTerms({ ...state, q: '', by_number: false }, 'identifier_uids', [number]);
  return { kind: 'lei', number, state: search };
}

/** The number that a state requests, or may mean; undefined for a name, or if the page has no number search. */
export function numberOf(page: SearchPage, state: SearchState): NumberMeant | undefined {
  if (!page.number_fields) return undefined;
  if (!state.by_number && isLei(withoutBlanks(state.q))) return lei(state);
  return state.by_number || looksLikeNumber(state.q) ? companyNumber(state) : undefined;
}

const WITH_CODE = /^([a-z]{2}(?:[_-][a-z]{2,3})?)[\s:/.-]+(\S.*)$/i;

/** "GB 01234500": a number behind the code of its jurisdiction; undefined for other text. */
export function numberInPlace(page: SearchPage, state: SearchState): NumberMeant | undefined {
  const [, code = '', number = ''] = WITH_CODE.exec(state.q) ?? [];
  const jurisdiction_code = code.toLowerCase().replace('-', '_');
  if (!page.number_fields || !isJurisdictionCode(jurisdiction_code) || !looksLikeNumber(number)) return undefined;
  return companyNumber(withTerms({ ...state, q: number }, 'jurisdiction_code', [jurisdiction_code]));
}

/** A sentence on what a number is; `isNumberSearch` if it is already searched as a number. */
export function numberInWords(meant: NumberMeant, isNumberSearch: boolean, language: Language): string {
  const words = queryWords[language].number;
  const number = shortened(meant.number);
  if (meant.kind === 'lei') return words.isLei(number);
  if (meant.jurisdiction_code === undefined) return isNumberSearch ? words.isLookedFor(number) : words.mayBe(number);
  const place = placeInWords(meant.jurisdiction_code, language);
  return isNumberSearch ? words.isLookedForIn(number, place) : words.mayBeIn(number, place);
}

const RANGE = /^(.*?)(?:\.{2,}|…|–)(.*)$/s;
const YEARS = /^(\d{4})-(\d{4})$/;
const BOUND = /^(>=|<=|>|<)(.*)$/s;

const BOUNDS: Record<string, (period: { first: number; last: number }) => Span> = {
  '>': ({ last }) => ({ first: last + 1, last: null }),
  '>=': ({ first }) => ({ first, last: null }),
  '<': ({ first }) => ({ first: null, last: first - 1 }),
  '<=': ({ last }) => ({ first: null, last }),
};

/** `2010..2015` and `2010..`: unlike the interface's open range, the given days are included. */
function parseRange(from: string, to: string): Span | undefined {
  const [begin, end] = [parsePeriod(from), parsePeriod(to)];
  const isWrong = (text: string, period: unknown) => text.trim() !== '' && period === undefined;
  if (isWrong(from, begin) || isWrong(to, end) || (!begin && !end)) return undefined;
  return { first: begin?.first ?? null, last: end?.last ?? null };
}

/** The days that a date field requests; `first` is after `last` in a reversed range. */
export function parseDays(text: string): Span | undefined {
  const asInterface = orAbsent(parseDateFilter, text);
  if (asInterface) return toSpan(asInterface);
  const [, sign = '', bound = ''] = BOUND.exec(text) ?? [];
  if (sign !== '') {
    const period = parsePeriod(bound);
    return period && BOUNDS[sign]?.(period);
  }
  const [, from, to] = YEARS.exec(text) ?? RANGE.exec(text) ?? [];
  return from !== undefined && to !== undefined ? parseRange(from, to) : parsePeriod(text);
}

/** The shortest text that `parseDays` reads as the same days. */
export function printDays(filter: DateFilter): string {
  const { from, to } = coarsen(filter);
  if (from !== null && to !== null) return from === to ? from : `${from}..${to}`;
  return from !== null ? `>${from}` : `<${to ?? ''}`;
}

/** Longer words are not compared: no field or value is that long. */
const LONGEST = 40;

/** The most likely candidate, with at most a third of the letters wrong; undefined if none is near. */
export function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const wanted = fold(word).trim();
  if (wanted === '' || wanted.length > LONGEST) return undefined;
  let [best, least] = [undefined as string | undefined, Math.max(1, Math.floor(wanted.length / 3)) + 1];
  for (const candidate of candidates) {
    const given = fold(candidate);
    if (Math.abs(given.length - wanted.length) >= least) continue;
    const found = distance(wanted, given);
    if (found < least) [best, least] = [candidate, found];
  }
  return best;
}

const LONGEST_NAME = 80;

const isOf = (name: string, code: string): boolean => name !== 'country_code' || !code.includes('_');

/**
 * The code for a value of a place filter: a known code as written, or a name ("Germany" → `de`). Undefined for an
 * unknown place. Values of other filters are returned unchanged.
 */
export function termMeant(name: string, text: string): string | undefined {
  if (!isPlace(name)) return text;
  if (text.length > LONGEST_NAME) return undefined;
  const lower = text.toLowerCase();
  if (isJurisdictionCode(lower) && isOf(name, lower)) return text;
  const code = matchJurisdiction(text)?.code;
  return code !== undefined && isOf(name, code) ? code : undefined;
}

/** The place whose name is nearest to the typed text. */
export function nearestPlace(name: string, text: string): { code: string; name: string } | undefined {
  const places = JURISDICTIONS.filter(({ code }) => isOf(name, code));
  const found = nearest(
    text,
    places.map((place) => place.name),
  );
  return places.find((place) => place.name === found);
}

/** Characters with a meaning anywhere in a query. */
const SPECIAL = /[\s\\"“”„＂:：|,]/u;
const TO_ESCAPE = /[\s\\"“”„＂:：|,/−－-]/gu;

/** Escapes every special character of a text. */
export const escapeText = (text: string): string => text.replace(TO_ESCAPE, '\\$&');

/** One value of a field, quoted if necessary; a backslash prevents it from being read as a place name. */
export function printValue(name: string, term: string): string {
  const literal = termMeant(name, term) === term ? '' : '\\';
  if (!SPECIAL.test(term)) return literal + term;
  const inside = term.replace(/[\\"“”„＂]/gu, '\\$&');
  return inside.startsWith('\\') ? `"${inside}"` : `"${literal}${inside}"`;
}

/** `status:Active|Liquidation`, any of them; `data:a,b`, all of them. */
export function printTerms(filter: AnyFilter, { match, terms }: TermFilter): string {
  const values = terms.map((term) => printValue(filter.name, term));
  return `${printedName(filter)}:${values.join(match === 'all' ? ',' : '|')}`;
}

/** True if a piece of `q` is parsed as itself; a final backslash would escape what follows. */
function readsAsItself(page: SearchPage, piece: string, item: Item): boolean {
  const part = divide(item);
  if (piece.endsWith('\\') || roleOf(page, part) !== 'text' || (page.number_fields && readAddress(piece))) return false;
  return textOf(part) === piece;
}

/** The words of a name, with backslashes where they would have another meaning. */
function printText(page: SearchPage, q: string): string {
  const items = lex(q);
  const pieces = items.map((item) => ({ item, text: q.slice(item.start, item.end) }));
  if (pieces.map(({ text }) => text).join(' ') !== q) return escapeText(q);
  return pieces.map(({ item, text }) => (readsAsItself(page, text, item) ? text : escapeText(text))).join(' ');
}

/** `-status:Dissolved|Removed`, none of them. */
function printExcluded({ excluded }: SearchState, filter: AnyFilter): string[] {
  const terms = excluded[filter.name] ?? [];
  return terms.length === 0 ? [] : [`-${printTerms(filter, { match: 'any', terms })}`];
}

function printFilter(state: SearchState, filter: AnyFilter): string[] {
  const { kind, name } = filter;
  const [terms, flag, dates] = [state.terms[name], state.flags[name], state.dates[name]];
  if (kind === 'terms') return [...(terms ? [printTerms(filter, terms)] : []), ...printExcluded(state, filter)];
  if (kind === 'flag') return flag === undefined ? [] : [`${flag ? '' : '-'}is:${name}`];
  return dates ? [`${printedName(filter)}:${printDays(dates)}`] : [];
}

function printQ(page: SearchPage, { q, by_number }: SearchState): string[] {
  if (q === '') return [];
  return [by_number && page.number_fields ? `number:${printValue('q', q)}` : printText(page, q)];
}

/**
 * The query text of a state, name first: `marine group jurisdiction:gb|de -is:inactive inc:2010..2015`. `parseQuery`
 * reads it as the same state. Order and page number are not part of it: they are in the address.
 */
export const printQuery = (page: SearchPage, state: SearchState): string =>
  [...printQ(page, state), ...filtersOf(page).flatMap((filter) => printFilter(state, filter))].join(' ');
