import type { CompanyItem } from '@/lib/contract/records';
import { words } from '@/lib/shared/names/fold';
import { normalisedWords } from '@/lib/shared/names/normalise';

/** Which of a company's names matched, and how. */
type MatchReason = { kind: 'name' } | { kind: 'previous_name'; name: string } | { kind: 'normalised_name' };

const holdsAll = (wanted: string[], given: string[], lastIsPrefix: boolean): boolean =>
  wanted.every((word, index) =>
    lastIsPrefix && index === wanted.length - 1 ? given.some((other) => other.startsWith(word)) : given.includes(word),
  );

/**
 * Says why a result matched: its name does, a previous name does, or either does once both are normalised. Undefined
 * where none of the names given here does, and where nothing was asked for.
 */
export function whyMatched(q: string, company: Pick<CompanyItem, 'name' | 'previous_names'>): MatchReason | undefined {
  const wanted = words(q);
  const prefix = q.trim().endsWith('*');
  if (wanted.length === 0) return undefined;
  if (holdsAll(wanted, words(company.name), prefix)) return { kind: 'name' };
  const names = (company.previous_names ?? []).map(({ company_name }) => company_name);
  const normalised = normalisedWords(q);
  const inNormalised = (name: string) => holdsAll(normalised, normalisedWords(name), prefix);
  const previous = names.find((name) => holdsAll(wanted, words(name), prefix));
  if (previous !== undefined) return { kind: 'previous_name', name: previous };
  if (inNormalised(company.name)) return { kind: 'normalised_name' };
  const other = names.find(inNormalised);
  return other === undefined ? undefined : { kind: 'previous_name', name: other };
}

export interface MarkedPart {
  text: string;
  marked: boolean;
}

/** The name in parts, those that match a word of the query marked. Joined, the parts are the name again. */
export function markWords(name: string, q: string): MarkedPart[] {
  const wanted = words(q);
  const forms = normalisedWords(q);
  const prefix = q.trim().endsWith('*');
  return name.split(/([\p{L}\p{N}\p{M}]+)/u).flatMap((text) => {
    if (text === '') return [];
    const same = words(text).some((word) => wanted.includes(word) || (prefix && word.startsWith(wanted.at(-1) ?? ' ')));
    // "ltd" found "Limited": the form is what matched, however it is written.
    const marked = same || normalisedWords(text).some((form) => forms.includes(form));
    return [{ text, marked }];
  });
}
