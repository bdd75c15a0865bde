import type { Company } from '@/lib/contract/company';
import type { StatementEntity } from '@/lib/contract/statement';
import { plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { FoldedRows } from '../ui/folded-rows';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { EntityLink } from './entity-link';

interface CompanyBranchesProps {
  company: Company;
  /** As its statements name them; undefined where these are not at hand. */
  branches: StatementEntity[] | undefined;
}

const AT_A_GLANCE = 10;

/** Branches that statements name, and the way to others of this name: no record lists its branches. */
export function CompanyBranches({ company, branches = [] }: CompanyBranchesProps) {
  if (company.branch || branches.length === 0) return null;
  const search = new URLSearchParams({ q: company.name, branch: 'true' });
  return (
    <Section id="branches" title="Branches" count={plural(branches.length, 'branch', 'branches')}>
      <FoldedRows rows={branches} first={AT_A_GLANCE} noun="branches">
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
          Search for branches of this name
        </Link>
      </p>
    </Section>
  );
}
