import type { CompanyItem } from '@/lib/contract/records';
import { addressLines } from '@/lib/records/company/company';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { heavilyNormaliseNumber, letters, words } from '@/lib/shared/names/fold';
import { compareNames, type NameComparison, type NameWords, nameWords } from './names';

/** What is known of a company that is looked for. */
export interface MatchQuery {
  name: string;
  jurisdiction_code?: string | undefined;
  company_number?: string | undefined;
  /** On one line or several, in any order. */
  address?: string | undefined;
  /** A day, a month or a year: `2001-05-31`, `2001`. */
  incorporation_date?: string | undefined;
}

/** What agrees or disagrees, by fact; `says` is a sentence for people. */
export interface MatchReason {
  fact:
    | 'name'
    | 'legal_form'
    | 'company_number'
    | 'jurisdiction'
    | 'address'
    | 'incorporation_date'
    | 'other_candidates';
  says: string;
}

export interface MatchCandidate {
  company: CompanyItem;
  /** From 0 to 100: how likely it is the one that is meant. */
  score: number;
  reasons: MatchReason[];
  /** What speaks against it. */
  against: MatchReason[];
}

/** The points of a comparison, and its reason in words. */
interface Evidence {
  points: number;
  fact: MatchReason['fact'];
  says: string;
}

/** The query with its words, which are compared with those of many candidates. */
export interface PreparedQuery {
  query: MatchQuery;
  words: NameWords;
  /** The letters and digits of the number, without the code of its country before it; '' if none is known. */
  number: string;
  address: ReadonlySet<string>;
}

export const prepareQuery = (query: MatchQuery): PreparedQuery => ({
  query,
  words: nameWords(query.name),
  number: plainNumber(query),
  address: new Set(words(query.address ?? '')),
});

/** Points of a name that is the same but for its legal form. Facts besides the name lead above 90. */
const SAME_NAME = 86;

/** Points by which a former name counts less than today's. */
const FORMER = 4;

const NAME_SAYS: Record<NameComparison['kind'], string> = {
  same: 'The names are the same',
  order: 'The names have the same words in another order',
  joined: 'The names differ in blanks alone',
  initials: 'One name is the initials of the other',
  spelling: 'The names differ in spelling',
  part: 'The names share their telling words',
  other: 'The names have little in common',
};

const FORM_POINTS: Record<NameComparison['forms'], number> = { same: 2, missing: 0, different: -10, partnership: -42 };

/** Likeness falls off quickly: names that share four fifths of what they tell are mostly two companies. */
const namePoints = ({ likeness, forms }: NameComparison): number => SAME_NAME * likeness ** 2.2 + FORM_POINTS[forms];

interface NamedEvidence extends Evidence {
  comparison: NameComparison;
}

/** The name that agrees best: today's, or a former one. */
function compareAllNames({ words: wanted }: PreparedQuery, { name, previous_names }: CompanyItem): NamedEvidence {
  const today = compareNames(wanted, nameWords(name));
  const own: NamedEvidence = {
    comparison: today,
    points: namePoints(today),
    fact: 'name',
    says: NAME_SAYS[today.kind],
  };
  const former = (previous_names ?? []).map(({ company_name }): NamedEvidence => {
    const comparison = compareNames(wanted, nameWords(company_name));
    const says = `${NAME_SAYS[comparison.kind]}, by the former name ${company_name}`;
    return { comparison, points: namePoints(comparison) - FORMER, fact: 'name', says };
  });
  return former.reduce((best, one) => (one.points > best.points ? one : best), own);
}

function plainNumber({ company_number = '', jurisdiction_code = '' }: MatchQuery): string {
  const [first = '', ...rest] = company_number.trim().split(/[\s:./-]+/);
  const isCountry = first.toLowerCase() === countryOf(jurisdiction_code.toLowerCase());
  return letters(isCountry && rest.length > 0 ? rest.join('') : company_number);
}

function compareNumbers({ query, number }: PreparedQuery, candidate: CompanyItem): Evidence[] {
  if (number === '') return [];
  const code = query.jurisdiction_code?.toLowerCase();
  const fact = 'company_number';
  const isSame = heavilyNormaliseNumber(number) === heavilyNormaliseNumber(candidate.company_number);
  const isThere = code !== undefined && countryOf(code) === countryOf(candidate.jurisdiction_code);
  if (isSame) return [{ points: isThere ? 45 : 25, fact, says: 'The number is the same' }];
  // Another register gives another number to the same company, and sources give numbers of other registers.
  return isThere ? [{ points: -30, fact, says: `Its number is ${candidate.company_number}` }] : [];
}

