import type { OfficerRecord } from '@/lib/contract/officer';
import type { Language } from '@/lib/shared/language/languages';
import { officeWords } from '@/lib/words/officer';
import { evidenceOf, type Reason } from './evidence';
import { matchNames } from './name';

export type Likelihood = 'strong' | 'possible' | 'weak' | 'against';

export interface Comparison {
  /** 0 to `CERTAIN`, which no evidence of a register goes beyond. */
  score: number;
  likelihood: Likelihood;
  /** The strongest first, with the name and what speaks against among them. */
  reasons: Reason[];
}

/** Two records are never proved to be one person's. */
export const CERTAIN = 95;
/** Without a strong reason it cannot be more than weak. */
export const WITHOUT_STRONG = 40;
const STRONG = 70;

export const likelihoodInWords = (likelihood: Likelihood, language: Language): string =>
  officeWords[language].likelihoods[likelihood];

function likelihoodOf(score: number, reasons: readonly Reason[]): Likelihood {
  if (reasons.some(({ strong, points }) => strong && points < 0)) return 'against';
  if (score >= STRONG) return 'strong';
  return score > WITHOUT_STRONG ? 'possible' : 'weak';
}

/** How likely two appointments are one person's, with the reasons. The same whichever record comes first. */
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

/** Those of the records that bear the officer's name, the likeliest first; the officer's own record is none of them. */
export function candidatesFor(officer: OfficerRecord, records: readonly OfficerRecord[]): Candidate[] {
  return records
    .filter((other) => other.id !== officer.id && matchNames(officer.name, other.name) !== 'other')
    .map((other) => ({ officer: other, ...compareOfficers(officer, other) }))
    .sort((a, b) => b.score - a.score);
}

/** What can be compared beside the name. */
const COMPARED = [
  'uid',
  'date_of_birth',
  'address',
  'company',
  'occupation',
  'nationality',
] as const satisfies readonly (keyof OfficerRecord)[];

/** What of the record could be compared, in words, and what could not because the record, as it may be seen here, does not tell it. */
export function comparableFacts(officer: OfficerRecord, language: Language): { known: string[]; unknown: string[] } {
  const { compared } = officeWords[language];
  const wordsOf = (isKnown: boolean) =>
    COMPARED.filter((fact) => Boolean(officer[fact]) === isKnown).map((fact) => compared[fact]);
  return { known: wordsOf(true), unknown: wordsOf(false) };
}
