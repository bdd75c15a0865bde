import type { Company } from '@/lib/contract/company';
import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import { words } from '@/lib/shared/names/fold';
import { compareWords } from '@/lib/words/company';
import { COMPARED_FACTS, type ComparedFact, type FactName, type Values } from './facts';

/** How the values of a row agree. */
type Agreement = 'same' | 'differs' | 'partly_known';

/**
 * By the keys of the values, undefined where a value is not known; undefined where there is nothing to compare with.
 * Values that differ do so whatever the unknown ones are.
 */
export function agreementOf(keys: readonly (string | undefined)[]): Agreement | undefined {
  if (keys.length < 2) return undefined;
  const known = keys.filter((key) => key !== undefined);
  if (new Set(known).size > 1) return 'differs';
  return known.length === keys.length ? 'same' : 'partly_known';
}

/** One fact of all companies, in their order. */
export interface ComparedRow {
  name: FactName;
  values: Values[];
  /** Undefined where there is one company alone. */
  agreement?: Agreement;
}

interface ComparedRows {
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
