import { type ComponentProps, Fragment } from 'react';
import { useWords } from '@/lib/shared/language/use-words';
import { outsideLink } from '@/lib/shared/links';
import { uiWords } from '@/lib/words/controls';

/** Marks links to our own pages, for the page listener (shortcuts/page-scripts.tsx). */
export const PAGE_LINK = 'data-page';

/** The attribute value for links to the same page in another form. */
export const STAYS = 'stays';

interface LinkProps extends ComponentProps<'a'> {
  href: string;
  /** False to keep the scroll position. */
  scroll?: boolean;
}

/**
 * A link to one of our pages, without a component in the browser, because pages have many. It is never prefetched, because
 * loading a page may spend a remote call.
 */
export function Link({ href, scroll = true, ...rest }: LinkProps) {
  return <a {...rest} href={href} {...{ [PAGE_LINK]: scroll ? '' : STAYS }} />;
}

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
