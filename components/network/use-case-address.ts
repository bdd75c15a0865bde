import { type RefObject, useEffect, useMemo, useRef } from 'react';
import type { Case } from '@/lib/network/case/case';
import { atStep, type History, newHistory, stepWith } from '@/lib/network/case/history';
import { parseCaseLink } from '@/lib/network/case/link/parse';
import { printCaseLink } from '@/lib/network/case/link/print';
import { addressOf } from './case-address';

/** A dragged slider would otherwise write hundreds of addresses; browsers refuse that many. */
const WRITE_AFTER = 250;

type Roots = readonly string[];

export const caseIn = (query: string, roots: Roots): Case => parseCaseLink(new URLSearchParams(query), roots).case;

/**
 * Writes the case into the address bar, in the place of what stands there, or as a place of its own. `latest` is read
 * when the time has come.
 */
export function useCaseAddress(roots: Roots, latest: RefObject<History>): (next: Case, isPlace: boolean) => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return useMemo(() => {
    const replace = () => window.history.replaceState(null, '', addressOf(latest.current.present, roots));
    return (next, isPlace) => {
      clearTimeout(timer.current);
      if (!isPlace) {
        timer.current = setTimeout(replace, WRITE_AFTER);
        return;
      }
      // What a slider has not written yet belongs to the entry that is about to be left.
      replace();
      window.history.pushState(null, '', addressOf(next, roots));
    };
  }, [roots, latest]);
}

/** Back and Forward lead to the step that the address belongs to, or where there is none to what the address says. */
export function useBack(roots: Roots, latest: RefObject<History>, onBack: (history: History) => void): void {
  useEffect(() => {
    const listener = () => {
      const history = latest.current;
      const there = caseIn(window.location.search, roots);
      const linkOf = (view: Case) => printCaseLink(view, roots).params.toString();
      const count = stepWith(history, (view) => linkOf(view) === linkOf(there));
      const { notes, selected } = history.present;
      onBack(count === undefined ? newHistory({ ...there, notes, selected }) : atStep(history, count));
    };
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  }, [roots, latest, onBack]);
}
