import type { Metadata } from 'next';
import { Watchlist } from '@/components/watchlist/watchlist';
import { isMetered } from '@/lib/api/pages/page';
import { placeNamesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { requestLanguage } from '@/lib/shared/preferences';
import { watchWords } from '@/lib/words/site';

export async function generateMetadata(): Promise<Metadata> {
  return { title: watchWords[await requestLanguage()].title, robots: { index: false } };
}

export default async function WatchlistPage() {
  const language = await requestLanguage();
  const words = watchWords[language];
  return (
    <article>
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      <p className="mt-2 mb-6 max-w-3xl text-pretty text-lg">{words.lead}</p>
      <noscript>
        <p className="max-w-2xl">{words.needsScripts}</p>
      </noscript>
      <Watchlist metered={isMetered()} placeNames={placeNamesIn(language)} />
    </article>
  );
}
