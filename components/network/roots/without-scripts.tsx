import { hrefWithoutScripts } from '@/lib/network/roots/without-scripts';
import { useWords } from '@/lib/shared/language/use-words';
import { networkSelectionWords } from '@/lib/words/network';
import { networkWalkWords } from '@/lib/words/network-filters';
import { useNetworkCase } from '../use-case';

/** For browsers without scripts: what they do not get, and where what an address follows further is to be had. */
export function WithoutScripts({ query }: { query: string }) {
  const { needsScripts } = useWords(networkSelectionWords);
  const words = useWords(networkWalkWords).withoutScripts;
  const { case: look } = useNetworkCase();
  const href = hrefWithoutScripts(look, new URLSearchParams(query));
  return (
    <noscript>
      <p className="text-sm">{needsScripts}</p>
      {href && (
        <p className="mt-2 rounded border border-warn bg-warn-soft px-3 py-2 text-sm">
          {words.notFollowed}{' '}
          <a href={href} className="font-medium underline underline-offset-4">
            {words.follow}
          </a>
        </p>
      )}
    </noscript>
  );
}
