import type { OfficerRecord } from '@/lib/contract/officer';
import type { Language } from '@/lib/shared/language/languages';
import { pathOf } from '@/lib/shared/links';
import { words } from '@/lib/shared/names/fold';
import { normalisedWords } from '@/lib/shared/names/normalise';
import { officeWords } from '@/lib/words/officer';
import { matchNames, type NameMatch } from './name';

/** What has a sentence in every language that needs no value. */
type SameFact = keyof typeof officeWords.en.reasons;

/** One thing that speaks for two appointments being one person's, or against it. */
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
  /** Of 100; below zero where it speaks against. */
  points: number;
  /** Whether it can carry a conclusion; a hundred weak reasons cannot. */
  strong: boolean;
  /** What of the fact agrees, or does not. */
  says: SameFact | 'companies_alike';
  /** The word that the names of both companies begin with. */
  lead?: string;
}

type Classifier = (a: OfficerRecord, b: OfficerRecord) => Reason | undefined;

/** The most that a name alone is worth: many people have the same. */
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

/** Different ids say nothing: many registers number appointments, not people. */
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

/** Compared as exactly as the less exact of the two is given. */
const byBirth: Classifier = (a, b) => {
  const [left, right] = [BIRTH.exec(a.date_of_birth ?? '')?.[0], BIRTH.exec(b.date_of_birth ?? '')?.[0]];
  if (!left || !right) return undefined;
  const length = Math.min(left.length, right.length);
  const agrees = left.slice(0, length) === right.slice(0, length) ? BIRTH_AGREES[length] : undefined;
  return { fact: 'date_of_birth', ...(agrees ?? { points: -100, strong: true, says: 'other_birth' }) };
};

/** Fewer words than these are a town, not an address. */
const ADDRESS_WORDS = 4;

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

/** The first telling word of a company's name: groups often share it, and so do strangers. */
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

/** People may have several, so that two that differ speak only a little against. */
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

const JUDGES: readonly Classifier[] = [
  byName,
  byUid,
  byBirth,
  byAddress,
  byCompany,
  byOccupation,
  byNationality,
  byJurisdiction,
];

/** All that can be compared in two records, whichever of them comes first. */
export const evidenceOf = (a: OfficerRecord, b: OfficerRecord): Reason[] =>
  JUDGES.flatMap((classify) => classify(a, b) ?? []);

/** A reason in a sentence of a language. */
export function reasonInWords({ says, lead = '' }: Reason, language: Language): string {
  const words = officeWords[language];
  return says === 'companies_alike' ? words.companiesAlike(lead) : words.reasons[says];
}
