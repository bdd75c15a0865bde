import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PlaceholderHeader } from '@/components/placeholder/placeholder';
import { PageFacts } from '@/components/record/record-page';
import { StatementPageList } from '@/components/statement/statement-list';
import { StatementTable } from '@/components/statement/statement-table';
import { attempt, getPlaceholder, listPrices, pageParams, registry, registrySource } from '@/lib/api/pages/page';
import { type PlaceholderRoute, placeholderTitle } from '@/lib/api/pages/records';
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
import { placeholderWords } from '@/lib/words/grouping';

type Props = PlaceholderRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, titles } = placeholderWords[await requestLanguage()];
  return { title: await placeholderTitle(params, kind, titles.statements) };
}

export default async function PlaceholderStatementsPage({ params: route, searchParams }: Props) {
  const { value: placeholder, failure } = await attempt(getPlaceholder((await route).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const [id, filter] = [String(placeholder.id), parseStatementFilter(await searchParams)];
  const { page } = filter;
  const isOwn = registrySource() === 'embedded';
  const path = links.placeholderStatements(id);
  const hrefOf = (number: number) => links.placeholderStatements(id, pageParams(number));
  const hrefOfFilter = (next: StatementFilter) => links.placeholderStatements(id, printStatementFilter(next));
  const asked = isOwn ? statementRequest(filter) : pageParams(page);
  const statements = await attempt(registry.list('list_placeholder_statements', { id }, asked));
  const now = Date.now();
  const records = [...(statements.value?.items.map((one) => links.statement(one.id)) ?? []), links.placeholder(id)];
  const prices = await listPrices({ records, page, path, hrefOf });
  return (
    <article>
      <PlaceholderHeader placeholder={placeholder} tab="statements" jsonHref={links.json(path, asked)} prices={prices}>
        <PageFacts page={isOwn ? hrefOfFilter(filter) : hrefOf(page)} />
        <DownloadMenu page={isOwn ? hrefOfFilter(filter) : hrefOf(page)} />
      </PlaceholderHeader>
      {isOwn ? (
        <StatementTable
          {...{ statements, filter, now }}
          hrefOf={hrefOfFilter}
          list="placeholder_statements"
          name={placeholder.name}
          today={todayOf(now)}
        />
      ) : (
        <StatementPageList {...{ statements, page, hrefOf, prices, now }} list="placeholder_statements" />
      )}
    </article>
  );
}
