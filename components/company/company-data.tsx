import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { countInWords, plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { codeWords } from '@/lib/network/words';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** `CompanyAddress` → "Company address". */
const typeInWords = (type: string): string => codeWords(type.replaceAll(/([a-z])([A-Z])/g, '$1_$2').toLowerCase());

const saysType = (title: string, type: string): boolean => title.toLowerCase() === typeInWords(type).toLowerCase();

/** What else is held of the company, the newest first. */
export function CompanyData({ company, price }: { company: Company; price?: Price }) {
  const { most_recent = [], total_count = 0 } = company.data ?? {};
  if (most_recent.length === 0) return null;
  const count =
    most_recent.length < total_count
      ? `${countInWords(most_recent.length)} of ${countInWords(total_count)} shown`
      : plural(total_count, 'item');
  return (
    <Section id="data" title="Data" count={count}>
      <ul className="divide-y divide-line text-sm">
        {most_recent.map(({ datum: { id, title, data_type, description } }) => (
          <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Link href={links.datum(id)} className="underline">
              <bdi>{title || typeInWords(data_type)}</bdi>
            </Link>
            <span>
              {description && <bdi>{description}</bdi>}
              {title && !saysType(title, data_type) && (
                <span className="block text-muted text-xs">{typeInWords(data_type)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {most_recent.length < total_count && (
        <p className="mt-3 text-sm print:hidden">
          <Link href={links.companyData(company)} className="underline">
            All {countInWords(total_count)} items
          </Link>
          <PriceTag price={price} className="ml-2" />
        </p>
      )}
    </Section>
  );
}
