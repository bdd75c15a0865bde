import { CompanyBadges } from '@/components/record/company-badges';
import { EntityLink } from '@/components/record/entity-link';
import type { Company } from '@/lib/contract/company';
import { verdictParts } from '@/lib/records/format/verdict';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import { useForms } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { Link } from '../ui/link';
import { Still } from '../ui/still';
import { CompanyComfort } from '../watch/company-comfort';
import { CompanyTabs, type CompanyTabsProps } from './company-tabs';

export interface CompanyHeaderProps extends CompanyTabsProps {
  /** What can be taken along, and how old the facts are. */
  children?: React.ReactNode;
}

function Verdict({ company }: { company: Company }) {
  const { language } = useForms();
  return (
    <p className="mt-2 max-w-5xl text-pretty text-lg">
      {verdictParts(company, language).map((part) =>
        typeof part === 'string' ? part : <EntityLink key={part.name} name={part.name} serviceUrl={part.service_url} />,
      )}
    </p>
  );
}

/** The head of every page of a company: what it is, where, since when, in what state. */
export function CompanyHeader(props: CompanyHeaderProps) {
  const { company } = props;
  const { language } = useForms();
  const jurisdiction = new URLSearchParams({ jurisdiction_code: company.jurisdiction_code });
  return (
    <div className="mb-8">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted text-sm">
        <Still className="contents" keptWith={company} of={['place', language]}>
          <p>
            <Link href={links.companySearch(jurisdiction)} className="underline">
              {placesIn(language)(company.jurisdiction_code)}
            </Link>{' '}
            · <bdi>{company.company_number}</bdi>
          </p>
          <CompanyBadges company={company} />
        </Still>
      </div>
      <Still keptWith={company} of={['verdict', language]}>
        <h1 className="mt-2 text-3xl sm:text-4xl">
          <bdi>{company.name}</bdi>
        </h1>
        <Verdict company={company} />
      </Still>
      {/* One row: what is opened takes a line of its own. */}
      <div className="my-2 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-sm [&>details]:mt-0">
        <div className="contents text-accent">
          <CompanyComfort company={company} />
        </div>
        {props.children}
      </div>
      <CompanyTabs company={company} tab={props.tab} jsonHref={props.jsonHref} prices={props.prices} />
    </div>
  );
}
