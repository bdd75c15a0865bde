import type { CountedJurisdiction } from '@/lib/records/jurisdiction/held';
import { useWords } from '@/lib/shared/language/use-words';
import { jurisdictionWords } from '@/lib/words/register';
import { Link } from '../ui/link';

/** Name and code; a link to the companies, unless it is known that there are none. */
export function JurisdictionName({ one, href }: { one: CountedJurisdiction; href: string }) {
  const words = useWords(jurisdictionWords);
  return (
    <>
      {one.count === 0 ? (
        <bdi>{one.name}</bdi>
      ) : (
        <Link href={href} className="underline">
          <bdi>{one.name}</bdi>
        </Link>
      )}{' '}
      <span className="text-muted text-xs">{one.unknown ? words.nameless : one.code}</span>
    </>
  );
}
