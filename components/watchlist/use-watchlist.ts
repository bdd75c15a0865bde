import { useMemo, useState, useSyncExternalStore } from 'react';
import { readStored, subscribeToStored, writeStored } from '@/components/ui/device';
import {
  parseWatchlist,
  printWatchlist,
  WATCH_KEY,
  type Watched,
  type Watchlist,
} from '@/lib/records/watchlist/watchlist';

const onServer = () => undefined;
const onDevice = () => readStored(WATCH_KEY) ?? '';

/** The list as stored now, including changes by other tabs since the last render. */
export const readWatchlist = (): Watchlist => parseWatchlist(readStored(WATCH_KEY));

export const saveWatchlist = (companies: readonly Watched[]): boolean =>
  writeStored(WATCH_KEY, printWatchlist(companies));

/** The list of this device, synchronised across tabs; undefined on the server and before hydration. */
export function useWatchlist() {
  const text = useSyncExternalStore(subscribeToStored, onDevice, onServer);
  const list = useMemo(() => (text === undefined ? undefined : parseWatchlist(text)), [text]);
  const [refused, setRefused] = useState(false);
  /** Changes the stored list, not the rendered one. */
  const change = (next: (companies: readonly Watched[]) => readonly Watched[]) =>
    setRefused(!saveWatchlist(next(readWatchlist().companies)));
  return { list, change, refused };
}
