import { links } from '@/lib/links';
import { STATEMENT_SEARCHES } from '@/lib/statement/searches';
import { Link } from '../ui/link';

/** From one search of statements to the others. */
export function StatementSearchesNav({ current }: { current: string }) {
  return (
    <nav aria-label="Searches of statements" className="mt-2 text-sm print:hidden">
      <ul className="flex flex-wrap gap-x-4 gap-y-1">
        {Object.values(STATEMENT_SEARCHES).map(({ path, title }) => (
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
