import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { FailurePage } from '@/components/failure/failure-notice';
import { NetworkWorkspace } from '@/components/network/network-workspace';
import { attempt } from '@/lib/client/attempt';
import { type CompanyRoute, companyOfRoute, companyTitle } from '@/lib/client/company-route';
import { registry } from '@/lib/client/server';
import { orAbsent, parseDate } from '@/lib/contract/filters';
import { JURISDICTION_NAMES } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { parseNetworkState } from '@/lib/network/state';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';

interface Props extends CompanyRoute {
  searchParams: Promise<AddressParameters>;
}

/** Asked once for everything: the sliders then filter on the screen and cost no call. */
function everythingOn(dates: string | undefined): URLSearchParams {
  return new URLSearchParams({ confidence: 'all', ownership_percentage: '0', ...(dates && { dates }) });
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await companyTitle(params, ': network') };
}

async function loadPage(params: Props['params'], dates: string | undefined) {
  const company = await companyOfRoute(params);
  const relationships = await registry.array('get_company_network', company, everythingOn(dates));
  return { company, relationships };
}

export default async function CompanyNetworkPage({ params, searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const dates = orAbsent(parseDate, query.get('dates') ?? '');
  const { value, failure } = await attempt(loadPage(params, dates));
  if (failure) return <FailurePage code={failure.code} message={failure.message} />;
  const { company, relationships } = value;
  const path = links.company(company);
  return (
    <article>
      <CompanyHeader company={company} tab="network" jsonHref={links.json(`${path}/network`, everythingOn(dates))} />
      <NetworkWorkspace
        root={{ path, name: company.name }}
        relationships={relationships}
        initialState={parseNetworkState(query)}
        jurisdictionNames={JURISDICTION_NAMES}
        dates={dates}
      />
    </article>
  );
}
