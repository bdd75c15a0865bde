'use client';

import { useEffect, useRef, useState } from 'react';
import { NetworkOfThese } from '@/components/network/network-of-these';
import { pageSpent } from '@/components/quota/spent';
import { Badge, CompanyBadges, PriceTag } from '@/components/record/record-parts';
import { JsonFileChoice } from '@/components/ui/forms';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import type { Price } from '@/lib/contract/quota';
import { ownStatus } from '@/lib/records/format/verdict';
import {
  changesBetween,
  MOST_FOLLOWED,
  merged,
  parseWatchlist,
  printWatchlist,
  type Watched,
  type WatchedFacts,
  watchedFactsIn,
  withoutWatched,
  withView,
} from '@/lib/records/watchlist/watchlist';
import { type Forms, todayOf } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { type CompanyNumber, comparedParameters, links } from '@/lib/shared/links';
import { type FailedReply, failedReply, failureInWords } from '@/lib/words/format/failed-reply';
import { watchlistWords } from '@/lib/words/watchlist';
import { ChangeList } from './change-list';
import { useWatchlist } from './use-watchlist';

/** The current record, or why it is not available. */
type Checked = { facts: WatchedFacts; failure?: undefined } | { facts?: undefined; failure: FailedReply };

async function readBody(reply: Response): Promise<unknown> {
  try {
    return await reply.json();
  } catch {
    return undefined;
  }
}

/** Costs one remote call, or none if the record is cached; reports the cost to the meter. */
async function loadWatched(company: CompanyNumber): Promise<Checked> {
  try {
    const reply = await fetch(`/api/registry${links.company(company)}`);
    const spent = reply.headers.get('X-Calls-Spent');
    if (spent !== null) pageSpent.add(Number(spent));
    const body = await readBody(reply);
    const facts = reply.ok ? watchedFactsIn(body, todayOf(Date.now())) : undefined;
    return facts ? { facts } : { failure: failedReply(body, reply.status) };
  } catch {
    return { failure: {} };
  }
}

/** Limited by the length of an address, 8 KiB. */
const CALLS_AT_ONCE = 30;

/** The price of each check, by company address; free. Empty on failure. */
async function loadWatchPrices(companies: readonly CompanyNumber[]): Promise<Map<string, Price>> {
  const prices = new Map<string, Price>();
  for (let first = 0; first < companies.length; first += CALLS_AT_ONCE) {
    const paths = companies.slice(first, first + CALLS_AT_ONCE).map(links.company);
    const reply = await fetch(`/api/price?${new URLSearchParams(paths.map((path) => ['path', path.slice(1)]))}`);
    if (!reply.ok) return new Map();
    const { results }: { results: { price: Price }[] } = await reply.json();
    paths.forEach((path, index) => {
      const price = results[index]?.price;
      if (price) prices.set(path, price);
    });
  }
  return prices;
}

interface WatchedItemProps {
  watched: Watched;
  checked: Checked | undefined;
  price: Price | undefined;
  /** Jurisdiction code → name. */
  placeNames: Readonly<Record<string, string>>;
  now: number;
  onSeen: (facts: WatchedFacts) => void;
  onRemove: () => void;
}

function Ages({ watched: { watched_at, looked_at }, now }: Pick<WatchedItemProps, 'watched' | 'now'>) {
  const words = useWords(watchlistWords);
  const { age } = useForms();
  const ageOf = (moment: string) => <time dateTime={moment}>{age(now - Date.parse(moment))}</time>;
  return words.ages(ageOf(watched_at), ageOf(looked_at));
}

function WatchedChanges({
  watched,
  checked,
  now,
  onSeen,
}: Pick<WatchedItemProps, 'watched' | 'checked' | 'now' | 'onSeen'>) {
  const words = useWords(watchlistWords);
  const forms = useForms();
  if (!checked) return <p className="text-muted text-sm italic">{words.notChecked}</p>;
  if (!checked.facts) {
    const why = failureInWords(checked.failure, forms.language, now);
    return <p className="text-bad text-sm">{words.notCheckedFor(why)}</p>;
  }
  const { facts } = checked;
  const changes = changesBetween(watched.facts, facts);
  if (changes.length === 0) return <p className="text-sm">{words.unchanged}</p>;
  return (
    <div className="mt-1 border-warn border-l-4 pl-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <Badge tone="warn">{words.changed}</Badge>
        <button
          type="button"
          aria-label={words.markSeenOf(forms, changes.length, facts.name)}
          className="cursor-pointer underline"
          onClick={() => onSeen(facts)}
        >
          {words.markSeen(forms, changes.length)}
        </button>
      </p>
      <ChangeList changes={changes} />
    </div>
  );
}

/** One company: its state when last viewed, and what has changed. */
function WatchedItem({ watched, checked, price, placeNames, now, onSeen, onRemove }: WatchedItemProps) {
  const words = useWords(watchlistWords);
  const { facts, jurisdiction_code, company_number } = watched;
  const state = checked?.facts ?? facts;
  const own = ownStatus(state, useForms().language);
  const place = placeNames[jurisdiction_code] ?? jurisdiction_code;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg">
          <Link href={links.company(watched)} className="hover:underline">
            <bdi>{state.name}</bdi>
          </Link>
        </h2>
        <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <CompanyBadges company={state} />
          <PriceTag price={price} />
          <button
            type="button"
            aria-label={words.removeIt(state.name)}
            className="cursor-pointer underline print:hidden"
            onClick={onRemove}
          >
            {words.remove}
          </button>
        </span>
      </div>
      <p className="text-muted text-sm">
        {[company_number, place, ...(own ? [own] : [])].join(' · ')} · <Ages watched={watched} now={now} />
      </p>
      <WatchedChanges watched={watched} checked={checked} now={now} onSeen={onSeen} />
    </li>
  );
}

