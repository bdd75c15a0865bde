import { useCallback, useMemo, useState } from 'react';
import type { Trace } from '@/lib/network/findings/trace';
import { PANEL_ID } from '../network-panel';
import { useNetworkCase } from '../use-case';
import type { FindingTools } from './tools';

interface Source extends Pick<FindingTools, 'model' | 'expansions' | 'prices' | 'onExpand'> {
  focus: string | undefined;
  onFocus: (id: string) => void;
}

/** What the findings are about, what they set off in the picture, and what has been chosen to be linked. */
export function useFindings({ model, expansions, prices, onExpand, focus, onFocus }: Source) {
  const [trace, setTrace] = useState<Trace>();
  const { case: view, run } = useNetworkCase();
  const selected = useMemo(() => [...view.selected], [view.selected]);
  const setSelected = useCallback((ids: readonly string[]) => run({ kind: 'select', ids }), [run]);
  const [subject, setSubject] = useState(model.root);
  const [followed, setFollowed] = useState(focus);
  if (focus !== followed) {
    setFollowed(focus);
    // A relationship in focus does not change whom the findings are about.
    if (focus !== undefined && model.entities.has(focus)) {
      setSubject(focus);
      setTrace(undefined);
    }
  }
  const expandHere = useCallback(
    (id: string) => {
      // To expand is to focus; who follows a chain upwards goes on asking about its lower end.
      setFollowed(id);
      onExpand(id);
    },
    [onExpand],
  );
  const onShow = useCallback(
    (id: string) => {
      onFocus(id);
      document.getElementById(PANEL_ID)?.focus();
    },
    [onFocus],
  );
  const tools = useMemo(
    (): FindingTools => ({ model, expansions, prices, onExpand: expandHere, onShow, trace, onTrace: setTrace }),
    [model, expansions, prices, expandHere, onShow, trace],
  );
  return { tools, subject, selected, setSelected, path: trace?.ids, day: view.filter.date };
}
