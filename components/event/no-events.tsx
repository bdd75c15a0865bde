import type { EventChip } from '@/lib/records/event/chips';
import type { EventFilter, EventScope } from '@/lib/records/event/filter';
import { useWords } from '@/lib/shared/language/use-words';
import { eventPageWords } from '@/lib/words/event';
import { Link } from '../ui/link';

interface NoEventsProps {
  scope: EventScope;
  filter: EventFilter;
  chips: EventChip[];
  hrefOf: (filter: EventFilter) => string;
}

type Words = (typeof eventPageWords)['en']['none'];

function sentence({ scope, filter, chips }: NoEventsProps, words: Words): string {
  if (filter.page > 1) return words.page;
  return chips.length > 0 ? words.match : words[scope];
}

/** What was looked for, and the ways on. That nothing is recorded does not mean that nothing happened. */
export function NoEvents(props: NoEventsProps) {
  const words = useWords(eventPageWords).none;
  const { filter, chips, hrefOf } = props;
  return (
    <div className="max-w-prose space-y-3">
      <p>{sentence(props, words)}</p>
      {chips.length === 0 && <p className="text-muted text-sm">{words.noProof}</p>}
      <ul className="list-disc space-y-1 pl-5">
        {filter.page > 1 && (
          <li>
            <Link href={hrefOf({ ...filter, page: 1 })} className="underline">
              {words.firstPage}
            </Link>
          </li>
        )}
        {chips.map(({ label, value, without }) => (
          <li key={`${label} ${value}`}>
            <Link href={hrefOf(without)} className="underline">
              {words.without(label, value)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
