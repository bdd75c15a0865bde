import type { Metadata } from 'next';
import { MatchTables } from '@/components/match/match-tables';
import { Link } from '@/components/ui/parts';
import { isMetered } from '@/lib/api/pages/page';
import { placeNamesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { matchPageWords } from '@/lib/words/match';

export async function generateMetadata(): Promise<Metadata> {
  const { title, lead } = matchPageWords[await requestLanguage()];
  return { title, description: lead };
}

export default async function MatchPage() {
  const language = await requestLanguage();
  const words = matchPageWords[language];
  const metered = isMetered();
  const api = (
    <Link href={links.apiReference()} className="underline">
      <code>POST /api/match</code>
    </Link>
  );
  const reconcile = <code>/reconcile</code>;
  return (
    <article>
      <h1 className="text-3xl sm:text-4xl">{words.title}</h1>
      <p className="mt-2 max-w-3xl text-pretty text-lg">{words.lead}</p>
      <p className="mt-2 mb-6 max-w-3xl text-pretty text-muted text-sm">
        {metered ? words.keptRemote : words.kept}{' '}
        <span className="noscript:hidden">{words.programs(api, reconcile)}</span>
      </p>
      <noscript>
        <p className="max-w-2xl">{words.needsScripts(api, reconcile)}</p>
      </noscript>
      <MatchTables metered={metered} placeNames={placeNamesIn(language)} />
    </article>
  );
}
