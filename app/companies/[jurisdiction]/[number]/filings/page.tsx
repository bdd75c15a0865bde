import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { FilingList } from '@/components/filing/filings';
import { PageFacts } from '@/components/record/record-page';
import { attempt, companyPricesOf, listPrices, pageParams, registry, registrySource } from '@/lib/api/pages/page';
import { type CompanyRoute, companyMetadata, companyOfRoute } from '@/lib/api/pages/records';
import { type FilingFilter, filingRequest, parseFilingFilter, printFilingFilter } from '@/lib/records/filing/filter';
import type { AddressParameters } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { companyWords } from '@/lib/words/company';

type Props = CompanyRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requestLanguage();
  const { kind, titles } = companyWords[language];
  return companyMetadata(params, language, kind, titles.filings);
}

export default async function CompanyFilingsPage({ params: route, searchParams }: Props) {
  const { value: company, failure } = await attempt(companyOfRoute(route));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const { jurisdiction_code, company_number } = company;
  const filter = parseFilingFilter(await searchParams);
  const isOwn = registrySource() === 'embedded';
  const path = links.companyFilings(company);
  const params = isOwn ? filingRequest(filter) : pageParams(filter.page);
  const hrefOf = (next: FilingFilter) => links.companyFilings(company, printFilingFilter(next));
  const filings = await attempt(registry.list('list_company_filings', { jurisdiction_code, company_number }, params));
  const records = filings.value?.items.map(({ id }) => links.filing(id)) ?? [];
  const prices = await listPrices({ records, page: filter.page, path, hrefOf: (page) => hrefOf({ page }) });
  return (
    <article>
      <CompanyHeader
        company={company}
        tab="filings"
        jsonHref={links.json(path, isOwn ? printFilingFilter(filter) : params)}
        prices={await companyPricesOf(company)}
      >
        <DownloadMenu page={hrefOf(filter)} />
        <PageFacts page={hrefOf(filter)} />
      </CompanyHeader>
      <FilingList filings={filings} filter={filter} hrefOf={hrefOf} prices={prices} now={Date.now()} />
    </article>
  );
}
