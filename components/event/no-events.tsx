import type { EventChip } from '@/lib/event/chips';
import type { EventFilter, EventScope } from '@/lib/event/filter';
import { Link } from '../ui/link';

interface NoEventsProps {
  scope: EventScope;
  filter: EventFilter;
  chips: EventChip[];
  hrefOf: (filter: EventFilter) => string;
}

const NONE: Record<EventScope, string> = {
  all: 'This registry holds no events.',
  jurisdiction: 'No events are recorded for companies of this jurisdiction.',
  company: 'No events are recorded for this company.',
};

function sentence({ scope, filter, chips }: NoEventsProps): string {
  if (filter.page > 1) return 'There are no events on this page of the list.';
  return chips.length > 0 ? 'No events match all of these filters.' : NONE[scope];
}

/** What was looked for, and the ways on. That nothing is recorded does not mean that nothing happened. */
export function NoEvents(props: NoEventsProps) {
  const { filter, chips, hrefOf } = props;
  return (
    <div className="max-w-prose space-y-3">
      <p>{sentence(props)}</p>
      {chips.length === 0 && (
        <p className="text-muted text-sm">
          That is no proof that nothing happened: events are what was seen by comparing states of the register, or was
          published.
        </p>
      )}
      <ul className="list-disc space-y-1 pl-5">
        {filter.page > 1 && (
          <li>
            <Link href={hrefOf({ ...filter, page: 1 })} className="underline">
              Go to the first page
            </Link>
          </li>
        )}
        {chips.map(({ label, value, without }) => (
          <li key={`${label} ${value}`}>
            <Link href={hrefOf(without)} className="underline">
              List without “{label}: {value}”
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
