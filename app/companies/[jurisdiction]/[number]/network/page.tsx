import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { FailureNotice, FailurePage } from '@/components/failure/failure-notice';
import { NetworkWorkspace } from '@/components/network/network-workspace';
import { PageFacts } from '@/components/provenance/page-facts';
import { TakeMenu } from '@/components/take/take-menu';
import { isMetered } from '@/lib/client/allowance';
import { attempt } from '@/lib/client/attempt';
import { type CompanyRoute, companyOfRoute, companyTitle } from '@/lib/client/company-route';
import { registry } from '@/lib/client/server';
import { orAbsent, parseDate } from '@/lib/contract/filters';
import { JURISDICTION_NAMES } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { everythingOn } from '@/lib/network/request';
import { parseNetworkState } from '@/lib/network/state';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';

interface Props extends CompanyRoute {
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await companyTitle(params, ': network') };
}

export default async function CompanyNetworkPage({ params, searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const dates = orAbsent(parseDate, query.get('dates') ?? '');
  const { value: company, failure } = await attempt(companyOfRoute(params));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const request = everythingOn(dates);
  const network = await attempt(registry.array('get_company_network', company, request));
  const path = links.company(company);
  return (
    <article>
      <CompanyHeader company={company} tab="network" jsonHref={links.json(`${path}/network`, request)}>
        <PageFacts page={links.companyNetwork(company, query)} />
        <TakeMenu page={links.companyNetwork(company, query)} />
      </CompanyHeader>
      {network.failure ? (
        <FailureNotice failure={network.failure} now={Date.now()} />
      ) : (
        <NetworkWorkspace
          root={{ path, name: company.name }}
          relationships={network.value}
          initialState={parseNetworkState(query)}
          jurisdictionNames={JURISDICTION_NAMES}
          dates={dates}
          metered={isMetered()}
        />
      )}
    </article>
  );
}
