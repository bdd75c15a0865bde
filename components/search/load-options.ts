import { readOptionGroups } from '@/lib/records/results/read-options';
import type { OptionGroup } from '@/lib/records/results/suggest-options';
import type { Language } from '@/lib/shared/language/languages';

export type SearchKind = 'companies' | 'officers';

/** What may be meant by a text with the caret in it. A list of suggestions that fails is only missing: none. */
export async function loadOptions(
  search: SearchKind,
  text: string,
  caret: number,
  language: Language,
  signal: AbortSignal,
): Promise<OptionGroup[]> {
  const params = new URLSearchParams({ search, q: text, caret: String(caret), language });
  try {
    const reply = await fetch(`/api/complete?${params}`, { signal });
    return reply.ok ? readOptionGroups(await reply.json()) : [];
  } catch {
    return [];
  }
}
