import type { Metadata } from 'next';
import { CompanyHeader, Verdict } from '@/components/company/company-header';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailureNotice, FailurePage } from '@/components/failure/failure-notice';
import { JsonLink, RecordNetwork } from '@/components/network/record-network';
import { PageFacts } from '@/components/record/record-page';
import { networkMetadata } from '@/lib/api/card/network-card';
import { attempt } from '@/lib/api/pages/page';
import { type CompanyRoute, companyKeyOf, companyMetadata, companyOfRoute } from '@/lib/api/pages/records';
import { drawnNetwork } from '@/lib/api/pages/roots-network';
import { dayOf, everythingOn } from '@/lib/contract/parameters';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { companyWords } from '@/lib/words/company';

interface Props extends CompanyRoute {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const language = await requestLanguage();
  const { kind, titles } = companyWords[language];
  const shown = await companyMetadata(params, language, kind, titles.network);
  const path = links.companyNetwork(await companyKeyOf(params));
  return networkMetadata(path, toUrlSearchParams(await searchParams), shown);
}

export default async function CompanyNetworkPage({ params, searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const { value: company, failure } = await attempt(companyOfRoute(params));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const request = everythingOn(dayOf(query));
  const found = await attempt(drawnNetwork(links.company(company), request));
  const page = links.companyNetwork(company, query);
  const jsonHref = links.json(links.companyNetwork(company), request);
  const files = (
    <>
      <DownloadMenu page={page} />
      <PageFacts page={page} />
    </>
  );
  if (found.failure) {
    return (
      <article>
        <CompanyHeader company={company} tab="network" jsonHref={jsonHref}>
          {files}
        </CompanyHeader>
        <FailureNotice failure={found.failure} now={Date.now()} />
      </article>
    );
  }
  return (
    <article>
      <RecordNetwork root={{ path: links.company(company), name: company.name }} drawn={found.value} query={query}>
        <Verdict company={company} />
        <JsonLink href={jsonHref} />
        {files}
      </RecordNetwork>
    </article>
  );
}
