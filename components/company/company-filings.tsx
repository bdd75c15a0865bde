import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import { plural } from '@/lib/format/dates';
import { links } from '@/lib/links';
import { PriceTag } from '../allowance/price-tag';
import { FilingTable } from '../filing/filing-table';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** A record gives this many filings at most; there may be more (specification, Company, `filings`). */
const MOST_GIVEN = 30;
const AT_A_GLANCE = 8;

function countOf(given: number, shown: number): string {
  if (given >= MOST_GIVEN) return `the newest ${shown} shown`;
  return given > shown ? `${shown} of ${plural(given, 'filing')} shown` : plural(given, 'filing');
}

const filingsOf = ({ filings }: Company) => (filings ?? []).map(({ filing }) => filing);

/** Those that are shown on the company's page. */
export const newestFilings = (company: Company) => filingsOf(company).slice(0, AT_A_GLANCE);

/** The newest filings, and the way to all of them. */
export function CompanyFilings({ company, prices }: { company: Company; prices?: ReadonlyMap<string, Price> }) {
  const filings = filingsOf(company);
  if (filings.length === 0) return null;
  const shown = newestFilings(company);
  return (
    <Section id="filings" title="Recent filings" count={countOf(filings.length, shown.length)}>
      <FilingTable filings={shown} prices={prices} />
      <p className="mt-3 text-sm print:hidden">
        <Link href={links.companyFilings(company)} className="underline">
          All filings
        </Link>
        <PriceTag price={prices?.get(links.companyFilings(company))} className="ml-2" />
      </p>
    </Section>
  );
}
