import type { Price } from '@/lib/contract/quota';
import { useWords } from '@/lib/shared/language/use-words';
import { quotaScriptWords } from '@/lib/words/controls';

/** The price of a click; empty if calls are not limited. It is placed beside a link, never in its accessible name. */
export function PriceTag({ price, className = '' }: { price: Price | undefined; className?: string }) {
  const words = useWords(quotaScriptWords);
  if (!price) return null;
  const { short, full } = words.prices[price];
  return (
    <span
      title={full}
      className={`whitespace-nowrap text-muted text-xs tabular-nums print:hidden ${price === 'kept' ? 'italic' : ''} ${className}`}
    >
      <span className="sr-only">{`${words.price} `}</span>
      {short}
    </span>
  );
}
