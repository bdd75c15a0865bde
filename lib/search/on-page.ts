import { formsOf } from '@/lib/shared/language/forms/forms';
import type { Language } from '@/lib/shared/language/languages';
import type { AnyFilter } from './filters';

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const fieldOf = (item: object, name: string): unknown => Object.entries(item).find(([field]) => field === name)?.[1];

/**
 * Values of a filter among the records of one page, for sources that count none: what may be chosen, never how many
 * there are.
 */
export function valuesOnPage(
  items: readonly object[],
  { kind, name }: Pick<AnyFilter, 'kind' | 'name'>,
  language: Language,
): string[] {
  if (kind !== 'terms') return [];
  const values = items.map((item) => fieldOf(item, name)).filter(isText);
  return [...new Set(values)].sort(formsOf(language).compare);
}
