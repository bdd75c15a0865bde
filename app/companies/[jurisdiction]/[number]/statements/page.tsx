import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { StatementPageList } from '@/components/statement/statement-list';
import { attempt, companyPricesOf, listPrices, pageParams, registry } from '@/lib/api/pages/page';
import { type CompanyRoute, companyOfRoute, companyTitle } from '@/lib/api/pages/records';
import { type AddressParameters, pageOfAddress } from '@/lib/search/state';
import { requestLanguage } from '@/lib/shared/language/request';
import { links } from '@/lib/shared/links';
import { companyWords } from '@/lib/words/company';

type Props = CompanyRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, titles } = companyWords[await requestLanguage()];
  return { title: await companyTitle(params, kind, titles.statements) };
}

export default async function CompanyStatementsPage({ params: route, searchParams }: Props) {
  const { value: company, failure } = await attempt(companyOfRoute(route));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const { jurisdiction_code, company_number } = company;
  const page = pageOfAddress(await searchParams);
  const [path, params] = [links.companyStatements(company), pageParams(page)];
  const hrefOf = (number: number) => links.companyStatements(company, pageParams(number));
  const request = registry.list('list_company_statements', { jurisdiction_code, company_number }, params);
  const statements = await attempt(request);
  const records = statements.value?.items.map(({ id }) => links.statement(id)) ?? [];
  const prices = await listPrices({ records, page, path, hrefOf });
  return (
    <article>
      <CompanyHeader
        company={company}
        tab="statements"
        jsonHref={links.json(path, params)}
        prices={await companyPricesOf(company)}
      >
        <DownloadMenu page={hrefOf(page)} />
        <PageFacts page={hrefOf(page)} />
      </CompanyHeader>
      <StatementPageList
        statements={statements}
        page={page}
        hrefOf={hrefOf}
        list="company_statements"
        prices={prices}
        now={Date.now()}
      />
    </article>
  );
}
