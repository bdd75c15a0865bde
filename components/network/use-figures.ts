import { useDeferredValue, useEffect, useMemo, useState } from 'react';
import { type Figures, figuresOf } from '@/lib/network/figures';
import type { Selection } from '@/lib/network/filter';
import { askWorker } from '@/lib/network/worker/ask';

/** Up to this many relationships are computed on the page and on the server, in a few milliseconds. */
const AT_ONCE = 500;

/** Milliseconds without a new question before the worker gets it: a slider asks many a second. */
const PAUSE = 150;

/**
 * The figures of what is shown, if they are wanted; those of a large network come later, from the worker. Until then
 * the earlier ones stay. None, and `haveFailed`, if they could not be computed.
 */
export function useFigures(
  selection: Selection,
  isWanted: boolean,
): { figures: Figures | undefined; haveFailed: boolean } {
  const settled = useDeferredValue(selection);
  const isSmall = settled.relationships.length <= AT_ONCE;
  const atOnce = useMemo(() => (isWanted && isSmall ? figuresOf(settled) : undefined), [settled, isWanted, isSmall]);
  const [later, setLater] = useState<Figures | 'failed'>();
  useEffect(() => {
    if (!isWanted || isSmall) return;
    let isLate = false;
    const timer = setTimeout(() => {
      const { entities, relationships } = settled;
      askWorker('figures', { entities: [...entities], relationships }).then(
        (figures) => {
          if (!isLate) setLater(figures);
        },
        () => {
          if (!isLate) setLater('failed');
        },
      );
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [settled, isWanted, isSmall]);
  const found = isWanted ? (atOnce ?? later) : undefined;
  return found === 'failed' ? { figures: undefined, haveFailed: true } : { figures: found, haveFailed: false };
}
