import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PlaceholderHeader } from '@/components/placeholder/placeholder';
import { PageFacts } from '@/components/record/record-page';
import { StatementPageList } from '@/components/statement/statement-list';
import { attempt, getPlaceholder, listPrices, pageParams, registry } from '@/lib/api/pages/page';
import { type PlaceholderRoute, placeholderTitle } from '@/lib/api/pages/records';
import { type AddressParameters, pageOfAddress } from '@/lib/search/state';
import { requestLanguage } from '@/lib/shared/language/request';
import { links } from '@/lib/shared/links';
import { placeholderWords } from '@/lib/words/grouping';

type Props = PlaceholderRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, titles } = placeholderWords[await requestLanguage()];
  return { title: await placeholderTitle(params, kind, titles.statements) };
}

export default async function PlaceholderStatementsPage({ params: route, searchParams }: Props) {
  const { value: placeholder, failure } = await attempt(getPlaceholder((await route).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const [id, page] = [String(placeholder.id), pageOfAddress(await searchParams)];
  const [path, params] = [links.placeholderStatements(id), pageParams(page)];
  const hrefOf = (number: number) => links.placeholderStatements(id, pageParams(number));
  const statements = await attempt(registry.list('list_placeholder_statements', { id }, params));
  const records = [...(statements.value?.items.map((one) => links.statement(one.id)) ?? []), links.placeholder(id)];
  const prices = await listPrices({ records, page, path, hrefOf });
  return (
    <article>
      <PlaceholderHeader placeholder={placeholder} tab="statements" jsonHref={links.json(path, params)} prices={prices}>
        <PageFacts page={hrefOf(page)} />
        <DownloadMenu page={hrefOf(page)} />
      </PlaceholderHeader>
      <StatementPageList
        statements={statements}
        page={page}
        hrefOf={hrefOf}
        list="placeholder_statements"
        prices={prices}
        now={Date.now()}
      />
    </article>
  );
}
