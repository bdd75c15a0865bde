import type { Company } from '@/lib/contract/company';
import { words } from '@/lib/names/fold';
import { type Agreement, agreementOf } from './agreement';
import { COMPARED_FACTS, type ComparedFact, type Values } from './facts';

/** One fact of all companies, in their order. */
export interface ComparedRow {
  label: string;
  values: Values[];
  /** Undefined where there is one company alone. */
  agreement?: Agreement;
}

export interface ComparedRows {
  rows: ComparedRow[];
  /** Facts that no record tells: a row of gaps would say nothing more. */
  unknown: string[];
}

/** Case, accents, punctuation and the order of several values make no difference. */
const keyOf = (values: Values): string | undefined =>
  values
    ?.map((value) => words(value).join(' ') || value)
    .toSorted()
    .join('\n');

const isTold = (values: Values[]): boolean => values.some((each) => each !== undefined && each.length > 0);

function rowOf({ label, show = (value) => value }: ComparedFact, given: Values[]): ComparedRow {
  const agreement = agreementOf(given.map(keyOf));
  const values = given.map((each) => each && [...new Set(each.map(show))]);
  return { label, values, ...(agreement && { agreement }) };
}

/** The facts of companies side by side; `today` as `2024-05-01`. */
export function compareFacts(companies: readonly Company[], today: string): ComparedRows {
  const read = COMPARED_FACTS.map((fact) => ({ fact, given: companies.map((company) => fact.read(company, today)) }));
  return {
    rows: read.filter(({ given }) => isTold(given)).map(({ fact, given }) => rowOf(fact, given)),
    unknown: read.filter(({ given }) => !isTold(given)).map(({ fact }) => fact.label),
  };
}

/** "9 facts differ, 4 are the same, 3 are known of some of the companies only." */
export function agreementInWords(rows: readonly ComparedRow[]): string {
  const count = (wanted: Agreement) => rows.filter(({ agreement }) => agreement === wanted).length;
  const [differ, same, partly] = [count('differs'), count('same'), count('partly_known')];
  const told = [
    `${differ} ${differ === 1 ? 'fact differs' : 'facts differ'}`,
    `${same} ${same === 1 ? 'is' : 'are'} the same`,
    partly > 0 && `${partly} ${partly === 1 ? 'is' : 'are'} known of some of the companies only`,
  ];
  return `${told.filter(Boolean).join(', ')}.`;
}
