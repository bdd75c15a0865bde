import type { Metadata } from 'next';
import { CompanyHeader } from '@/components/company/company-header';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { StatementPageList } from '@/components/statement/statement-list';
import { StatementTable } from '@/components/statement/statement-table';
import { attempt, companyPricesOf, listPrices, pageParams, registry, registrySource } from '@/lib/api/pages/page';
import { type CompanyRoute, companyMetadata, companyOfRoute } from '@/lib/api/pages/records';
import {
  parseStatementFilter,
  printStatementFilter,
  type StatementFilter,
  statementRequest,
} from '@/lib/records/statement/list';
import type { AddressParameters } from '@/lib/search/state';
import { todayOf } from '@/lib/shared/language/language';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { companyWords } from '@/lib/words/company';

type Props = CompanyRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requestLanguage();
  const { kind, titles } = companyWords[language];
  return companyMetadata(params, language, kind, titles.statements);
}

export default async function CompanyStatementsPage({ params: route, searchParams }: Props) {
  const { value: company, failure } = await attempt(companyOfRoute(route));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const { jurisdiction_code, company_number } = company;
  const filter = parseStatementFilter(await searchParams);
  const { page } = filter;
  const isOwn = registrySource() === 'embedded';
  const path = links.companyStatements(company);
  const hrefOf = (number: number) => links.companyStatements(company, pageParams(number));
  const hrefOfFilter = (next: StatementFilter) => links.companyStatements(company, printStatementFilter(next));
  const asked = isOwn ? statementRequest(filter) : pageParams(page);
  const request = registry.list('list_company_statements', { jurisdiction_code, company_number }, asked);
  const statements = await attempt(request);
  const now = Date.now();
  const records = statements.value?.items.map(({ id }) => links.statement(id)) ?? [];
  const prices = await listPrices({ records, page, path, hrefOf });
  return (
    <article>
      <CompanyHeader
        company={company}
        tab="statements"
        jsonHref={links.json(path, asked)}
        prices={await companyPricesOf(company)}
      >
        <DownloadMenu page={isOwn ? hrefOfFilter(filter) : hrefOf(page)} />
        <PageFacts page={isOwn ? hrefOfFilter(filter) : hrefOf(page)} />
      </CompanyHeader>
      {isOwn ? (
        <StatementTable
          {...{ statements, filter, now }}
          hrefOf={hrefOfFilter}
          list="company_statements"
          name={company.name}
          today={todayOf(now)}
        />
      ) : (
        <StatementPageList {...{ statements, page, hrefOf, prices, now }} list="company_statements" />
      )}
    </article>
  );
}
