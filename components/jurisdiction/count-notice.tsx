import type { RegistryError } from '@/lib/contract/errors';
import type { Price } from '@/lib/contract/meter';
import { PriceTag } from '../allowance/price-tag';
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
  if (counting?.failure) return <FailureNotice failure={counting.failure} now={Date.now()} />;
  if (counting?.given) return null;
  if (counting) {
    return (
      <p className="text-muted text-sm">
        The remote service does not count companies by jurisdiction, so no numbers are shown.
      </p>
    );
  }
  return (
    <p className="text-muted text-sm">
      Numbers of companies were not asked for. Each link is a search of the remote service.{' '}
      <Link href={askHref} className="underline">
        Ask how many there are
      </Link>{' '}
      <PriceTag price={price} />
    </p>
  );
}
