import { RegistryError } from '@/lib/contract/errors';
import { MAX_SUGGEST_LENGTH, MAX_SUGGESTIONS, type Suggestions } from '@/lib/contract/extensions';
import { suggestJurisdictions } from '@/lib/shared/jurisdictions/suggest';
import type { RegisterStore } from '../store/store';

/** What a person who has typed `q` may mean; nothing typed yet suggests nothing. Throws for a text that is too long. */
export async function suggest(store: RegisterStore, q: string): Promise<Suggestions> {
  const text = q.trim();
  if (text.length > MAX_SUGGEST_LENGTH) {
    const said = `The parameter q has ${text.length} characters; it may have ${MAX_SUGGEST_LENGTH}.`;
    throw new RegistryError('invalid_request', said);
  }
  const { companies, officers } = await store.suggest(text, MAX_SUGGESTIONS);
  return { companies, officers, jurisdictions: suggestJurisdictions(text, MAX_SUGGESTIONS) };
}
