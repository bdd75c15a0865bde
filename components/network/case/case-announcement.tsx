import type { NetworkModel } from '@/lib/network/model';
import { useWords } from '@/lib/shared/language/use-words';
import { networkCaseWords } from '@/lib/words/network-analysis';
import { useNetworkCase } from '../use-case';
import { useSayings } from './use-sayings';

/** Told elsewhere already, each where it happens. */
const TOLD = new Set(['select', 'filter', 'expand', 'walk', 'note']);

/** What was done, undone or done again, for those who do not see it. */
export function CaseAnnouncement({ model }: { model: NetworkModel }) {
  const words = useWords(networkCaseWords);
  const { telling } = useNetworkCase();
  const say = useSayings(model);
  const isTold = telling?.what === 'done' && TOLD.has(telling.command.kind);
  return (
    <p aria-live="polite" className="sr-only">
      {telling && !isTold && words.said[telling.what](say(telling.command))}
    </p>
  );
}
