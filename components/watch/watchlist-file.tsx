import { useState } from 'react';
import { merged, parseWatchlist, printWatchlist, type Watched } from '@/lib/records/watchlist/watchlist';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { watchlistWords } from '@/lib/words/watchlist';

interface WatchlistFileProps {
  companies: readonly Watched[];
  change: (next: (companies: readonly Watched[]) => readonly Watched[]) => void;
}

const exportHref = (companies: readonly Watched[]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(printWatchlist(companies))}`;

/** What a file brings to the list, and how to say it. */
function broughtBy(
  text: string,
  own: readonly Watched[],
  words: (typeof watchlistWords)['en']['file'],
  forms: Forms,
): { companies: readonly Watched[]; said: string } {
  const { companies, left_out, unreadable } = parseWatchlist(text);
  if (unreadable || text.trim() === '') {
    return { companies: own, said: words.noWatchlist };
  }
  const all = merged(own, companies);
  const brought = { added: all.added, known: companies.length - all.added, unreadable: left_out };
  return { companies: all.companies, said: words.brought(forms, brought) };
}

/** The list as a file, out and in; and the way to end it. */
export function WatchlistFile({ companies, change }: WatchlistFileProps) {
  const words = useWords(watchlistWords).file;
  const forms = useForms();
  const [said, setSaid] = useState('');
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const brought = broughtBy(await file.text(), companies, words, forms);
    change(() => brought.companies);
    setSaid(brought.said);
  };
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-line border-t pt-3 text-sm print:hidden">
      {companies.length > 0 && (
        <a href={exportHref(companies)} download="watchlist.json" className="underline">
          {words.export}
        </a>
      )}
      <label>
        {words.import}{' '}
        <input
          type="file"
          accept="application/json,.json"
          className="max-w-full text-muted"
          onChange={({ target }) => {
            void bring(target.files?.[0]);
            target.value = '';
          }}
        />
      </label>
      {companies.length > 0 && (
        <details>
          <summary className="cursor-pointer text-accent">{words.clear}</summary>
          <button type="button" className="mt-1 cursor-pointer text-bad underline" onClick={() => change(() => [])}>
            {words.removeAll(forms, companies.length)}
          </button>
        </details>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
