import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '#language';
import { readStored, subscribeToStored } from '@/components/ui/device';
import { allowanceScriptWords } from '@/lib/words/controls';
import { loadOptions } from '../search/load-options';
import { parseRecent, RECENT_KEY } from './recent';
import { recordsIn, type TargetGroup, targetsFor } from './targets';

/** Milliseconds without a keystroke before anything is asked. */
const WAIT = 150;

const NONE: TargetGroup[] = [];
const readRecent = (): string => readStored(RECENT_KEY) ?? '';

/** Records of our own register for what was typed; none where asking would be asking somebody else. */
function useRecords(text: string, metered: boolean): TargetGroup[] {
  const language = useLanguage();
  const [found, setFound] = useState({ text: '', records: NONE });
  useEffect(() => {
    if (metered || text === '') return;
    const controller = new AbortController();
    const { signal } = controller;
    const timer = setTimeout(async () => {
      const records = recordsIn(await loadOptions('companies', text, text.length, language, signal));
      if (!signal.aborted) setFound({ text, records });
    }, WAIT);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [text, metered, language]);
  return found.text === text ? found.records : NONE;
}

/** Where what was typed may lead, and whether this device remembers any record. */
export function useTargets(text: string, metered: boolean): { groups: TargetGroup[]; hasRecent: boolean } {
  const kept = useSyncExternalStore(subscribeToStored, readRecent, () => '');
  const recent = useMemo(() => parseRecent(kept), [kept]);
  const records = useRecords(text.trim(), metered);
  const language = useLanguage();
  const price = metered ? allowanceScriptWords[language].prices.call.short : undefined;
  return { groups: targetsFor({ text, recent, price, records }, language), hasRecent: recent.length > 0 };
}
