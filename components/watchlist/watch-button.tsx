'use client';

import { useEffect, useState } from 'react';
import { Link } from '@/components/ui/parts';
import {
  type Change,
  changesBetween,
  findWatched,
  type WatchedFacts,
  withoutWatched,
  withView,
  withWatched,
} from '@/lib/records/watchlist/watchlist';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { type CompanyNumber, links } from '@/lib/shared/links';
import { watchButtonWords } from '@/lib/words/watch-button';
import { ChangeList } from './change-list';
import { readWatchlist, saveWatchlist, useWatchlist } from './use-watchlist';

interface WatchButtonProps {
  company: CompanyNumber;
  /** As shown on the page. */
  facts: WatchedFacts;
}

interface LastView {
  changes: Change[];
  looked_at: string;
}

const momentNow = (): string => new Date().toISOString();

/** Opening the page of a watched company counts as viewing it: changes since the last view are shown once. */
function useLastView({ company, facts }: WatchButtonProps): LastView | undefined {
  const [last, setLast] = useState<LastView>();
  const page = `${links.company(company)} ${JSON.stringify(facts)}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `page` is both, by value: each render creates new objects
  useEffect(() => {
    const { companies } = readWatchlist();
    const before = findWatched(companies, company);
    if (!before) return;
    const changes = changesBetween(before.facts, facts);
    if (changes.length > 0) setLast({ changes, looked_at: before.looked_at });
    saveWatchlist(withView(companies, company, facts, momentNow()));
  }, [page]);
  return last;
}

/** Watches a company on this device. Before hydration it reserves its space, so that the layout does not shift. */
export function WatchButton({ company, facts }: WatchButtonProps) {
  const words = useWords(watchButtonWords);
  const { age } = useForms();
  const { list, change, refused } = useWatchlist();
  const last = useLastView({ company, facts });
  const isWatched = list !== undefined && findWatched(list.companies, company) !== undefined;
  const toggle = () =>
    change((companies) =>
      isWatched ? withoutWatched(companies, company) : withWatched(companies, company, facts, momentNow()),
    );
  return (
    <>
      <span className={`inline-flex items-baseline gap-x-3 noscript:hidden print:hidden ${list ? '' : 'invisible'}`}>
        <button
          type="button"
          aria-pressed={isWatched}
          disabled={list?.unreadable}
          onClick={toggle}
          className="cursor-pointer underline"
        >
          {isWatched ? words.watched : words.watch}
        </button>
        {(isWatched || list?.unreadable) && (
          <Link href={links.watchlist()} className="underline">
            {words.watchlist}
          </Link>
        )}
      </span>
      {refused && (
        <span role="alert" className="text-bad">
          {words.refused}
        </span>
      )}
      {last && (
        <div
          role="status"
          className="my-1 w-full rounded border-warn border-l-4 bg-warn-soft px-3 py-2 text-ink print:hidden"
        >
          <p className="font-semibold">{words.changedSince(age(Date.now() - Date.parse(last.looked_at)))}</p>
          <ChangeList changes={last.changes} />
        </div>
      )}
    </>
  );
}
