import { type JurisdictionsView, printJurisdictionsView } from '@/lib/records/jurisdiction/view';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { jurisdictionWords } from '@/lib/words/register';
import { Link } from '../ui/link';

const ORDERS = ['count', 'name'] as const;

export function OrderLinks({ view }: { view: JurisdictionsView }) {
  const words = useWords(jurisdictionWords);
  return (
    <nav aria-label={words.order}>
      <ul className="flex gap-x-4 text-sm">
        {ORDERS.map((order) => (
          <li key={order}>
            {order === view.order ? (
              <span aria-current="true" className="font-semibold">
                {words.orders[order]}
              </span>
            ) : (
              <Link href={links.jurisdictions(printJurisdictionsView({ ...view, order }))} className="underline">
                {words.orders[order]}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
