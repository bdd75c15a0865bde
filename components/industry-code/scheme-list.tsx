import { PriceTag } from '@/components/quota/price-tag';
import type { IndustryCodeScheme } from '@/lib/contract/industry-code';
import type { Price } from '@/lib/contract/quota';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { industryWords } from '@/lib/words/register';
import { Link } from '../ui/link';
import { OutsideLink } from '../ui/outside-link';

interface SchemeListProps {
  schemes: IndustryCodeScheme[];
  /** What opening each would cost. */
  prices: ReadonlyMap<string, Price>;
}

/** The schemes by name, each with the page of whoever publishes it. */
export function SchemeList({ schemes, prices }: SchemeListProps) {
  const words = useWords(industryWords);
  if (schemes.length === 0) return <p>{words.noSchemes}</p>;
  return (
    <ul className="max-w-3xl divide-y divide-line border-line border-t">
      {schemes.map(({ id, name, url }) => (
        <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <span>
            <Link href={links.industryCodeScheme(id)} className="text-lg hover:underline">
              <bdi>{name}</bdi>
            </Link>{' '}
            <code className="text-muted text-xs">{id}</code>{' '}
            <PriceTag price={prices.get(links.industryCodeScheme(id))} />
          </span>
          {url && (
            <span className="text-sm">
              <OutsideLink url={url}>
                {words.officialPage}
                <span className="sr-only">{words.ofScheme(name)}</span>
              </OutsideLink>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
