import type { CompanyItem } from '@/lib/contract/records';
import { words } from '@/lib/shared/names/fold';
import { normalisedWords } from '@/lib/shared/names/normalise';

/** Which of the names matched, and how. */
type MatchReason = { kind: 'name' } | { kind: 'previous_name'; name: string } | { kind: 'normalised_name' };

const holdsAll = (wanted: string[], given: string[], lastIsPrefix: boolean): boolean =>
  wanted.every((word, index) =>
    lastIsPrefix && index === wanted.length - 1 ? given.some((other) => other.startsWith(word)) : given.includes(word),
  );

/**
 * Why a result matched: by its name, by a previous name, or by either after normalisation. Undefined if none of these
 * names matches, or the query is empty.
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

/** The name in parts, with words of the query marked. Joined, the parts are the name. */
export function markWords(name: string, q: string): MarkedPart[] {
  const wanted = words(q);
  const forms = normalisedWords(q);
  const prefix = q.trim().endsWith('*');
  return name.split(/([\p{L}\p{N}\p{M}]+)/u).flatMap((text) => {
    if (text === '') return [];
    const same = words(text).some((word) => wanted.includes(word) || (prefix && word.startsWith(wanted.at(-1) ?? ' ')));
    // "ltd" matches "Limited", so legal forms are marked in any spelling.
    const marked = same || normalisedWords(text).some((form) => forms.includes(form));
    return [{ text, marked }];
  });
}
