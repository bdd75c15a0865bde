import type { EventFilter, EventOrder } from '@/lib/event/filter';
import { Link } from '../ui/link';

const ORDERS: readonly { order: EventOrder; label: string }[] = [
  { order: 'time_range_ends_at', label: 'Latest first' },
  { order: 'created_at', label: 'Latest recorded first' },
];

/** The two orders of the interface, which knows newest first only. */
export function EventOrders({ filter, hrefOf }: { filter: EventFilter; hrefOf: (filter: EventFilter) => string }) {
  return (
    <nav aria-label="Order of the events">
      <ul className="flex flex-wrap gap-x-3 text-sm">
        {ORDERS.map(({ order, label }) => (
          <li key={order}>
            {order === filter.order ? (
              <span aria-current="true" className="font-semibold">
                {label}
              </span>
            ) : (
              <Link href={hrefOf({ ...filter, order, page: 1 })} className="underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
