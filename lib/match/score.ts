import type { CompanyItem } from '@/lib/contract/records';
import { addressLines } from '@/lib/records/company/company';
import { matchNames } from '@/lib/records/officer/officer';
import { countryOf } from '@/lib/shared/jurisdictions/jurisdictions';
import { heavilyNormaliseNumber, letters, words } from '@/lib/shared/names/fold';
import { compareNames, LITTLE, type NameComparison, type NameWords, nameWords } from './names';

/** What is known of a company that is looked for. */
export interface MatchQuery {
  name: string;
  jurisdiction_code?: string | undefined;
  company_number?: string | undefined;
  /** On one line or several, in any order. */
  address?: string | undefined;
  /** A day, a month or a year: `2001-05-31`, `2001`. */
  incorporation_date?: string | undefined;
  /** Names of people who hold or held an office there. */
  officers?: readonly string[] | undefined;
  /** What is meant; the register has companies, some of which are a person in business. */
  kind?: 'company' | 'person' | undefined;
}

/** How facts compare, by fact. */
interface Comparisons {
  name: NameComparison['kind'];
  legal_form: 'other';
  company_number: 'same' | 'other';
  jurisdiction: 'same' | 'country' | 'other' | 'other_of_country';
  address: 'same' | 'place' | 'words' | 'none';
  incorporation_date: 'same' | 'part' | 'other';
  officers: 'same' | 'part' | 'other';
  kind: 'person' | 'company';
  other_candidates: 'one' | 'several';
}

export type ReasonCode = { [Fact in keyof Comparisons]: { fact: Fact; kind: Comparisons[Fact] } }[keyof Comparisons];

/**
 * What agrees or disagrees, by fact. `says` is a sentence in English; pages make their own of `kind` and `value`: the
 * former name, or what the candidate has instead.
 */
export type MatchReason = ReasonCode & { value?: string; says: string };

/** A reason without its sentence, for pages. */
export type CodedReason = ReasonCode & { value?: string };

export interface MatchCandidate {
  company: CompanyItem;
  /** From 0 to 100: how likely it is the one that is meant. */
  score: number;
  reasons: MatchReason[];
  /** What speaks against it. */
  against: MatchReason[];
}

/** The points of a comparison, and its reason in words. */
type Evidence = MatchReason & { points: number };

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
  part: 'The names share their main words',
  other: 'The names have little in common',
};

const FORM_POINTS: Record<NameComparison['forms'], number> = { same: 2, missing: 0, different: -10, partnership: -42 };

/** Likeness falls off quickly: names that share four fifths of what they tell are mostly two companies. */
const namePoints = ({ likeness, forms }: NameComparison): number => SAME_NAME * likeness ** 2.2 + FORM_POINTS[forms];

type NamedEvidence = Evidence & { comparison: NameComparison };

