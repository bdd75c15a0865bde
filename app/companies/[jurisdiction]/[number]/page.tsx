import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { CompanyProfile } from '@/components/company/company-profile';
import { FailurePage } from '@/components/failure/failure-notice';
import { attempt } from '@/lib/client/attempt';
import { type CompanyRoute, companyOfRoute, companyTitle } from '@/lib/client/company-route';
import { links } from '@/lib/links';

export async function generateMetadata({ params }: CompanyRoute): Promise<Metadata> {
  return { title: await companyTitle(params) };
}

export default async function CompanyPage({ params }: CompanyRoute) {
  const { value: company, failure } = await attempt(companyOfRoute(params));
  if (failure) return <FailurePage code={failure.code} message={failure.message} />;
  return (
    <article>
      <CompanyHeader company={company} tab="overview" jsonHref={links.json(links.company(company))} />
      <CompanyProfile company={company} />
    </article>
  );
}
