import type { Officer, OfficerRecord } from '@/lib/contract/records';
import { formsOf, type Language, type PeriodForms } from '@/lib/shared/language/language';
import { pathOf } from '@/lib/shared/links';
import { words } from '@/lib/shared/names/fold';
import { LEGAL_FORMS, normalisedWords } from '@/lib/shared/names/normalise';
import { capitalize } from '@/lib/shared/text';
import { officeWords } from '@/lib/words/officer';
import { type CompanyState, isOver, type Office, type OfficeStatus, officeStatus } from './office-status';

/** How two names match: same words and order, reordered, one with further words, or not at all. */
type NameMatch = 'same' | 'reordered' | 'further_words' | 'other';

/** Titles that some registers put before a name and others omit. */
const TITLES = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof', 'sir', 'dame', 'lord', 'lady']);

function nameWords(name: string): string[] {
  const all = words(name);
  const telling = all.filter((word) => !TITLES.has(word));
  return telling.length > 0 ? telling : all;
}

const sorted = (all: readonly string[]): string => [...all].sort().join(' ');

/** The same for names that are the same or reordered. */
export const nameKey = (name: string): string => sorted(nameWords(name));

/** Ignores accents, scripts, case, punctuation and titles. */
export function matchNames(a: string, b: string): NameMatch {
  const [left, right] = [nameWords(a), nameWords(b)];
  if (left.length === 0 || right.length === 0) return 'other';
  if (left.join(' ') === right.join(' ')) return 'same';
  if (sorted(left) === sorted(right)) return 'reordered';
  if (left.length === right.length) return 'other';
  const [fewer, more] = left.length < right.length ? [left, right] : [right, left];
  // A single word is in too many names to be a match.
  return fewer.length > 1 && fewer.every((word) => more.includes(word)) ? 'further_words' : 'other';
}

const FORMS = new Set(LEGAL_FORMS.map(({ normalised }) => normalised));

/** True if the name has a company's legal form: a company may hold an office (interface, Officer). */
export const isNameOfCompany = (name: string): boolean => FORMS.has(normalisedWords(name).at(-1) ?? '');

/** Reasons whose sentence needs no value. */
type SameFact = keyof typeof officeWords.en.reasons;

/** One piece of evidence for or against two appointments belonging to the same person. */
export interface Reason {
  fact:
    | 'name'
    | 'uid'
    | 'date_of_birth'
    | 'address'
    | 'company'
    | 'company_name'
    | 'occupation'
    | 'nationality'
    | 'jurisdiction_code';
  /** Of 100; negative if it speaks against. */
  points: number;
  /** Whether it can carry a conclusion; many weak reasons cannot. */
  strong: boolean;
  /** What agrees or differs. */
  says: SameFact | 'companies_alike';
  /** The word with which both company names begin. */
  lead?: string;
}

type Classifier = (a: OfficerRecord, b: OfficerRecord) => Reason | undefined;

/** The most that a name alone is worth: many people share a name. */
export const NAME_ALONE = 20;

const NAME_POINTS: Record<NameMatch, number> = { same: NAME_ALONE, reordered: 15, further_words: 8, other: 0 };
const NAME_SAYS: Record<NameMatch, SameFact> = {
  same: 'same_name',
  reordered: 'reordered_name',
  further_words: 'further_words',
  other: 'other_name',
};

function byName(a: OfficerRecord, b: OfficerRecord): Reason {
  const match = matchNames(a.name, b.name);
  return { fact: 'name', points: NAME_POINTS[match], strong: false, says: NAME_SAYS[match] };
}

const jurisdictionOf = ({ jurisdiction_code, company }: OfficerRecord): string | undefined =>
  (jurisdiction_code ?? company?.jurisdiction_code)?.toLowerCase() || undefined;

const inSameJurisdiction = (a: OfficerRecord, b: OfficerRecord): boolean =>
  jurisdictionOf(a) !== undefined && jurisdictionOf(a) === jurisdictionOf(b);

