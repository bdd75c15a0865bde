import type { CompanyItem } from '@/lib/contract/company';
import { words } from '@/lib/names/fold';
import { normalisedWords } from '@/lib/names/normalise';

/** Why a company is among the results, where its name alone does not show it. */
export type MatchReason = { kind: 'previous_name'; name: string } | { kind: 'normalised_name' } | undefined;

const holdsAll = (wanted: string[], given: string[], lastIsPrefix: boolean): boolean =>
  wanted.every((word, index) =>
    lastIsPrefix && index === wanted.length - 1 ? given.some((other) => other.startsWith(word)) : given.includes(word),
  );

/** Says why a result matched: its name does, a previous name does, or the name does once both are normalised. */
export function whyMatched(q: string, company: Pick<CompanyItem, 'name' | 'previous_names'>): MatchReason {
  const wanted = words(q);
  const prefix = q.trim().endsWith('*');
  if (wanted.length === 0 || holdsAll(wanted, words(company.name), prefix)) return undefined;
  const previous = company.previous_names?.find(({ company_name }) => holdsAll(wanted, words(company_name), prefix));
  if (previous) return { kind: 'previous_name', name: previous.company_name };
  return holdsAll(normalisedWords(q), normalisedWords(company.name), prefix) ? { kind: 'normalised_name' } : undefined;
}

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** The name in parts, those that match a word of the query marked. Joined, the parts are the name again. */
export function markWords(name: string, q: string): MarkedPart[] {
  const wanted = words(q);
  const prefix = q.trim().endsWith('*');
  return name.split(/([\p{L}\p{N}\p{M}]+)/u).flatMap((text) => {
    if (text === '') return [];
    const marked = words(text).some(
      (word) => wanted.includes(word) || (prefix && word.startsWith(wanted.at(-1) ?? ' ')),
    );
    return [{ text, marked }];
  });
}
