import type { Metadata } from 'next';
import { GroupingSearch, groupingPage } from '@/components/corporate-grouping/grouping-search';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailureNotice } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { FindForm } from '@/components/ui/forms';
import { attempt, isMetered, pricesOf, registry } from '@/lib/api/pages/page';
import { MAX_PAGE } from '@/lib/contract/limits';
import type { AddressParameters } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { groupingWords } from '@/lib/words/grouping';

interface Props {
  searchParams: Promise<AddressParameters>;
}

const textOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0]?.trim() ?? '';

/** An invalid page number becomes the first page. */
function pageOf(given: AddressParameters): number {
  const page = Number(textOf(given, 'page'));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

const requestOf = (q: string, page: number): URLSearchParams =>
  new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) });

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const q = textOf(await searchParams, 'q');
  const words = groupingWords[await requestLanguage()];
  return { title: q ? words.titleOf(q) : words.title };
}

/** The prices of the result links on a page. */
function pricesOfResults(q: string, page: number, names: string[]) {
  const path = links.corporateGroupingSearch();
  const pages = [page - 1, page + 1].map((number) => ({
    href: groupingPage(q, number),
    path,
    params: requestOf(q, number),
  }));
  return pricesOf([...names.map((name) => ({ href: links.corporateGrouping(name) })), ...pages]);
}

export default async function CorporateGroupingSearchPage({ searchParams }: Props) {
  const words = groupingWords[await requestLanguage()];
  const given = await searchParams;
  const [q, page] = [textOf(given, 'q'), pageOf(given)];
  const { value: found, failure } = await attempt(registry.list('search_corporate_groupings', {}, requestOf(q, page)));
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 mb-5 max-w-prose">{words.lead}</p>
      <FindForm
        action={links.corporateGroupingSearch()}
        label={words.name}
        hint={isMetered() ? `${words.hint} ${words.metered}` : words.hint}
        q={q}
        button={words.search}
      />
      <PageFacts page={groupingPage(q, page)} />
      <DownloadMenu page={groupingPage(q, page)} />
      {failure ? (
        <div className="mt-6">
          <FailureNotice failure={failure} now={Date.now()} />
        </div>
      ) : (
        <GroupingSearch
          q={q}
          found={found}
          prices={
            await pricesOfResults(
              q,
              page,
              found.items.map(({ name }) => name),
            )
          }
        />
      )}
      <p className="mt-6 text-sm">
        <a href={links.json(links.corporateGroupingSearch(), requestOf(q, page))} className="underline">
          JSON
        </a>
      </p>
    </>
  );
}