const isSame = (a: string | null | undefined, b: string | null | undefined): boolean =>
  Boolean(a && b) && words(a ?? '').join(' ') === words(b ?? '').join(' ') && words(a ?? '').length > 0;

/** Different ids mean nothing: many registers number appointments, not people. */
const byUid: Classifier = (a, b) =>
  inSameJurisdiction(a, b) && isSame(a.uid, b.uid)
    ? { fact: 'uid', points: 50, strong: true, says: 'same_uid' }
    : undefined;

const BIRTH = /^\d{4}(?:-\d{2}(?:-\d{2})?)?/;
const BIRTH_AGREES: Record<number, Omit<Reason, 'fact'>> = {
  4: { points: 10, strong: false, says: 'same_birth_year' },
  7: { points: 30, strong: true, says: 'same_birth_month' },
  10: { points: 50, strong: true, says: 'same_birth_date' },
};

/** Compared at the precision of the less precise date. */
const byBirth: Classifier = (a, b) => {
  const [left, right] = [BIRTH.exec(a.date_of_birth ?? '')?.[0], BIRTH.exec(b.date_of_birth ?? '')?.[0]];
  if (!left || !right) return undefined;
  const length = Math.min(left.length, right.length);
  const agrees = left.slice(0, length) === right.slice(0, length) ? BIRTH_AGREES[length] : undefined;
  return { fact: 'date_of_birth', ...(agrees ?? { points: -100, strong: true, says: 'other_birth' }) };
};

/** Fewer words are a town, not an address. */
const ADDRESS_WORDS = 4;

/**
 * Keys of which two records of one name share at least one if a strong reason speaks for the same person. Addresses
 * must have the same words.
 */
export function personKeys(officer: OfficerRecord): string[] {
  const name = nameKey(officer.name);
  if (name === '') return [];
  const { uid, date_of_birth, address, company } = officer;
  const place = [...new Set(words(address ?? ''))].sort();
  return [
    ...(uid && jurisdictionOf(officer) ? [`${name}|uid|${jurisdictionOf(officer)}|${words(uid).join(' ')}`] : []),
    ...(/^\d{4}-\d{2}/.test(date_of_birth ?? '') ? [`${name}|born|${date_of_birth?.slice(0, 7)}`] : []),
    ...(place.length >= ADDRESS_WORDS ? [`${name}|at|${place.join(' ')}`] : []),
    ...(pathOf(company?.service_url) ? [`${name}|of|${pathOf(company?.service_url)}`] : []),
  ];
}

const byAddress: Classifier = (a, b) => {
  const [left, right] = [new Set(words(a.address ?? '')), new Set(words(b.address ?? ''))];
  const [fewer, more] = left.size < right.size ? [left, right] : [right, left];
  return fewer.size >= ADDRESS_WORDS && [...fewer].every((word) => more.has(word))
    ? { fact: 'address', points: 30, strong: true, says: 'same_address' }
    : undefined;
};

const isSameCompany = (a: OfficerRecord, b: OfficerRecord): boolean => {
  const path = pathOf(a.company?.service_url);
  return path !== undefined && path === pathOf(b.company?.service_url);
};

/** The first significant word of a company's name. Companies of a group often share it, but so do unrelated ones. */
const leadOf = ({ company }: OfficerRecord): string | undefined => normalisedWords(company?.name ?? '')[0];

const byCompany: Classifier = (a, b) => {
  if (isSameCompany(a, b)) return { fact: 'company', points: 40, strong: true, says: 'same_company' };
  const lead = leadOf(a);
  return lead && lead.length > 2 && lead === leadOf(b)
    ? { fact: 'company_name', points: 10, strong: false, says: 'companies_alike', lead }
    : undefined;
};

