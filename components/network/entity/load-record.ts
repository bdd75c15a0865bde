import type { Preview } from '@/lib/records/results/preview';
import { fieldsIn, isObject } from '@/lib/shared/fields';
import type { Language } from '@/lib/shared/language/languages';
import { askDoor, NetworkFailure } from '../ask-door';

/** What a company's record says, in short. */
export interface ShortRecord {
  /** The first sentence of its page. */
  verdict: string;
  facts: Preview['facts'];
}

const isThere = (results: unknown): results is { company: object } => isObject(fieldsIn(results).company);

/**
 * The record of a company; in front of a remote service that may be a call. What reads and says it is fetched with the
 * first one. Throws a `NetworkFailure`.
 */
export async function loadRecord(id: string, language: Language, today: string): Promise<ShortRecord> {
  const [results, { companySchema }, { previewOf }, { verdict }] = await Promise.all([
    askDoor(`/api/registry${id}`, isThere),
    import('@/lib/contract/company'),
    import('@/lib/records/results/preview'),
    import('@/lib/records/format/verdict'),
  ]);
  const company = companySchema.safeParse(results.company).data;
  if (!company) throw new NetworkFailure({});
  return { verdict: verdict(company, language), facts: previewOf({ results }, today, language)?.facts ?? [] };
}
