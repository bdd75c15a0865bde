import { Fragment } from 'react';
import { useWords } from '@/lib/shared/language/use-words';
import { outsideLink } from '@/lib/shared/links';
import { uiWords } from '@/lib/words/controls';
import { Link } from './link';

/** A link from a source; plain text if the address is not safe. */
export function OutsideLink({ url, children }: { url: string | null | undefined; children: React.ReactNode }) {
  const href = outsideLink(url);
  if (!href) return <>{children}</>;
  return (
    <a href={href} rel="noopener noreferrer external" className="underline">
      {children}
    </a>
  );
}

export interface Crumb {
  href: string;
  label: string;
}

/** The breadcrumb of a page, outermost first; the page itself is the heading. */
export function Trail({ crumbs }: { crumbs: Crumb[] }) {
  const { above } = useWords(uiWords);
  return (
    <nav aria-label={above} className="text-muted text-sm">
      <ol className="flex flex-wrap gap-x-2 gap-y-1">
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
