import type { Price } from '@/lib/contract/quota';
import { useWords } from '@/lib/shared/language/use-words';
import { quotaScriptWords } from '@/lib/words/controls';

/** What a click here would spend; nothing where nothing is counted. It stands beside a link, never in its name. */
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
