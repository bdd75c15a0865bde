import { EntityLink } from '@/components/record/entity-link';
import type { Company } from '@/lib/contract/company';
import type { StatementEntity } from '@/lib/contract/statement';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { FoldedRows } from '../ui/folded-rows';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

interface CompanyBranchesProps {
  company: Company;
  /** As its statements name them; undefined where these are not at hand. */
  branches: StatementEntity[] | undefined;
}

const AT_A_GLANCE = 10;

/** Branches that statements name, and the way to others of this name: no record lists its branches. */
export function CompanyBranches({ company, branches = [] }: CompanyBranchesProps) {
  const { branches: words, sections } = useWords(companyWords);
  const forms = useForms();
  if (company.branch || branches.length === 0) return null;
  const search = new URLSearchParams({ q: company.name, branch: 'true' });
  return (
    <Section id="branches" title={sections.branches} count={words.count(forms, branches.length)}>
      <FoldedRows rows={branches} first={AT_A_GLANCE} noun={words.folded}>
        {(rows) => (
          <ul className="divide-y divide-line text-sm">
            {rows.map(({ name, service_url, jurisdiction_code }) => (
              <li key={service_url ?? name} className="py-1.5">
                <EntityLink name={name} serviceUrl={service_url} jurisdictionCode={jurisdiction_code} />
              </li>
            ))}
          </ul>
        )}
      </FoldedRows>
      <p className="mt-2 text-sm print:hidden">
        <Link href={links.companySearch(search)} className="underline">
          {words.search}
        </Link>
      </p>
    </Section>
  );
}
