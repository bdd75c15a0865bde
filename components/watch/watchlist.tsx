'use client';

import { plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { changesBetween } from '@/lib/watch/changes';
import { type Watched, withLook, withoutWatched } from '@/lib/watch/watchlist';
import { Link } from '../ui/link';
import { Notice } from '../ui/notice';
import { type Checks, useChecks } from './use-checks';
import { useWatchlist } from './use-watchlist';
import { WatchedItem } from './watched-item';
import { WatchlistFile } from './watchlist-file';

const BUTTON =
  'cursor-pointer rounded border border-accent px-3 py-1.5 font-medium text-accent text-sm disabled:opacity-60';

function Empty() {
  return (
    <p className="max-w-2xl">
      Nothing is watched yet. Open a company and press “Watch” beside its number: here it is then told what has changed
      since you looked.{' '}
      <Link href={links.companySearch()} className="underline">
        Search companies
      </Link>
    </p>
  );
}

/** How many have been asked for, and how many of those have changed. */
function standing(companies: readonly Watched[], { checked, isChecking }: Checks): string {
  const asked = companies.flatMap((company) => {
    const one = checked.get(links.company(company));
    return one ? [{ company, one }] : [];
  });
  const changed = asked.filter(({ company, one }) => one.facts && changesBetween(company.facts, one.facts).length > 0);
  const failed = asked.filter(({ one }) => !one.facts).length;
  const told = [
    `${plural(companies.length, 'company', 'companies')} watched`,
    `${asked.length} checked`,
    `${changed.length} changed since you looked`,
    failed > 0 && `${failed} could not be checked`,
  ];
  return `${isChecking ? 'Checking: ' : ''}${told.filter(Boolean).join(', ')}.`;
}

/** The price of a check stands in its button: copies that are kept cost nothing. */
function checkWords(companies: readonly Watched[], metered: boolean, { prices }: Checks): string {
  if (!metered) return 'Check again';
  if (!prices) return `Check now · up to ${plural(companies.length, 'call')}`;
  const calls = companies.filter((company) => prices.get(links.company(company)) !== 'kept').length;
  const kept = companies.length - calls;
  return `Check now · ${plural(calls, 'call')}${kept > 0 ? `, ${kept} kept` : ''}`;
}

/** The companies that are watched on this device. `metered`: each check may cost a call of a remote service. */
export function Watchlist({ metered }: { metered: boolean }) {
  const { list, change, refused } = useWatchlist();
  const checks = useChecks(list?.companies, metered);
  if (!list) return null;
  const { companies, unreadable, left_out } = list;
  const moment = new Date();
  return (
    <>
      {unreadable && (
        <Notice tone="warn" title="What is kept here could not be read">
          It is broken, or was kept by a later version of these pages. It stays as it is until you import a list.
        </Notice>
      )}
      {refused && <Notice tone="bad" title="This browser does not let the page keep anything" />}
      {left_out > 0 && <Notice tone="warn" title={`${plural(left_out, 'entry', 'entries')} could not be read`} />}
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
              {checkWords(companies, metered, checks)}
            </button>
            <p role="status" className="text-muted text-sm">
              {standing(companies, checks)}
            </p>
          </div>
          <ol aria-label="Watched companies" className="mt-4 divide-y divide-line border-line border-t">
            {companies.map((watched) => (
              <WatchedItem
                key={links.company(watched)}
                watched={watched}
                checked={checks.checked.get(links.company(watched))}
                price={checks.prices?.get(links.company(watched))}
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
