import type { Metadata } from 'next';
import { Watchlist } from '@/components/watch/watchlist';
import { isMetered } from '@/lib/client/allowance';

export const metadata: Metadata = { title: 'Watchlist', robots: { index: false } };

export default function WatchlistPage() {
  return (
    <article>
      <h1 className="text-3xl sm:text-4xl">Watchlist</h1>
      <p className="mt-2 mb-6 max-w-3xl text-pretty text-lg">
        The companies you watch, kept in this browser and nowhere else, and what has changed in their records since you
        looked.
      </p>
      <noscript>
        <p className="max-w-2xl">
          This page needs scripts: the list is kept in this browser, where only a script can read it. No server knows
          what you watch, so no server can write the list for you.
        </p>
      </noscript>
      <Watchlist metered={isMetered()} />
    </article>
  );
}
