import type { Price } from '@/lib/contract/meter';
import { ageInWords } from '@/lib/format/moments';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { changesBetween, changesInWords } from '@/lib/watch/changes';
import type { WatchedFacts } from '@/lib/watch/facts';
import type { Watched } from '@/lib/watch/watchlist';
import { PriceTag } from '../allowance/price-tag';
import { CompanyBadges } from '../company/company-badges';
import { Badge } from '../ui/badge';
import { Link } from '../ui/link';
import { ChangeList } from './change-list';
import type { Checked } from './load-watched';

interface WatchedItemProps {
  watched: Watched;
  checked: Checked | undefined;
  price: Price | undefined;
  now: number;
  onSeen: (facts: WatchedFacts) => void;
  onRemove: () => void;
}

function Ages({ watched: { watched_at, looked_at }, now }: Pick<WatchedItemProps, 'watched' | 'now'>) {
  return (
    <>
      watched <time dateTime={watched_at}>{ageInWords(now - Date.parse(watched_at))}</time>, looked at{' '}
      <time dateTime={looked_at}>{ageInWords(now - Date.parse(looked_at))}</time>
    </>
  );
}

function News({ watched, checked, onSeen }: Pick<WatchedItemProps, 'watched' | 'checked' | 'onSeen'>) {
  if (!checked) return <p className="text-muted text-sm italic">Not checked</p>;
  if (!checked.facts) return <p className="text-bad text-sm">Could not be checked. {checked.failure}</p>;
  const { facts } = checked;
  const changes = changesBetween(watched.facts, facts);
  if (changes.length === 0) return <p className="text-sm">Unchanged since you looked</p>;
  return (
    <div className="mt-1 border-warn border-l-4 pl-3">
      <p className="flex flex-wrap items-baseline gap-x-3 text-sm">
        <Badge tone="warn">Changed since you looked</Badge>
        <button type="button" className="cursor-pointer underline" onClick={() => onSeen(facts)}>
          Mark {changesInWords(changes)} as seen<span className="sr-only"> of {facts.name}</span>
        </button>
      </p>
      <ChangeList changes={changes} />
    </div>
  );
}

/** One company: what it was when last looked at, and what has changed. */
export function WatchedItem({ watched, checked, price, now, onSeen, onRemove }: WatchedItemProps) {
  const { facts, jurisdiction_code, company_number } = watched;
  const { name, inactive, current_status } = checked?.facts ?? facts;
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
          <button type="button" className="cursor-pointer underline print:hidden" onClick={onRemove}>
            Remove<span className="sr-only"> {name}</span>
          </button>
        </span>
      </div>
      <p className="text-muted text-sm">
        {[company_number, jurisdictionName(jurisdiction_code), current_status ?? 'status not known'].join(' · ')} ·{' '}
        <Ages watched={watched} now={now} />
      </p>
      <News watched={watched} checked={checked} onSeen={onSeen} />
    </li>
  );
}