/** The name that agrees best: today's, or a former one. */
function compareAllNames({ words: wanted }: PreparedQuery, { name, previous_names }: CompanyItem): NamedEvidence {
  const today = compareNames(wanted, nameWords(name));
  const own: NamedEvidence = {
    comparison: today,
    points: namePoints(today),
    fact: 'name',
    kind: today.kind,
    says: NAME_SAYS[today.kind],
  };
  const former = (previous_names ?? []).map(({ company_name }): NamedEvidence => {
    const comparison = compareNames(wanted, nameWords(company_name));
    const { kind } = comparison;
    const says = `${NAME_SAYS[kind]}, by the former name ${company_name}`;
    return { comparison, points: namePoints(comparison) - FORMER, fact: 'name', kind, value: company_name, says };
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
  if (isSame) return [{ points: isThere ? 45 : 25, fact, kind: 'same', says: 'The number is the same' }];
  // Another register gives another number to the same company, and sources give numbers of other registers.
  const value = candidate.company_number;
  return isThere ? [{ points: -30, fact, kind: 'other', value, says: `Its number is ${value}` }] : [];
}

function comparePlaces({ query }: PreparedQuery, candidate: CompanyItem): Evidence[] {
  const code = query.jurisdiction_code?.toLowerCase();
  if (!code) return [];
  const fact = 'jurisdiction';
  const value = candidate.jurisdiction_code;
  if (code === value) return [{ points: 7, fact, kind: 'same', says: 'The jurisdiction is the same' }];
  if (countryOf(code) !== countryOf(value)) {
    return [{ points: -25, fact, kind: 'other', value, says: `It is registered in ${value}` }];
  }
  if (code === countryOf(code) || value === countryOf(code)) {
    return [{ points: 6, fact, kind: 'country', says: 'The country is the same' }];
  }
  const says = `It is registered in ${value}, of the same country`;
  return [{ points: -10, fact, kind: 'other_of_country', value, says }];
}

function compareDates({ query }: PreparedQuery, { incorporation_date: date }: CompanyItem): Evidence[] {
  const wanted = query.incorporation_date;
  if (!wanted || !date) return [];
  const fact = 'incorporation_date';
  const [given, known] = [wanted.slice(0, 10), date.slice(0, 10)];
  if (given === known) return [{ points: 9, fact, kind: 'same', says: 'It was incorporated on that day' }];
  // A date that is not whole says no more than its parts.
  if (known.startsWith(given) || given.startsWith(known)) {
    return [{ points: 4, fact, kind: 'part', says: 'It was incorporated then' }];
  }
  const years = Math.abs(Number(given.slice(0, 4)) - Number(known.slice(0, 4)));
  const points = years > 1 ? -12 : -4;
  return [{ points, fact, kind: 'other', value: known, says: `It was incorporated on ${known}` }];
}

function compareAddresses({ address }: PreparedQuery, candidate: CompanyItem): Evidence[] {
  const known = new Set(words(addressLines(candidate).join(' ')));
  if (address.size === 0 || known.size === 0) return [];
  const fact = 'address';
  const shared = [...address].filter((word) => known.has(word));
  const share = shared.length / Math.min(address.size, known.size);
  const hasNumber = shared.some((word) => /\d/.test(word));
  if (share >= 0.6 && (hasNumber || shared.length > 3)) {
    return [{ points: 9, fact, kind: 'same', says: 'The address is the same' }];
  }
  if (share >= 0.6) return [{ points: 4, fact, kind: 'place', says: 'The place is the same' }];
  if (shared.length > 0) {
    return [{ points: hasNumber ? 3 : 1, fact, kind: 'words', says: 'The addresses share words' }];
  }
  return [{ points: -5, fact, kind: 'none', says: 'The addresses have nothing in common' }];
}

/** Companies of one person, as registers name their types. */
const ONE_PERSON =
  /sole (?:trader|propriet)|einzel(?:unternehm|kauf)|enkeltperson|entrepre?neur individuel|personne physique|empres[aá]rio individual|eenmanszaak/i;

function compareKinds({ query }: PreparedQuery, { company_type }: CompanyItem): Evidence[] {
  if (query.kind !== 'person') return [];
  const fact = 'kind';
  return ONE_PERSON.test(company_type ?? '')
    ? [{ points: 3, fact, kind: 'person', says: 'It is the business of a person' }]
    : [{ points: -30, fact, kind: 'company', says: 'It is a company, and a person is meant' }];
}

/** A list of officers is seldom whole, so that a name that is not in it says little. */
function compareOfficers({ query }: PreparedQuery, officers: readonly string[]): Evidence[] {
  const wanted = query.officers ?? [];
  if (wanted.length === 0 || officers.length === 0) return [];
  const fact = 'officers';
  const pairs = wanted.flatMap((name) => officers.map((value) => ({ value, match: matchNames(name, value) })));
  const same = pairs.find(({ match }) => match === 'same' || match === 'reordered');
  if (same) return [{ points: 8, fact, kind: 'same', value: same.value, says: `${same.value} is among its officers` }];
  const part = pairs.find(({ match }) => match === 'further_words');
  if (part) {
    return [
      {
        points: 5,
        fact,
        kind: 'part',
        value: part.value,
        says: `${part.value}, with a similar name, is among its officers`,
      },
    ];
  }
  return [{ points: -4, fact, kind: 'other', says: 'Its known officers have other names' }];
}

/** A reason without what only its score is made of. */
function toReason({ points, ...reason }: Evidence & { comparison?: NameComparison }): MatchReason {
  delete reason.comparison;
  return reason;
}

/** How likely a candidate is meant, by its own facts. Other candidates are weighed by `rankCandidates`. */
export function scoreCandidate(
  query: PreparedQuery,
  company: CompanyItem,
  officers: readonly string[] = [],
): MatchCandidate {
  const name = compareAllNames(query, company);
  const others = [
    ...[compareNumbers, comparePlaces, compareDates, compareAddresses, compareKinds].flatMap((compare) =>
      compare(query, company),
    ),
    ...compareOfficers(query, officers),
  ];
  const hasForms = ['different', 'partnership'].includes(name.comparison.forms) && name.comparison.likeness > 0.8;
  const form: Evidence[] = hasForms
    ? [{ points: 0, fact: 'legal_form', kind: 'other', says: 'The legal forms differ' }]
    : [];
  const all = [...others, ...form];
  const total = all.reduce((sum, { points }) => sum + points, name.points);
  const isName = name.comparison.likeness > LITTLE;
  return {
    company,
    // A number alone may be another register's, or mistyped.
    score: Math.round(Math.max(0, Math.min(100, isName ? total : Math.min(total, 70)))),
    reasons: [...(isName ? [name] : []), ...all.filter(({ points }) => points > 0)].map(toReason),
    against: [...(isName ? [] : [name]), ...all.filter(({ points }) => points <= 0)].map(toReason),
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

function rivalReason(count: number): MatchReason {
  const fact = 'other_candidates';
  return count === 1
    ? { fact, kind: 'one', says: 'Another company fits as well' }
    : { fact, kind: 'several', value: String(count), says: `${count} other companies fit as well` };
}

/** The likeliest first. One of several that fit as well can have no high score, and none after it a higher one. */
export function rankCandidates(scored: readonly MatchCandidate[], limit: number): MatchCandidate[] {
  const ranked = [...scored].sort(byScore);
  let most = 100;
  return ranked.slice(0, limit).map((one) => {
    const rivals = ranked.filter((other) => other !== one && Math.abs(one.score - other.score) <= NEAR);
    const isOneOfSeveral = one.score > MOST_OF_SEVERAL && rivals.length > 0;
    most = Math.min(most, isOneOfSeveral ? MOST_OF_SEVERAL : one.score);
    if (!isOneOfSeveral) return { ...one, score: most };
    const against = [...one.against, rivalReason(rivals.length)];
    return { ...one, score: most, against };
  });
}

/** A score from which on a candidate is more likely meant than none of the register. */
export const LIKELY = 62;
