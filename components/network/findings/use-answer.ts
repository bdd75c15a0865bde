import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { isTooLarge } from '@/lib/network/findings/facts';
import { FINDERS } from '@/lib/network/findings/finders';
import type { FindingTasks } from '@/lib/network/findings/finding-tasks';
import { askWorker } from '@/lib/network/worker/ask';

/** So many relationships are computed on the page itself, on the server as well: that takes a few milliseconds. */
export const AT_ONCE = 500;

/** Milliseconds for which a question must stand before a worker is given it: a slider asks many a second. */
const PAUSE = 150;

export type Answered<Answer> =
  | { state: 'ready'; answer: Answer; isOld: boolean }
  | { state: 'working' | 'too_large' | 'failed' };

type Ask<K extends keyof FindingTasks> = FindingTasks[K]['ask'];
type Answer<K extends keyof FindingTasks> = FindingTasks[K]['answer'];

/**
 * The answer to a question about the network, a moment after the picture, so that nobody waits for it; large ones come
 * from a worker. Until then the old answer stays and is marked as old. `ask` must be the same object for the same
 * question.
 */
export function useAnswer<K extends keyof FindingTasks>(kind: K, ask: Ask<K>): Answered<Answer<K>> {
  const asked = useDeferredValue(ask);
  const isSmall = asked.facts.relationships.length <= AT_ONCE;
  const atOnce = useMemo(() => (isSmall ? { answer: FINDERS[kind](asked) } : undefined), [kind, asked, isSmall]);
  const later = useLater(kind, asked, !isSmall && !isTooLarge(asked.facts));
  if (atOnce) return { state: 'ready', answer: atOnce.answer, isOld: asked !== ask };
  return isTooLarge(asked.facts) ? { state: 'too_large' } : later;
}

type Came<K extends keyof FindingTasks> = { ask: Ask<K>; answer: Answer<K> } | { ask: Ask<K>; failed: true };

function useLater<K extends keyof FindingTasks>(kind: K, ask: Ask<K>, wanted: boolean): Answered<Answer<K>> {
  const [came, setCame] = useState<Came<K>>();
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    const keep = (reply: Came<K>) => {
      if (!gone) setCame(reply);
    };
    const timer = setTimeout(() => {
      askWorker(kind, ask).then(
        (answer) => keep({ ask, answer }),
        () => keep({ ask, failed: true }),
      );
    }, PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [kind, ask, wanted]);
  if (came && 'answer' in came) return { state: 'ready', answer: came.answer, isOld: came.ask !== ask };
  return { state: came?.ask === ask ? 'failed' : 'working' };
}
