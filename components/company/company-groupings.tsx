import type { Company } from '@/lib/contract/company';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** The corporations to which curators count the company. */
export function CompanyGroupings({ company }: { company: Company }) {
  const { sections } = useWords(companyWords);
  const groupings = company.corporate_groupings ?? [];
  if (groupings.length === 0) return null;
  return (
    <Section id="groupings" title={sections.groupings}>
      <ul className="text-sm">
        {groupings.map(({ corporate_grouping: { name } }) => (
          <li key={name} className="py-1">
            <Link href={links.corporateGrouping(name)} className="underline">
              <bdi>{name}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
