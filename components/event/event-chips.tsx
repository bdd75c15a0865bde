import type { EventChip } from '@/lib/records/event/chips';
import type { EventFilter } from '@/lib/records/event/filter';
import { useWords } from '@/lib/shared/language/use-words';
import { eventFilterWords } from '@/lib/words/event';
import { Link } from '../ui/link';

interface EventChipsProps {
  chips: EventChip[];
  hrefOf: (filter: EventFilter) => string;
  clearHref: string;
}

/** The active filters in words; each is a link to the list without it. */
export function EventChips({ chips, hrefOf, clearHref }: EventChipsProps) {
  const words = useWords(eventFilterWords);
  if (chips.length === 0) return null;
  return (
    <ul aria-label={words.chips} className="flex flex-wrap gap-2 text-sm">
      {chips.map(({ label, value, without }) => (
        <li key={`${label} ${value}`}>
          <Link
            href={hrefOf(without)}
            className="inline-flex items-center gap-1.5 rounded-full border border-accent bg-accent-soft px-3 py-1 text-ink hover:bg-sunken"
          >
            <span className="text-muted">{label}</span> <bdi>{value}</bdi>
            <span aria-hidden="true">×</span>
            <span className="sr-only">{words.remove}</span>
          </Link>
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Link href={clearHref} className="inline-block px-2 py-1 underline">
            {words.removeAll}
          </Link>
        </li>
      )}
    </ul>
  );
}
