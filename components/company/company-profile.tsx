import type { Company } from '@/lib/contract/company';
import { branchesIn } from '@/lib/records/company/branches';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { ControlSection, type ControlSectionProps } from '../control/control-section';
import { Section } from '../ui/section';
import { CompanyBranches } from './company-branches';
import { CompanyData } from './company-data';
import { CompanyFacts } from './company-facts';
import { CompanyFilings } from './company-filings';
import { CompanyGroupings } from './company-groupings';
import { CompanyIndustry } from './company-industry';
import { CompanyNames, hasOtherNames } from './company-names';
import { CompanyOfficers } from './company-officers';
import { CompanyRegistrations } from './company-registrations';
import { CompanySource } from './company-source';
import { CompanyWarnings } from './company-warnings';

/**
 * Said in one line, instead of an empty box for each. Of a list that is not given nothing is known, not even that it
 * is empty.
 */
function Absences({ company }: { company: Company }) {
  const words = useWords(companyWords);
  const forms = useForms();
  const { officers, filings, industry_codes, previous_names, alternative_names } = company;
  const namesAreGiven = Boolean(previous_names ?? alternative_names);
  const absent = [
    ...(officers?.length === 0 ? [words.absent.officers] : []),
    ...(filings?.length === 0 ? [words.absent.filings] : []),
    ...(industry_codes?.length === 0 ? [words.absent.industry_codes] : []),
    ...(namesAreGiven && !hasOtherNames(company) ? [words.absent.other_names] : []),
  ];
  if (absent.length === 0) return null;
  return <p className="text-muted text-sm">{words.holdsNo(forms, absent)}</p>;
}

/** The record in one column: what it says of the company itself. */
function Aside({ company }: { company: Company }) {
  const { sections } = useWords(companyWords);
  return (
    <div className="space-y-8 lg:order-2">
      <Section id="facts" title={sections.facts}>
        <CompanyFacts company={company} />
      </Section>
      <CompanyIndustry company={company} />
      <CompanyGroupings company={company} />
      <CompanySource company={company} />
    </div>
  );
}

/** The overview: the record itself, and beside it what it has to do with others. */
export function CompanyProfile(props: ControlSectionProps) {
  const { company, statements, prices, now } = props;
  const { sections } = useWords(companyWords);
  const today = new Date(now).toISOString().slice(0, 10);
  const branches = statements && branchesIn(statements.value.items, company.service_url);
  return (
    <>
      <CompanyWarnings company={company} today={today} />
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <Aside company={company} />
        <div className="min-w-0 space-y-10">
          <ControlSection {...props} />
          <CompanyOfficers company={company} today={today} />
          {hasOtherNames(company) && (
            <Section id="names" title={sections.names}>
              <CompanyNames company={company} today={today} />
            </Section>
          )}
          <CompanyRegistrations company={company} />
          <CompanyBranches company={company} branches={branches} />
          <CompanyFilings company={company} prices={prices} />
          <CompanyData company={company} price={prices?.get(links.companyData(company))} />
          <Absences company={company} />
        </div>
      </div>
    </>
  );
}
