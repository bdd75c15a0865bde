import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { datumTypeInWords, ownTitleOf } from '@/lib/records/statement/datum-words';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { PriceTag } from '../allowance/price-tag';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

const countOf = (words: typeof companyWords.en.data, forms: Forms, shown: number, total: number): string =>
  shown < total ? words.some(forms, shown, total) : words.count(forms, total);

/** What else is held of the company, the newest first. */
export function CompanyData({ company, price }: { company: Company; price?: Price }) {
  const { data: words, sections } = useWords(companyWords);
  const forms = useForms();
  const { most_recent = [], total_count = 0 } = company.data ?? {};
  if (most_recent.length === 0) return null;
  return (
    <Section id="data" title={sections.data} count={countOf(words, forms, most_recent.length, total_count)}>
      <ul className="divide-y divide-line text-sm">
        {most_recent.map(({ datum: { id, title, data_type, description } }) => (
          <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[12rem_minmax(0,1fr)]">
            <Link href={links.datum(id)} className="underline">
              <bdi>{title || datumTypeInWords(data_type, forms.language)}</bdi>
            </Link>
            <span>
              {description && <bdi>{description}</bdi>}
              {ownTitleOf({ title, data_type }) && (
                <span className="block text-muted text-xs">{datumTypeInWords(data_type, forms.language)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {most_recent.length < total_count && (
        <p className="mt-3 text-sm print:hidden">
          <Link href={links.companyData(company)} className="underline">
            {words.all(forms, total_count)}
          </Link>
          <PriceTag price={price} className="ml-2" />
        </p>
      )}
    </Section>
  );
}
