import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { CompanyProfile } from '@/components/company/company-profile';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/provenance/page-facts';
import { networkPriceOf } from '@/lib/client/allowance';
import { attempt } from '@/lib/client/attempt';
import { type CompanyRoute, companyOfRoute, companyTitle } from '@/lib/client/company-route';
import { links } from '@/lib/links';

export async function generateMetadata({ params }: CompanyRoute): Promise<Metadata> {
  return { title: await companyTitle(params) };
}

export default async function CompanyPage({ params }: CompanyRoute) {
  const { value: company, failure } = await attempt(companyOfRoute(params));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const path = links.company(company);
  const networkPrice = await networkPriceOf(company);
  return (
    <article>
      <CompanyHeader company={company} tab="overview" jsonHref={links.json(path)} networkPrice={networkPrice}>
        <PageFacts page={path} />
      </CompanyHeader>
      <CompanyProfile company={company} networkPrice={networkPrice} />
    </article>
  );
}
