import { useState } from 'react';
import { plural } from '@/lib/format/dates';
import { merged, parseWatchlist, printWatchlist, type Watched } from '@/lib/watch/watchlist';

interface WatchlistFileProps {
  companies: readonly Watched[];
  change: (next: (companies: readonly Watched[]) => readonly Watched[]) => void;
}

const exportHref = (companies: readonly Watched[]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(printWatchlist(companies))}`;

/** What a file brings to the list, and how to say it. */
function broughtBy(text: string, own: readonly Watched[]): { companies: readonly Watched[]; said: string } {
  const { companies, left_out, unreadable } = parseWatchlist(text);
  if (unreadable || text.trim() === '') {
    return { companies: own, said: 'This file is no watchlist; nothing was changed.' };
  }
  const all = merged(own, companies);
  const said = [
    `${plural(all.added, 'company', 'companies')} added`,
    `${companies.length - all.added} already here`,
    left_out > 0 && `${left_out} could not be read`,
  ];
  return { companies: all.companies, said: `${said.filter(Boolean).join(', ')}.` };
}

/** The list as a file, out and in; and the way to end it. */
export function WatchlistFile({ companies, change }: WatchlistFileProps) {
  const [said, setSaid] = useState('');
  const bring = async (file: File | undefined) => {
    if (!file) return;
    const brought = broughtBy(await file.text(), companies);
    change(() => brought.companies);
    setSaid(brought.said);
  };
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-line border-t pt-3 text-sm print:hidden">
      {companies.length > 0 && (
        <a href={exportHref(companies)} download="watchlist.json" className="underline">
          Export as JSON
        </a>
      )}
      <label>
        Import a watchlist{' '}
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
          <summary className="cursor-pointer text-accent">Clear the list</summary>
          <button type="button" className="mt-1 cursor-pointer text-bad underline" onClick={() => change(() => [])}>
            Remove {plural(companies.length, 'company', 'companies')} from this device
          </button>
        </details>
      )}
      <p role="status">{said}</p>
    </div>
  );
}
