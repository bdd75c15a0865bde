import { EVENT_ORDERS, type EventFilter } from '@/lib/records/event/filter';
import { useWords } from '@/lib/shared/language/use-words';
import { eventPageWords } from '@/lib/words/event';
import { Link } from '../ui/link';

/** The two orders of the interface, which knows newest first only. */
export function EventOrders({ filter, hrefOf }: { filter: EventFilter; hrefOf: (filter: EventFilter) => string }) {
  const words = useWords(eventPageWords);
  return (
    <nav aria-label={words.order}>
      <ul className="flex flex-wrap gap-x-3 text-sm">
        {EVENT_ORDERS.map((order) => (
          <li key={order}>
            {order === filter.order ? (
              <span aria-current="true" className="font-semibold">
                {words.orders[order]}
              </span>
            ) : (
              <Link href={hrefOf({ ...filter, order, page: 1 })} className="underline">
                {words.orders[order]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
