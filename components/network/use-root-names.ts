import type { NetworkModel } from '@/lib/network/model';
import { rootNames } from '@/lib/network/roots/names';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkPictureWords } from '@/lib/words/network';

/** What the network is called: after all its roots, or the first of many. */
export function useRootNames(model: NetworkModel, roots: readonly string[]): string {
  const { more } = useWords(networkPictureWords);
  const forms = useForms();
  return rootNames(model, roots, forms, (count) => more(forms, count));
}
