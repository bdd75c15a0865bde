import { useCallback, useEffect, useRef, useState } from 'react';
import { type NetworkState, parseNetworkState, printNetworkState } from '@/lib/network/state';

/** A dragged slider would otherwise write hundreds of addresses; browsers refuse that many. */
const WRITE_AFTER = 250;

export interface NetworkAddress {
  state: NetworkState;
  /** A filter: the same place in the history, seen otherwise. */
  filter: (part: Partial<Omit<NetworkState, 'expanded'>>) => void;
  /** An expansion: a step of its own, so that Back undoes it. */
  expand: (id: string) => void;
  /** Once more, and last in turn, for a network that failed. */
  expandAgain: (id: string) => void;
}

const hrefOf = (state: NetworkState): string => {
  const query = printNetworkState(state, new URLSearchParams(window.location.search)).toString();
  // Slashes and commas may stand in a query; encoded, nobody could read the address.
  const readable = query.replaceAll('%2F', '/').replaceAll('%2C', ',');
  return window.location.pathname + (readable && `?${readable}`) + window.location.hash;
};

/** The address is the state: what the sliders say and what is expanded. */
export function useNetworkAddress(initial: NetworkState): NetworkAddress {
  const [state, setState] = useState(initial);
  const latest = useRef(initial);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const put = useCallback((next: NetworkState, write: 'later' | 'replace' | 'push') => {
    clearTimeout(timer.current);
    const replace = () => window.history.replaceState(null, '', hrefOf(latest.current));
    // What a slider has not written yet belongs to the entry that is about to be left.
    if (write === 'push') replace();
    latest.current = next;
    setState(next);
    if (write === 'later') timer.current = setTimeout(replace, WRITE_AFTER);
    else if (write === 'replace') replace();
    else window.history.pushState(null, '', hrefOf(next));
  }, []);

  useEffect(() => {
    const onBack = () => {
      clearTimeout(timer.current);
      latest.current = parseNetworkState(new URLSearchParams(window.location.search));
      setState(latest.current);
    };
    window.addEventListener('popstate', onBack);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('popstate', onBack);
    };
  }, []);

  const filter = useCallback<NetworkAddress['filter']>((part) => put({ ...latest.current, ...part }, 'later'), [put]);
  const expand = useCallback((id: string) => put(appended(latest.current, id), 'push'), [put]);
  const expandAgain = useCallback((id: string) => put(appended(latest.current, id), 'replace'), [put]);
  return { state, filter, expand, expandAgain };
}

const appended = (state: NetworkState, id: string): NetworkState => ({
  ...state,
  expanded: [...state.expanded.filter((other) => other !== id), id],
});
