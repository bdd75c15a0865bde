'use client';

import { changesBetween } from '@/lib/records/watchlist/changes';
import { type Watched, withLook, withoutWatched } from '@/lib/records/watchlist/watchlist';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { watchlistWords } from '@/lib/words/watchlist';
import { NetworkOfThese } from '../network/roots/network-of-these';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import { type Checks, useChecks } from './use-checks';
import { useWatchlist } from './use-watchlist';
import { WatchedItem } from './watched-item';
import { WatchlistFile } from './watchlist-file';

const BUTTON =
  'cursor-pointer rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm disabled:opacity-60';

type Words = (typeof watchlistWords)['en'];

function Empty() {
  const words = useWords(watchlistWords);
  return (
    <p className="max-w-2xl">
      {words.nothing}{' '}
      <Link href={links.companySearch()} className="underline">
        {words.search}
      </Link>
    </p>
  );
}

/** How many have been asked for, and how many of those have changed. */
function standing(companies: readonly Watched[], { checked, isChecking }: Checks, words: Words, forms: Forms): string {
  const asked = companies.flatMap((company) => {
    const one = checked.get(links.company(company));
    return one ? [{ company, one }] : [];
  });
  const changed = asked.filter(({ company, one }) => one.facts && changesBetween(company.facts, one.facts).length > 0);
  return words.standing(forms, {
    watched: companies.length,
    checked: asked.length,
    changed: changed.length,
    failed: asked.filter(({ one }) => !one.facts).length,
    isChecking,
  });
}

/** The price of a check stands in its button: copies that are kept cost nothing. */
function priceOfCheck(companies: readonly Watched[], { prices }: Checks, words: Words, forms: Forms): string {
  if (!prices) return words.checkUpTo(forms, companies.length);
  const calls = companies.filter((company) => prices.get(links.company(company)) !== 'kept').length;
  return words.checkNow(forms, calls, companies.length - calls);
}

interface WatchlistProps {
  /** Whether each check may cost a call of a remote service. */
  metered: boolean;
  /** Code of a jurisdiction → its name. */
  placeNames: Readonly<Record<string, string>>;
}

/** The companies that are watched on this device. */
export function Watchlist({ metered, placeNames }: WatchlistProps) {
  const words = useWords(watchlistWords);
  const forms = useForms();
  const { list, change, refused } = useWatchlist();
  const checks = useChecks(list?.companies, metered);
  if (!list) return null;
  const { companies, unreadable, left_out } = list;
  const moment = new Date();
  return (
    <>
      {unreadable && (
        <Notice tone="warn" title={words.unreadable}>
          {words.unreadableStays}
        </Notice>
      )}
      {refused && <Notice tone="bad" title={words.refused} />}
      {left_out > 0 && <Notice tone="warn" title={words.leftOut(forms, left_out)} />}
      {companies.length === 0 && !unreadable && <Empty />}
      {companies.length > 0 && (
        <>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <button
              type="button"
              className={`${BUTTON} print:hidden`}
              disabled={checks.isChecking}
              onClick={checks.check}
            >
              {metered ? priceOfCheck(companies, checks, words, forms) : words.checkAgain}
            </button>
            <p role="status" className="text-muted text-sm">
              {standing(companies, checks, words, forms)}
            </p>
            <div className="text-sm">
              <NetworkOfThese companies={companies} />
            </div>
          </div>
          <ol aria-label={words.label} className="mt-4 divide-y divide-line border-line border-t">
            {companies.map((watched) => (
              <WatchedItem
                key={links.company(watched)}
                watched={watched}
                checked={checks.checked.get(links.company(watched))}
                price={checks.prices?.get(links.company(watched))}
                placeNames={placeNames}
                now={moment.getTime()}
                onSeen={(facts) => change((all) => withLook(all, watched, facts, moment.toISOString()))}
                onRemove={() => change((all) => withoutWatched(all, watched))}
              />
            ))}
          </ol>
        </>
      )}
      <WatchlistFile companies={companies} change={change} />
    </>
  );
}
