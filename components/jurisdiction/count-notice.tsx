import { PriceTag } from '@/components/quota/price-tag';
import type { RegistryError } from '@/lib/contract/errors';
import type { Price } from '@/lib/contract/quota';
import { useWords } from '@/lib/shared/language/use-words';
import { jurisdictionWords } from '@/lib/words/register';
import { FailureNotice } from '../failure/failure-notice';
import { Link } from '../ui/link';

interface CountNoticeProps {
  /** Undefined where nobody asked for counts. */
  counting?: { failure?: RegistryError; given: boolean };
  /** The page with counts, and what it costs. */
  askHref: string;
  price: Price | undefined;
}

/** Why there are no numbers, and how to have them. Nothing where there are. */
export function CountNotice({ counting, askHref, price }: CountNoticeProps) {
  const words = useWords(jurisdictionWords);
  if (counting?.failure) return <FailureNotice failure={counting.failure} now={Date.now()} />;
  if (counting?.given) return null;
  if (counting) return <p className="text-muted text-sm">{words.notGiven}</p>;
  return (
    <p className="text-muted text-sm">
      {words.notAsked}{' '}
      <Link href={askHref} className="underline">
        {words.ask}
      </Link>{' '}
      <PriceTag price={price} />
    </p>
  );
}
