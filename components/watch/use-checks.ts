import { useEffect, useRef, useState } from 'react';
import type { Price } from '@/lib/contract/meter';
import type { Watched } from '@/lib/records/watchlist/watchlist';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { type Checked, loadWatched, loadWatchPrices } from './load-watched';

/** So many are asked for at the same time: a list of hundreds must not keep others waiting. */
const AT_ONCE = 3;

async function loadAll(companies: readonly CompanyNumber[], onEach: (path: string, checked: Checked) => void) {
  const waiting = [...companies];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) onEach(links.company(next), await loadWatched(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

export interface Checks {
  checked: ReadonlyMap<string, Checked>;
  isChecking: boolean;
  /** Undefined where nothing is counted, and until the prices are known. */
  prices: ReadonlyMap<string, Price> | undefined;
  check: () => void;
}

/** The records as they are now: at once where that costs nothing, else when somebody decides to spend the calls. */
export function useChecks(companies: readonly Watched[] | undefined, metered: boolean): Checks {
  const [checked, setChecked] = useState<ReadonlyMap<string, Checked>>(new Map());
  const [isChecking, setChecking] = useState(false);
  const [prices, setPrices] = useState<ReadonlyMap<string, Price>>();
  const begun = useRef(false);
  const list = companies?.map(links.company).join(' ') ?? '';

  const check = () => {
    setChecking(true);
    void loadAll(companies ?? [], (path, one) => setChecked((all) => new Map(all).set(path, one))).finally(() =>
      setChecking(false),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the list has been read
  useEffect(() => {
    if (metered || begun.current || list === '') return;
    begun.current = true;
    check();
  }, [list, metered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `list` is the companies by value; a check makes copies
  useEffect(() => {
    if (!metered || isChecking || list === '') return;
    loadWatchPrices(companies ?? []).then(setPrices, () => setPrices(undefined));
  }, [list, metered, isChecking]);

  return { checked, isChecking, prices, check };
}
