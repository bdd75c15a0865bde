import { useLanguage } from '#language';
import type { SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import { parseQuery } from '@/lib/search/query/parse';
import { searchHref } from '@/lib/search/request';
import { useWords } from '@/lib/shared/language/use-words';
import { homeWords } from '@/lib/words/site';
import { Link } from '../ui/link';

/** Each shows another thing that the box understands; what it means is said by the box's own words. */
const EXAMPLES = ['marine', 'marine*', 'jurisdiction:fr|de -is:inactive', 'shipping inc:2010..2015', 'is:branch in:gb'];

/** Where no register of ours says which numbers there are. */
const ANY_NUMBER = 'gb/01234500';

/** What the query box understands, as links that try it. `number`: of a company that is there, with its jurisdiction. */
export function QueryExamples({ page, number = ANY_NUMBER }: { page: SearchPage; number?: string }) {
  const words = useWords(homeWords);
  const language = useLanguage();
  return (
    <section aria-labelledby="examples" className="mt-6 max-w-3xl text-sm">
      <h2 id="examples" className="font-sans font-semibold text-muted text-sm">
        {words.understands}
      </h2>
      <ul className="mt-2 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {[...EXAMPLES, number].map((text) => {
          const { state, number: named } = parseQuery(page, text);
          return (
            <li key={text}>
              <Link href={searchHref(page, named?.state ?? state)} className="inline-block py-0.5 underline">
                <code>{text}</code>
              </Link>
              <span className="block text-muted text-xs">{explain(page, state, language).join(', ')}</span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
