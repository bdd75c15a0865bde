import { isJurisdictionCode } from '@/lib/shared/jurisdictions/jurisdictions';
import { placeInWords } from '@/lib/shared/jurisdictions/place-in-words';
import type { Language } from '@/lib/shared/language/languages';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { queryWords } from '@/lib/words/search';
import type { SearchPage } from '../filters';
import { type SearchState, withTerms } from '../state';
import { isLei } from './lei';
import { shortened } from './problem';

/** A number that was typed: what it is, and where that leads. */
export interface NumberMeant {
  kind: 'company_number' | 'lei';
  /** As it was typed; company numbers keep their zeros. */
  number: string;
  jurisdiction_code?: string;
  /** The page of the record, where the jurisdiction is known too. Nobody has looked whether there is one. */
  href?: string;
  /** The search for the number itself, and not for a name with it. */
  state: SearchState;
}

const ADDRESS =
  /^(?:https?:\/\/[^/]+)?(?:\/?companies\/)?([a-z]{2}(?:_[a-z]{2,3})?)\/([\p{L}\p{N}._-]*\p{N}[\p{L}\p{N}._-]*)(?:[/?#].*)?$/iu;

/** `gb/01234500`, or the address of a company's page, here or elsewhere; undefined for any other text. */
export function readAddress(text: string): CompanyNumber | undefined {
  const [, code = '', number = ''] = text.length > 400 ? [] : (ADDRESS.exec(text) ?? []);
  const jurisdiction_code = code.toLowerCase();
  return isJurisdictionCode(jurisdiction_code) ? { jurisdiction_code, company_number: number } : undefined;
}

/** Four digits or more, with a few letters before or after at most: "SC123456", "HRB 12345 B", never "Studio 54". */
const PLAIN = /^[a-z]{0,4}[ .-]?\d[\d .-]{2,}\d[ .-]?[a-z]{0,2}$/i;

/** As German courts write it, with the court before it: "Köln HRB 7042". */
const OF_A_COURT = /^\p{L}[\p{L} ().-]* (?:HR[AB]|GnR|PR|VR) ?\d+(?: [A-Z]{1,3})?$/u;

const countOf = (text: string, part: RegExp): number => text.match(part)?.length ?? 0;

/** One word of which digits are the greater part: "B1204_HRB290027", "J23/605/2003". What is nearly an LEI is none. */
function isCode(text: string): boolean {
  const digits = countOf(text, /\d/g);
  const isWord = /^[\p{L}\d][\p{L}\d._/-]*$/u.test(text) && !/^[A-Z\d]{18}\d{2}$/i.test(text);
  return isWord && digits >= 4 && digits > countOf(text, /\p{L}/gu);
}

function looksLikeNumber(q: string): boolean {
  const text = q.normalize('NFKC');
  return text.length <= 40 && (PLAIN.test(text) || OF_A_COURT.test(text) || isCode(text));
}

/** The one jurisdiction that a state asks for. */
function onlyJurisdiction(state: SearchState): string | undefined {
  const [code, another] = state.terms.jurisdiction_code?.terms ?? [];
  const lower = code?.toLowerCase();
  return another === undefined && lower !== undefined && isJurisdictionCode(lower) ? lower : undefined;
}

/** Half a character has no form in an address, and two dots there mean another page. */
const canBeInAddress = (number: string): boolean => /[\p{L}\p{N}]/u.test(number) && !/\p{Cs}/u.test(number);

function companyNumber(state: SearchState): NumberMeant {
  const [number, jurisdiction_code] = [state.q, onlyJurisdiction(state)];
  const meant = { kind: 'company_number', number, state: { ...state, by_number: true, page: 1 } } as const;
  if (jurisdiction_code === undefined) return meant;
  const href = canBeInAddress(number) ? links.company({ jurisdiction_code, company_number: number }) : undefined;
  return { ...meant, jurisdiction_code, ...(href !== undefined && { href }) };
}

function lei(state: SearchState): NumberMeant {
  const number = state.q.toUpperCase();
  const search = withTerms({ ...state, q: '', by_number: false }, 'identifier_uids', [number]);
  return { kind: 'lei', number, state: search };
}

/** The number that a state asks for, or may ask for; undefined where it is a name, or the page searches no numbers. */
export function numberOf(page: SearchPage, state: SearchState): NumberMeant | undefined {
  if (!page.number_fields) return undefined;
  if (!state.by_number && isLei(state.q)) return lei(state);
  return state.by_number || looksLikeNumber(state.q) ? companyNumber(state) : undefined;
}

/** What a number is, in a sentence; `isAsked` where it is looked for among numbers already. */
export function numberInWords(meant: NumberMeant, isAsked: boolean, language: Language): string {
  const words = queryWords[language].number;
  const number = shortened(meant.number);
  if (meant.kind === 'lei') return words.isLei(number);
  if (meant.jurisdiction_code === undefined) return isAsked ? words.isLookedFor(number) : words.mayBe(number);
  const place = placeInWords(meant.jurisdiction_code, language);
  return isAsked ? words.isLookedForIn(number, place) : words.mayBeIn(number, place);
}
