import { useMemo } from 'react';
import { unknownOf } from '@/lib/network/known-facts';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { networkMarkWords } from '@/lib/words/network';
import type { NetworkView } from '../use-network-view';

/** Of how many companies in sight nobody knows whether they are active, and that it could not be asked, where it was so. */
export function StateTold({ view: { model, selection, factsFailed } }: { view: NetworkView }) {
  const words = useWords(networkMarkWords);
  const forms = useForms();
  const unknown = useMemo(() => {
    const seen = [...selection.entities].flatMap((id) => model.entities.get(id) ?? []);
    return unknownOf(seen).statuses;
  }, [model, selection]);
  const told = [unknown > 0 && words.stateUnknown(forms, unknown), factsFailed && words.notLoaded];
  return <p className="text-muted empty:hidden">{told.filter(Boolean).join(' ')}</p>;
}
