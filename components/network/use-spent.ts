import { useSyncExternalStore } from 'react';
import { pageSpent } from '../allowance/spent';
import { useSettled } from './use-settled';

/** Within a walk calls follow each other more closely than this, in milliseconds. */
const RESTS_AFTER = 400;

const costNow = (): number => pageSpent.read()?.cost ?? 0;

/** How many calls the page has spent, told once no more follow: what they brought is kept, and has another price. */
export const useSpent = (): number =>
  useSettled(
    useSyncExternalStore(pageSpent.subscribe, costNow, () => 0),
    RESTS_AFTER,
  );
