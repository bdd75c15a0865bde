import type { Price } from '@/lib/contract/meter';
import { PRICE_WORDS } from './words';

/** What a click here would spend; nothing where nothing is counted. It stands beside a link, never in its name. */
export function PriceTag({ price, className = '' }: { price: Price | undefined; className?: string }) {
  if (!price) return null;
  const { short, full } = PRICE_WORDS[price];
  return (
    <span
      title={full}
      className={`whitespace-nowrap text-muted text-xs tabular-nums print:hidden ${price === 'kept' ? 'italic' : ''} ${className}`}
    >
      <span className="sr-only">Price: </span>
      {short}
    </span>
  );
}
