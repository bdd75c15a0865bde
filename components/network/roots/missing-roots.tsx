import type { Unheard } from '@/lib/network/walk/heard';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { failureInWords } from '@/lib/words/failed-reply';
import { networkRootWords } from '@/lib/words/summary';
import { Notice } from '../../ui/notice';

/** Roots that are not there or not to be shown; the others are. */
export function MissingRoots({ missing, now }: { missing: readonly Unheard[]; now: number }) {
  const words = useWords(networkRootWords);
  const { language } = useForms();
  if (missing.length === 0) return null;
  return (
    <Notice tone="warn" title={words.missingTitle}>
      {missing.map(({ id, failure }) => (
        <p key={id}>{words.missing(<bdi>{id}</bdi>, failureInWords({ status: 404, ...failure }, language, now))}</p>
      ))}
    </Notice>
  );
}