interface WatchlistFileProps {
  companies: readonly Watched[];
  change: (next: (companies: readonly Watched[]) => readonly Watched[]) => void;
}

const exportHref = (companies: readonly Watched[]): string =>
  `data:application/json;charset=utf-8,${encodeURIComponent(printWatchlist(companies))}`;

/** The watched companies in a file, and the message for the result. */
function importResult(
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
  const imported = { added: all.added, known: companies.length - all.added, unreadable: left_out };
  return { companies: all.companies, said: words.brought(forms, imported) };
}

/** Exports, imports and clears the list. */
function WatchlistFile({ companies, change }: WatchlistFileProps) {
  const words = useWords(watchlistWords).file;
  const forms = useForms();
  const [said, setSaid] = useState('');
  const bring = (text: string): void => {
    const imported = importResult(text, companies, words, forms);
    change(() => imported.companies);
    setSaid(imported.said);
  };
  return (
    <div className="mt-6 flex flex-wrap items-baseline gap-x-6 gap-y-2 border-line border-t pt-3 text-sm print:hidden">
      {companies.length > 0 && (
        <a href={exportHref(companies)} download="watchlist.json" className="underline">
          {words.export}
        </a>
      )}
      <JsonFileChoice label={words.import} onText={bring} />
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

/** Concurrent requests are limited, so that a long list does not delay other visitors. */
const AT_ONCE = 3;

async function loadAll(companies: readonly CompanyNumber[], onEach: (path: string, checked: Checked) => void) {
  const waiting = [...companies];
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) onEach(links.company(next), await loadWatched(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

interface Checks {
  checked: ReadonlyMap<string, Checked>;
  isChecking: boolean;
  /** Undefined if calls are not limited, or before prices are loaded. */
  prices: ReadonlyMap<string, Price> | undefined;
  check: () => void;
}

/** The current records: loaded immediately if free, else on request. */
function useChecks(companies: readonly Watched[] | undefined, metered: boolean): Checks {
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after the list is read
  useEffect(() => {
    if (metered || begun.current || list === '') return;
    begun.current = true;
    check();
  }, [list, metered]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `list` is the companies by value; a check copies them
  useEffect(() => {
    if (!metered || isChecking || list === '') return;
    loadWatchPrices(companies ?? []).then(setPrices, () => setPrices(undefined));
  }, [list, metered, isChecking]);

  return { checked, isChecking, prices, check };
}

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

/** The number of checked companies, and of those with changes. */
function summaryOf(companies: readonly Watched[], { checked, isChecking }: Checks, words: Words, forms: Forms): string {
  const checks = companies.flatMap((company) => {
    const one = checked.get(links.company(company));
    return one ? [{ company, one }] : [];
  });
  const changed = checks.filter(({ company, one }) => one.facts && changesBetween(company.facts, one.facts).length > 0);
  return words.standing(forms, {
    watched: companies.length,
    checked: checks.length,
    changed: changed.length,
    failed: checks.filter(({ one }) => !one.facts).length,
    isChecking,
  });
}

/** The price on the button; cached records are free. */
function priceOfCheck(companies: readonly Watched[], { prices }: Checks, words: Words, forms: Forms): string {
  if (!prices) return words.checkUpTo(forms, companies.length);
  const calls = companies.filter((company) => prices.get(links.company(company)) !== 'kept').length;
  return words.checkNow(forms, calls, companies.length - calls);
}

const FEEDS = [
  ['atom', 'atom'],
  ['json', 'feed.json'],
  ['calendar', 'ics'],
] as const;

/** The list is kept on the device alone, so that the address of a feed names its companies. */
function FollowLinks({ companies }: { companies: readonly CompanyNumber[] }) {
  const { follow } = useWords(watchlistWords);
  const forms = useForms();
  const params = comparedParameters(companies.slice(0, MOST_FOLLOWED));
  return (
    <p className="mt-2 flex flex-wrap gap-x-3 text-muted text-sm print:hidden">
      <span>{follow.events}</span>
      {FEEDS.map(([name, suffix]) => (
        <a key={name} href={`${links.watchlist()}.${suffix}?${params}`} rel="nofollow" className="underline">
          {follow[name]}
        </a>
      ))}
      {companies.length > MOST_FOLLOWED && <span>{follow.most(forms, MOST_FOLLOWED)}</span>}
    </p>
  );
}

interface WatchlistProps {
  /** Whether each check may cost a remote call. */
  metered: boolean;
  /** Jurisdiction code → name. */
  placeNames: Readonly<Record<string, string>>;
}

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
              {summaryOf(companies, checks, words, forms)}
            </p>
            <div className="text-sm">
              <NetworkOfThese companies={companies} />
            </div>
          </div>
          <FollowLinks companies={companies} />
          <ol aria-label={words.label} className="mt-4 divide-y divide-line border-line border-t">
            {companies.map((watched) => (
              <WatchedItem
                key={links.company(watched)}
                watched={watched}
                checked={checks.checked.get(links.company(watched))}
                price={checks.prices?.get(links.company(watched))}
                placeNames={placeNames}
                now={moment.getTime()}
                onSeen={(facts) => change((all) => withView(all, watched, facts, moment.toISOString()))}
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