function comparePlaces({ query }: PreparedQuery, candidate: CompanyItem): Evidence[] {
  const code = query.jurisdiction_code?.toLowerCase();
  if (!code) return [];
  const fact = 'jurisdiction';
  if (code === candidate.jurisdiction_code) return [{ points: 7, fact, says: 'The jurisdiction is the same' }];
  if (countryOf(code) !== countryOf(candidate.jurisdiction_code)) {
    return [{ points: -25, fact, says: `It is registered in ${candidate.jurisdiction_code}` }];
  }
  const isPart = code === countryOf(code) || candidate.jurisdiction_code === countryOf(code);
  return isPart
    ? [{ points: 6, fact, says: 'The country is the same' }]
    : [{ points: -10, fact, says: `It is registered in ${candidate.jurisdiction_code}, of the same country` }];
}

function compareDates({ query }: PreparedQuery, { incorporation_date: date }: CompanyItem): Evidence[] {
  const wanted = query.incorporation_date;
  if (!wanted || !date) return [];
  const fact = 'incorporation_date';
  const [given, known] = [wanted.slice(0, 10), date.slice(0, 10)];
  if (given === known) return [{ points: 9, fact, says: 'It was incorporated on that day' }];
  // A date that is not whole says no more than its parts.
  if (known.startsWith(given) || given.startsWith(known))
    return [{ points: 4, fact, says: 'It was incorporated then' }];
  const years = Math.abs(Number(given.slice(0, 4)) - Number(known.slice(0, 4)));
  return [{ points: years > 1 ? -12 : -4, fact, says: `It was incorporated on ${known}` }];
}

function compareAddresses({ address }: PreparedQuery, candidate: CompanyItem): Evidence[] {
  const known = new Set(words(addressLines(candidate).join(' ')));
  if (address.size === 0 || known.size === 0) return [];
  const fact = 'address';
  const shared = [...address].filter((word) => known.has(word));
  const share = shared.length / Math.min(address.size, known.size);
  const hasNumber = shared.some((word) => /\d/.test(word));
  if (share >= 0.6 && (hasNumber || shared.length > 3)) return [{ points: 9, fact, says: 'The address is the same' }];
  if (share >= 0.6) return [{ points: 4, fact, says: 'The place is the same' }];
  if (shared.length > 0) return [{ points: hasNumber ? 3 : 1, fact, says: 'The addresses share words' }];
  return [{ points: -5, fact, says: 'The addresses have nothing in common' }];
}

/** How likely a candidate is meant, by its own facts. Other candidates are weighed by `rankCandidates`. */
export function scoreCandidate(query: PreparedQuery, company: CompanyItem): MatchCandidate {
  const name = compareAllNames(query, company);
  const others = [compareNumbers, comparePlaces, compareDates, compareAddresses].flatMap((compare) =>
    compare(query, company),
  );
  const hasForms = ['different', 'partnership'].includes(name.comparison.forms) && name.comparison.likeness > 0.8;
  const form: Evidence[] = hasForms ? [{ points: 0, fact: 'legal_form', says: 'The legal forms differ' }] : [];
  const all = [...others, ...form];
  const total = all.reduce((sum, { points }) => sum + points, name.points);
  const told = (given: readonly Evidence[]) => given.map(({ fact, says }): MatchReason => ({ fact, says }));
  const isName = name.comparison.likeness > 0.5;
  return {
    company,
    // A number alone may be another register's, or mistyped.
    score: Math.round(Math.max(0, Math.min(100, isName ? total : Math.min(total, 70)))),
    reasons: told([...(isName ? [name] : []), ...all.filter(({ points }) => points > 0)]),
    against: told([...(isName ? [] : [name]), ...all.filter(({ points }) => points <= 0)]),
  };
}

/** Candidates whose scores differ by no more than this fit equally well. */
const NEAR = 3;
/** The most that one of several such candidates may have. */
const MOST_OF_SEVERAL = 75;

/** An active company before one that is not, then the older record. */
const byScore = (a: MatchCandidate, b: MatchCandidate): number =>
  b.score - a.score ||
  Number(a.company.inactive === true) - Number(b.company.inactive === true) ||
  (a.company.jurisdiction_code + a.company.company_number < b.company.jurisdiction_code + b.company.company_number
    ? -1
    : 1);

/** The likeliest first. One of several that fit as well can have no high score, and none after it a higher one. */
export function rankCandidates(scored: readonly MatchCandidate[], limit: number): MatchCandidate[] {
  const ranked = [...scored].sort(byScore);
  let most = 100;
  return ranked.slice(0, limit).map((one) => {
    const rivals = ranked.filter((other) => other !== one && Math.abs(one.score - other.score) <= NEAR);
    const isOneOfSeveral = one.score > MOST_OF_SEVERAL && rivals.length > 0;
    most = Math.min(most, isOneOfSeveral ? MOST_OF_SEVERAL : one.score);
    if (!isOneOfSeveral) return { ...one, score: most };
    const says = rivals.length === 1 ? 'Another company fits as well' : `${rivals.length} other companies fit as well`;
    return { ...one, score: most, against: [...one.against, { fact: 'other_candidates', says }] };
  });
}

/** A score from which on a candidate is more likely meant than none of the register. */
export const LIKELY = 62;
