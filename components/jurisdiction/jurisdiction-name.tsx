import type { CountedJurisdiction } from '@/lib/jurisdictions/held';
import { Link } from '../ui/link';

/** Name and code; a link to the companies, unless it is known that there are none. */
export function JurisdictionName({ one, href }: { one: CountedJurisdiction; href: string }) {
  return (
    <>
      {one.count === 0 ? (
        <bdi>{one.name}</bdi>
      ) : (
        <Link href={href} className="underline">
          <bdi>{one.name}</bdi>
        </Link>
      )}{' '}
      <span className="text-muted text-xs">{one.unknown ? 'a code without a name' : one.code}</span>
    </>
  );
}
