import { Fragment } from 'react';
import { Link } from './link';

export interface Crumb {
  href: string;
  label: string;
}

/** What a page stands below, the outermost first; the page itself is its heading. */
export function Trail({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Above this page" className="text-muted text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {crumbs.map(({ href, label }, index) => (
          <Fragment key={href}>
            {index > 0 && <li aria-hidden="true">/</li>}
            <li>
              <Link href={href} className="underline">
                <bdi>{label}</bdi>
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
