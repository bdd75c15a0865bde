import { links } from '@/lib/links';
import { STATEMENT_SEARCHES } from '@/lib/statement/searches';
import type { Theme } from '@/lib/theme/theme';
import { Opener } from '../comfort/opener';
import { ThemeForm } from '../comfort/theme-form';
import { Link } from '../ui/link';

/** Where the facts come from. The pages are rendered on request, so this names the source of this process. */
interface SiteFooterProps {
  source: 'embedded' | 'upstream';
  /** What the remote service does not give to those without a token; empty where we have one. */
  limits: string[];
  /** How pages look on this device. */
  theme: Theme;
}

export function SiteFooter({ source, limits, theme }: SiteFooterProps) {
  return (
    <footer className="mt-16 border-line border-t text-muted text-sm print:mt-6">
      <div className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-6">
        <p>
          {source === 'embedded'
            ? 'Answered from this server’s own register. Each record names its source and licence.'
            : 'Answered by a remote registry service. Each record names its source and licence.'}
          {limits.length > 0 && <span className="block">It is asked without a token: {limits.join(', ')}.</span>}
        </p>
        <p className="flex flex-wrap gap-x-6">
          <Link href={links.jurisdictions()} className="underline">
            Jurisdictions
          </Link>
          <Link href={links.industryCodes()} className="underline">
            Industry codes
          </Link>
          <Link href={links.corporateGroupingSearch()} className="underline">
            Corporate groupings
          </Link>
          <Link href={links.events()} className="underline">
            Events
          </Link>
          <Link href={links.search(STATEMENT_SEARCHES.search_control_statements.path)} className="underline">
            Statements
          </Link>
          <Link href={links.compare()} className="underline">
            Compare
          </Link>
          <Link href={links.watchlist()} className="underline">
            Watchlist
          </Link>
          <Link href={links.accountStatus()} className="underline">
            Account status
          </Link>
          <Link href={links.apiReference()} className="underline">
            API
          </Link>
          <Link href={links.glossary()} className="underline">
            Glossary
          </Link>
        </p>
        <div className="flex w-full flex-wrap justify-between gap-x-8 gap-y-2">
          <ThemeForm theme={theme} />
          <p className="flex gap-x-6">
            <Opener opens="jump" className="min-h-6 underline">
              Jump
            </Opener>
            <Opener opens="list" className="min-h-6 underline">
              Keys
            </Opener>
          </p>
        </div>
      </div>
    </footer>
  );
}
