import type { Metadata } from 'next';
import { CompanyHeader, SameCompany } from '@/components/company/company-header';
import { CompanyProfile, newestFilings } from '@/components/company/company-profile';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { SameRecords } from '@/components/same/judge-same';
import { StaticHtml } from '@/components/ui/static-html';
import { attempt, companyPricesOf, free, isMetered, registrySource } from '@/lib/api/pages/page';
import {
  type CompanyRoute,
  companyMetadata,
  companyOfRoute,
  duplicatesOf,
  statementsAbout,
} from '@/lib/api/pages/records';
import { networkForOverview } from '@/lib/api/pages/roots-network';
import { RegistryError } from '@/lib/contract/errors';
import { MAX_PER_PAGE } from '@/lib/contract/limits';
import type { Company } from '@/lib/contract/records';
import type { JudgedRecord } from '@/lib/network/case/judgements';
import { todayOf } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { companyWords } from '@/lib/words/company';

const BRANCH_STATEMENTS = new URLSearchParams({
  data_type: 'branch_relationship',
  per_page: String(MAX_PER_PAGE),
});

const UNREAD = new RegistryError('unavailable', 'Some of what is known of this company could not be read in time.');

/** A company as it is judged. */
const judgedOf = (company: Pick<Company, 'name' | 'jurisdiction_code' | 'company_number'>): JudgedRecord => ({
  path: links.company(company),
  name: company.name,
  companies: [links.company(company)],
});

export async function generateMetadata({ params }: CompanyRoute): Promise<Metadata> {
  const language = await requestLanguage();
  const { kind } = companyWords[language];
  return companyMetadata(params, language, kind);
}

export default async function CompanyPage({ params }: CompanyRoute) {
  const { value: company, failure } = await attempt(companyOfRoute(params));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const path = links.company(company);
  const now = Date.now();
  const language = await requestLanguage();
  const [prices, network, statements, about, duplicates, branches] = await Promise.all([
    companyPricesOf(
      company,
      newestFilings(company).map(({ id }) => links.filing(id)),
    ),
    networkForOverview(company),
    free((registry) => registry.list('list_company_statements', company)),
    statementsAbout(company),
    duplicatesOf(company),
    // Others cannot be asked for the branches alone.
    registrySource() === 'embedded'
      ? free((registry) => registry.list('list_company_statements', company, BRANCH_STATEMENTS))
      : undefined,
  ]);
  // Of our own register nothing is left out to save calls: the page would say that nothing is known.
  const isUnread = registrySource() === 'embedded' && [network, statements, about, branches].includes(undefined);
  if (isUnread) return <FailurePage failure={UNREAD} now={now} />;
  return (
    <article>
      <CompanyHeader company={company} tab="overview" jsonHref={links.json(path)} prices={prices}>
        <DownloadMenu page={path} cited={{ kind: 'company', record: company }} />
        <PageFacts page={path} />
      </CompanyHeader>
      <SameRecords own={judgedOf(company)} others={duplicates?.map(judgedOf)} />
      <StaticHtml
        cacheWith={isMetered() ? undefined : company}
        dependsOn={[
          network?.value.relationships,
          statements?.value,
          about?.value.total_count,
          branches?.value,
          duplicates,
          language,
          todayOf(now),
        ]}
      >
        <SameCompany company={company} duplicates={duplicates} />
        <CompanyProfile {...{ company, network, statements, about, branches, prices, now }} />
      </StaticHtml>
    </article>
  );
}
