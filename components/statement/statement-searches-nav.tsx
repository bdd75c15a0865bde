import { STATEMENT_SEARCH_NAMES, STATEMENT_SEARCHES } from '@/lib/records/statement/searches';
import { useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { statementSearchWords } from '@/lib/words/statement';
import { Link } from '../ui/link';

/** From one search of statements to the others. */
export function StatementSearchesNav({ current }: { current: string }) {
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