const byOccupation: Classifier = (a, b) =>
  isSame(a.occupation, b.occupation)
    ? { fact: 'occupation', points: 8, strong: false, says: 'same_occupation' }
    : undefined;

/** A person may have several, so a difference counts only a little against. */
const byNationality: Classifier = (a, b) => {
  if (!a.nationality || !b.nationality) return undefined;
  return isSame(a.nationality, b.nationality)
    ? { fact: 'nationality', points: 5, strong: false, says: 'same_nationality' }
    : { fact: 'nationality', points: -10, strong: false, says: 'other_nationality' };
};

const byJurisdiction: Classifier = (a, b) =>
  inSameJurisdiction(a, b) && !isSameCompany(a, b)
    ? { fact: 'jurisdiction_code', points: 5, strong: false, says: 'same_register' }
    : undefined;

const CLASSIFIERS: readonly Classifier[] = [
  byName,
  byUid,
  byBirth,
  byAddress,
  byCompany,
  byOccupation,
  byNationality,
  byJurisdiction,
];

/** All evidence in two records, in either order. */
const evidenceOf = (a: OfficerRecord, b: OfficerRecord): Reason[] =>
  CLASSIFIERS.flatMap((classify) => classify(a, b) ?? []);

/** A reason as a sentence. */
export function reasonInWords({ says, lead = '' }: Reason, language: Language): string {
  const words = officeWords[language];
  return says === 'companies_alike' ? words.companiesAlike(lead) : words.reasons[says];
}

export const formatOfficeStatus = (status: OfficeStatus, language: Language): string =>
  officeWords[language].standings[status];

/** The first sentence, split around the company's name: names are untrusted, and may be links. */
interface OfficeSentence {
  before: string;
  after: string;
}

/** What follows the company's name. */
function restOf(office: Office, company: CompanyState, status: OfficeStatus, language: Language): string {
  const { rest } = officeWords[language];
  const forms = formsOf(language);
  const [start, end] = [office.start_date || undefined, office.end_date];
  const dissolved = company?.dissolution_date;
  switch (status) {
    case 'former':
      return end ? rest.ended(forms, start, end) : rest.endedSometime(forms, start);
    case 'company_ended':
      return dissolved ? rest.endedWithCompany(forms, start, dissolved) : rest.companyInactive(forms, start);
    case 'ends_later':
      return end ? rest.heldUntil(forms, start, end) : rest.held(forms, start);
    case 'not_marked_former':
      return rest.held(forms, start);
    case 'unknown':
      return rest.perhapsHeld(forms, start);
  }
}

/** "Director of X since 3 May 2011." / "Was director of X, from 3 May 2011 until 4 June 2015." */
export function officeSentence(
  officer: Office & Pick<OfficerRecord, 'position'>,
  company: CompanyState,
  today: string,
  language: Language,
): OfficeSentence {
  const words = officeWords[language];
  const status = officeStatus(officer, company, today);
  const position = officer.position?.trim() || words.unstatedPosition;
  return {
    before: isOver(status) ? words.was(position) : capitalize(position),
    after: restOf(officer, company, status, language),
  };
}

type OfficeRecord = Pick<Officer, 'start_date' | 'end_date'>;

/** The time in office as text; empty if unknown. */
export function officeInWords({ start_date, end_date }: OfficeRecord, { span, since, until }: PeriodForms): string {
  if (start_date && end_date) return span(start_date, end_date);
  if (start_date) return since(start_date);
  return end_date ? until(end_date) : '';
}

export type Likelihood = 'strong' | 'possible' | 'weak' | 'against';

export interface Comparison {
  /** 0 to `CERTAIN`, the limit for evidence from a register. */
  score: number;
  likelihood: Likelihood;
  /** Strongest first, including the name and evidence against. */
  reasons: Reason[];
}

/** Two records are never proven to be the same person. */
export const CERTAIN = 95;
/** Without a strong reason the score stays weak. */
export const WITHOUT_STRONG = 40;
const STRONG = 70;

