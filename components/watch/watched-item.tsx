import { CompanyBadges } from '@/components/record/company-badges';
import type { Price } from '@/lib/contract/meter';
import { changesBetween } from '@/lib/records/watchlist/changes';
import type { WatchedFacts } from '@/lib/records/watchlist/facts';
import type { Watched } from '@/lib/records/watchlist/watchlist';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { failureInWords } from '@/lib/words/failed-reply';
import { watchlistWords } from '@/lib/words/watchlist';
import { PriceTag } from '../allowance/price-tag';
import { Badge } from '../ui/badge';
import { Link } from '../ui/link';
import { ChangeList } from './change-list';
import type { Checked } from './load-watched';

interface WatchedItemProps {
  watched: Watched;
  checked: Checked | undefined;
  price: Price | undefined;
  /** Code of a jurisdiction → its name. */
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

function News({ watched, checked, now, onSeen }: Pick<WatchedItemProps, 'watched' | 'checked' | 'now' | 'onSeen'>) {
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

/** One company: what it was when last looked at, and what has changed. */
export function WatchedItem({ watched, checked, price, placeNames, now, onSeen, onRemove }: WatchedItemProps) {
  const words = useWords(watchlistWords);
  const { facts, jurisdiction_code, company_number } = watched;
  const { name, inactive, current_status } = checked?.facts ?? facts;
  const place = placeNames[jurisdiction_code] ?? jurisdiction_code;
  return (
    <li className="py-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-lg">
          <Link href={links.company(watched)} className="hover:underline">
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <span className="flex flex-wrap items-baseline gap-x-3 text-sm">
          <CompanyBadges company={{ inactive }} />
          <PriceTag price={price} />
          <button
            type="button"
            aria-label={words.removeIt(name)}
            className="cursor-pointer underline print:hidden"
            onClick={onRemove}
          >
            {words.remove}
          </button>
        </span>
      </div>
      <p className="text-muted text-sm">
        {[company_number, place, current_status ?? words.statusUnknown].join(' · ')} ·{' '}
        <Ages watched={watched} now={now} />
      </p>
      <News watched={watched} checked={checked} now={now} onSeen={onSeen} />
    </li>
  );
}
