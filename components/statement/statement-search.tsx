import { DownloadMenu } from '@/components/download/download-menu';
import { FailureNotice } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { SearchLayout } from '@/components/search/search-layout';
import { Link } from '@/components/ui/parts';
import type { StatementSearchResults } from '@/lib/api/pages/search';
import { filterValues, STATEMENT_SEARCH_NAMES, STATEMENT_SEARCHES } from '@/lib/records/statement/searches';
import { searchHref } from '@/lib/search/request';
import { printSearch } from '@/lib/search/state';
import { todayOf } from '@/lib/shared/language/language';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { statementSearchWords } from '@/lib/words/statement';
import { StatementEntries } from './statement-list';

/** Links from one statement search to the others. */
function StatementSearchesNav({ current }: { current: string }) {
  const words = useWords(statementSearchWords);
  const searches = STATEMENT_SEARCH_NAMES.map((name) => ({
    path: STATEMENT_SEARCHES[name].path,
    title: words[name].title,
  }));
  return (
    <nav aria-label={words.navigation} className="mt-2 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {searches.map(({ path, title }) => (
          <li key={path}>
            {path === current ? (
              <span aria-current="page" className="font-semibold">
                {title}
              </span>
            ) : (
              <Link href={links.search(path)} className="underline">
                {title}
              </Link>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface StatementSearchProps extends StatementSearchResults {
  /** The time of the request; milliseconds since 1970. */
  now: number;
}

function Age({ search, state }: Pick<StatementSearchProps, 'search' | 'state'>) {
  return (
    <>
      <PageFacts page={searchHref(search, state)} />
      <DownloadMenu page={searchHref(search, state)} />
      <StatementSearchesNav current={search.path} />
      <p className="mt-1 text-sm print:hidden">
        <a href={links.json(search.path, printSearch(search, state))} className="underline">
          JSON
        </a>
      </p>
    </>
  );
}

/** The search page of statements of one type. */
export function StatementSearch({ search, state, text, problems, found, looser, prices, now }: StatementSearchProps) {
  const { title, noun, label, hint } = useWords(statementSearchWords)[search.name];
  const { value, failure } = found;
  const items = value?.items.flatMap(filterValues) ?? [];
  const shown = (looser?.found?.results ?? value)?.items ?? [];
  return (
    <SearchLayout
      page={search}
      state={state}
      title={title}
      query={{ label, hint, text, problems }}
      noun={noun}
      results={value && { ...value, items, shown: value.items.length }}
      looser={looser}
      prices={prices}
      age={<Age search={search} state={state} />}
    >
      {failure ? (
        <FailureNotice failure={failure} now={now} />
      ) : (
        <StatementEntries statements={shown} today={todayOf(now)} level={2} prices={prices} />
      )}
    </SearchLayout>
  );
}
