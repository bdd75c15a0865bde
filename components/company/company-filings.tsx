import type { Company } from '@/lib/contract/company';
import type { Price } from '@/lib/contract/meter';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';
import { PriceTag } from '../allowance/price-tag';
import { FilingTable } from '../filing/filing-table';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** A record gives this many filings at most; there may be more (specification, Company, `filings`). */
const MOST_GIVEN = 30;
const AT_A_GLANCE = 8;

function countOf(words: typeof companyWords.en.filings, forms: Forms, given: number, shown: number): string {
  if (given >= MOST_GIVEN) return words.newest(forms, shown);
  return given > shown ? words.some(forms, shown, given) : words.count(forms, given);
}

const filingsOf = ({ filings }: Company) => (filings ?? []).map(({ filing }) => filing);

/** Those that are shown on the company's page. */
export const newestFilings = (company: Company) => filingsOf(company).slice(0, AT_A_GLANCE);

/** The newest filings, and the way to all of them. */
export function CompanyFilings({ company, prices }: { company: Company; prices?: ReadonlyMap<string, Price> }) {
  const { filings: words, sections } = useWords(companyWords);
  const forms = useForms();
  const filings = filingsOf(company);
  if (filings.length === 0) return null;
  const shown = newestFilings(company);
  return (
    <Section id="filings" title={sections.filings} count={countOf(words, forms, filings.length, shown.length)}>
      <FilingTable filings={shown} prices={prices} />
      <p className="mt-3 text-sm print:hidden">
        <Link href={links.companyFilings(company)} className="underline">
          {words.all}
        </Link>
        <PriceTag price={prices?.get(links.companyFilings(company))} className="ml-2" />
      </p>
    </Section>
  );
}
