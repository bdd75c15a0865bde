import { useCallback, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#language';
import type { OptionGroup } from '@/lib/records/results/suggest-options';
import { loadOptions, type SearchKind } from './load-options';

/** Milliseconds without a keystroke before anything is asked. */
const WAIT = 150;

const NONE: OptionGroup[] = [];

/** The options for what is being typed (none where there is nothing to suggest from), and which of them the keys are at (-1: none, the text itself). */
export function useSuggestions(search: SearchKind | undefined) {
  const language = useLanguage();
  const [groups, setGroups] = useState(NONE);
  const [active, setActive] = useState(-1);
  // What is shown answers an earlier text until the next answer comes: the keys must not choose from it.
  const [isStale, setStale] = useState(false);
  const asked = useRef<AbortController>(undefined);

  const show = useCallback((next: OptionGroup[]) => {
    setGroups(next);
    setActive(-1);
    setStale(false);
  }, []);

  const close = useCallback(() => {
    asked.current?.abort();
    show(NONE);
  }, [show]);

  /** Asks after a pause; what was asked before and has not come is forgotten. */
  const ask = useCallback(
    (text: string, caret: number, wait = WAIT) => {
      if (search === undefined) return;
      asked.current?.abort();
      const controller = new AbortController();
      asked.current = controller;
      setActive(-1);
      setStale(true);
      const { signal } = controller;
      setTimeout(async () => {
        if (signal.aborted) return;
        const found = await loadOptions(search, text, caret, language, signal);
        if (!signal.aborted) show(found);
      }, wait);
    },
    [search, language, show],
  );

  useEffect(() => () => asked.current?.abort(), []);
  const options = groups.flatMap((group) => group.options);
  return { groups, options, active, setActive, isStale, ask, close };
}
