import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { dateInWords, plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { FilingTable } from '../filing/filing-table';
import { OfficerTable } from '../officer/officer-table';
import { SourceLine } from '../provenance/source-line';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { CompanyControl } from './company-control';
import { CompanyFacts } from './company-facts';
import { CompanyNames, hasOtherNames } from './company-names';
import { CompanyWarnings } from './company-warnings';

/** A record gives this many filings at most; there may be more (specification, Company, `filings`). */
const MOST_FILINGS = 30;

function FilingSection({ company }: { company: Company }) {
  const filings = (company.filings ?? []).map(({ filing }) => filing);
  if (filings.length === 0) return null;
  const count = filings.length < MOST_FILINGS ? plural(filings.length, 'filing') : `the newest ${filings.length} shown`;
  return (
    <Section id="filings" title="Filings" count={count}>
      <FilingTable filings={filings} />
      {filings.length >= MOST_FILINGS && (
        <p className="mt-3 text-sm">
          <a href={links.json(`${links.company(company)}/filings`)} className="underline">
            All filings as JSON
          </a>
        </p>
      )}
    </Section>
  );
}

/**
 * Said in one line, instead of an empty box for each. Of a list that is not given nothing is known, not even that it
 * is empty.
 */
function Absences({ company }: { company: Company }) {
  const { officers, filings, previous_names, alternative_names } = company;
  const namesAreGiven = Boolean(previous_names ?? alternative_names);
  const absent = [
    officers?.length === 0 && 'officers',
    filings?.length === 0 && 'filings',
    namesAreGiven && !hasOtherNames(company) && 'other names',
  ].filter(Boolean);
  if (absent.length === 0) return null;
  return <p className="text-muted text-sm">The registry holds no {absent.join(', no ')} for this company.</p>;
}

interface CompanyProfileProps {
  company: Company;
  /** What opening the network would cost, where that is counted. */
  networkPrice?: Price;
}

export function CompanyProfile({ company, networkPrice }: CompanyProfileProps) {
  const officers = (company.officers ?? []).map(({ officer }) => officer);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21rem]">
      <div className="space-y-10 lg:order-2">
        <Section id="facts" title="Key facts">
          <CompanyFacts company={company} />
        </Section>
        <Section id="source" title="Source">
          <SourceLine source={company.source} />
          {company.updated_at && (
            <p className="mt-1 text-muted text-sm">Last changed here {dateInWords(company.updated_at)}.</p>
          )}
        </Section>
      </div>
      <div className="min-w-0 space-y-10">
        <div className="space-y-3 empty:hidden">
          <CompanyWarnings company={company} />
        </div>
        <Section id="control" title="Ownership and control">
          <CompanyControl company={company} />
          <p className="mt-4">
            <Link
              href={links.companyNetwork(company)}
              className="inline-block rounded bg-accent px-4 py-2 font-medium text-on-accent text-sm"
            >
              Explore the network
            </Link>
            <PriceTag price={networkPrice} className="ml-3" />
          </p>
        </Section>
        {officers.length > 0 && (
          <Section id="officers" title="Officers" count={plural(officers.length, 'officer')}>
            <OfficerTable officers={officers} />
          </Section>
        )}
        <FilingSection company={company} />
        {hasOtherNames(company) && (
          <Section id="names" title="Other names">
            <CompanyNames company={company} />
          </Section>
        )}
        <Absences company={company} />
      </div>
    </div>
  );
}
