import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { DatumList } from '@/components/datum/datum';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { attempt, companyPricesOf, listPrices, pageParams } from '@/lib/api/pages/page';
import { type CompanyRoute, companyData, companyMetadata, companyOfRoute } from '@/lib/api/pages/records';
import { type AddressParameters, pageOfAddress } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { companyWords } from '@/lib/words/company';

type Props = CompanyRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requestLanguage();
  const { kind, titles } = companyWords[language];
  return companyMetadata(params, language, kind, titles.data);
}

export default async function CompanyDataPage({ params: route, searchParams }: Props) {
  const { value: company, failure } = await attempt(companyOfRoute(route));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const page = pageOfAddress(await searchParams);
  const [path, params] = [links.companyData(company), pageParams(page)];
  const hrefOf = (number: number) => links.companyData(company, pageParams(number));
  const data = await attempt(companyData(company, page));
  const records = data.value?.items.map(({ id }) => links.datum(id)) ?? [];
  const prices = await listPrices({ records, page, path, hrefOf });
  return (
    <article>
      <CompanyHeader
        company={company}
        tab="data"
        jsonHref={links.json(path, params)}
        prices={await companyPricesOf(company)}
      >
        <DownloadMenu page={hrefOf(page)} />
        <PageFacts page={hrefOf(page)} />
      </CompanyHeader>
      <DatumList data={data} page={page} hrefOf={hrefOf} prices={prices} now={Date.now()} />
    </article>
  );
}
