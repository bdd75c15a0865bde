import { type JurisdictionsView, printJurisdictionsView } from '@/lib/jurisdictions/view';
import { links } from '@/lib/links';
import { Link } from '../ui/link';

const ORDERS = [
  { order: 'count', label: 'Most companies' },
  { order: 'name', label: 'Name' },
] as const;

export function OrderLinks({ view }: { view: JurisdictionsView }) {
  return (
    <nav aria-label="Order of the countries">
      <ul className="flex gap-x-4 text-sm">
        {ORDERS.map(({ order, label }) => (
          <li key={order}>
            {order === view.order ? (
              <span aria-current="true" className="font-semibold">
                {label}
              </span>
            ) : (
              <Link href={links.jurisdictions(printJurisdictionsView({ ...view, order }))} className="underline">
                {label}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
