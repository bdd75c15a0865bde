import type { Company } from '@/lib/contract/company';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { words } from '@/lib/shared/names/fold';
import { compareWords } from '@/lib/words/company';
import { type Agreement, agreementOf } from './agreement';
import { COMPARED_FACTS, type ComparedFact, type FactName, type Values } from './facts';

/** One fact of all companies, in their order. */
export interface ComparedRow {
  name: FactName;
  values: Values[];
  /** Undefined where there is one company alone. */
  agreement?: Agreement;
}

export interface ComparedRows {
  rows: ComparedRow[];
  /** Facts that no record tells: a row of gaps would say nothing more. */
  unknown: FactName[];
}

/** Case, accents, punctuation and the order of several values make no difference. */
const keyOf = (values: Values): string | undefined =>
  values
    ?.map((value) => words(value).join(' ') || value)
    .toSorted()
    .join('\n');

const isTold = (values: Values[]): boolean => values.some((each) => each !== undefined && each.length > 0);

function rowOf({ name, show = (value) => value }: ComparedFact, given: Values[], language: Language): ComparedRow {
  const agreement = agreementOf(given.map(keyOf));
  const values = given.map((each) => each && [...new Set(each.map((value) => show(value, language)))]);
  return { name, values, ...(agreement && { agreement }) };
}

/** The facts of companies side by side; `today` as `2024-05-01`. */
export function compareFacts(companies: readonly Company[], today: string, language: Language): ComparedRows {
  const read = COMPARED_FACTS.map((fact) => ({
    fact,
    given: companies.map((company) => fact.read(company, today, language)),
  }));
  return {
    rows: read.filter(({ given }) => isTold(given)).map(({ fact, given }) => rowOf(fact, given, language)),
    unknown: read.filter(({ given }) => !isTold(given)).map(({ fact }) => fact.name),
  };
}

/** "9 facts differ, 4 are the same, 3 are known of some of the companies only." */
export function agreementInWords(rows: readonly ComparedRow[], language: Language): string {
  const count = (wanted: Agreement) => rows.filter(({ agreement }) => agreement === wanted).length;
  const [differ, same, partly] = [count('differs'), count('same'), count('partly_known')];
  return compareWords[language].agreement(formsOf(language), differ, same, partly);
}