export const likelihoodInWords = (likelihood: Likelihood, language: Language): string =>
  officeWords[language].likelihoods[likelihood];

function likelihoodOf(score: number, reasons: readonly Reason[]): Likelihood {
  if (reasons.some(({ strong, points }) => strong && points < 0)) return 'against';
  if (score >= STRONG) return 'strong';
  return score > WITHOUT_STRONG ? 'possible' : 'weak';
}

/** How likely two appointments belong to the same person, with reasons. Symmetric. */
export function compareOfficers(a: OfficerRecord, b: OfficerRecord): Comparison {
  const reasons = evidenceOf(a, b).sort((left, right) => Math.abs(right.points) - Math.abs(left.points));
  const sum = reasons.reduce((total, { points }) => total + points, 0);
  const most = reasons.some(({ strong }) => strong) ? CERTAIN : WITHOUT_STRONG;
  const score = Math.max(0, Math.min(sum, most));
  return { score, likelihood: likelihoodOf(score, reasons), reasons };
}

export interface Candidate extends Comparison {
  officer: OfficerRecord;
}

/** The records with the officer's name, likeliest first, without the officer's own record. */
export function candidatesFor(officer: OfficerRecord, records: readonly OfficerRecord[]): Candidate[] {
  return records
    .filter((other) => other.id !== officer.id && matchNames(officer.name, other.name) !== 'other')
    .map((other) => ({ officer: other, ...compareOfficers(officer, other) }))
    .sort((a, b) => b.score - a.score);
}

/** Candidates of one likelihood. */
export interface CandidateGroup {
  likelihood: Likelihood;
  /** Likeliest first; reasons without those that all of them have. */
  candidates: Candidate[];
  /** The reasons that all of several candidates have. */
  common: Reason[];
}

const LIKELIHOODS = ['strong', 'possible', 'weak', 'against'] as const satisfies readonly Likelihood[];

const isSameReason = (a: Reason, b: Reason): boolean => a.says === b.says && a.points === b.points && a.lead === b.lead;

/** Candidates by likelihood, the strongest first, without empty groups. */
export function groupCandidates(candidates: readonly Candidate[]): CandidateGroup[] {
  return LIKELIHOODS.flatMap((likelihood): CandidateGroup[] => {
    const members = candidates.filter((one) => one.likelihood === likelihood);
    const [first, ...others] = members;
    if (!first) return [];
    const common =
      others.length === 0
        ? []
        : first.reasons.filter((reason) =>
            others.every(({ reasons }) => reasons.some((other) => isSameReason(reason, other))),
          );
    const further = ({ reasons }: Candidate) =>
      reasons.filter((reason) => !common.some((one) => isSameReason(one, reason)));
    return [{ likelihood, common, candidates: members.map((one) => ({ ...one, reasons: further(one) })) }];
  });
}

/** Paths of the companies in which these hold offices, each once, in the given order. */
export const companyPathsOf = (officers: readonly OfficerRecord[]): string[] => [
  ...new Set(
    officers
      .flatMap(({ company }) => pathOf(company?.service_url) ?? [])
      .filter((path) => path.startsWith('/companies/')),
  ),
];

/** What can be compared besides the name. */
const COMPARED = [
  'uid',
  'date_of_birth',
  'address',
  'company',
  'occupation',
  'nationality',
] as const satisfies readonly (keyof OfficerRecord)[];

/**
 * The facts that could be compared, as text, and those that could not because the visible record does not state them.
 */
export function comparableFacts(officer: OfficerRecord, language: Language): { known: string[]; unknown: string[] } {
  const { compared } = officeWords[language];
  const wordsOf = (isKnown: boolean) =>
    COMPARED.filter((fact) => Boolean(officer[fact]) === isKnown).map((fact) => compared[fact]);
  return { known: wordsOf(true), unknown: wordsOf(false) };
}
