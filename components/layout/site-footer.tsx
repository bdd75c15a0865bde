import { LanguageForm } from '@/components/shortcuts/language-form';
import { Opener } from '@/components/shortcuts/opener';
import { ThemeForm } from '@/components/shortcuts/theme-form';
import { STATEMENT_SEARCHES } from '@/lib/records/statement/searches';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import type { Theme } from '@/lib/shared/theme/theme';
import { layoutWords } from '@/lib/words/site';
import { Link } from '../ui/link';
import { StaticHtml } from '../ui/static-html';

/** Where the facts come from. The pages are rendered on request, so this names the source of this process. */
interface SiteFooterProps {
  source: 'embedded' | 'upstream';
  /** What the remote service does not give to those without a token; empty where we have one. */
  limits: string[];
  /** How pages look on this device. */
  theme: Theme;
}

/** Where one can go from every page, beside the searches of the header. */
const PLACES = [
  { href: links.jurisdictions(), name: 'jurisdictions' },
  { href: links.industryCodes(), name: 'industryCodes' },
  { href: links.corporateGroupingSearch(), name: 'corporateGroupings' },
  { href: links.events(), name: 'events' },
  { href: links.search(STATEMENT_SEARCHES.search_control_statements.path), name: 'statements' },
  { href: links.compare(), name: 'compare' },
  { href: links.watchlist(), name: 'watchlist' },
  { href: links.register(), name: 'register' },
  { href: links.accountStatus(), name: 'accountStatus' },
  { href: links.apiReference(), name: 'api' },
  { href: links.glossary(), name: 'glossary' },
] as const;

export function SiteFooter({ source, limits, theme }: SiteFooterProps) {
  const words = useWords(layoutWords);
  const { and } = useForms();
  return (
    <footer className="mt-16 border-line border-t text-muted text-sm print:mt-6">
      <StaticHtml
        isFrame
        cacheWith={words}
        dependsOn={[source, limits.join(), theme]}
        className="mx-auto flex max-w-6xl flex-wrap justify-between gap-x-8 gap-y-2 px-4 py-6"
      >
        <p>
          {words[source]}
          {limits.length > 0 && <span className="block">{words.withoutToken(and(limits))}</span>}
        </p>
        <p className="flex flex-wrap gap-x-6 print:hidden">
          {PLACES.map(({ href, name }) => (
            <Link key={href} href={href} className="min-h-6 underline">
              {words[name]}
            </Link>
          ))}
        </p>
        <div className="flex w-full flex-wrap justify-between gap-x-8 gap-y-2">
          <ThemeForm theme={theme} />
          <LanguageForm />
          <p className="flex gap-x-6">
            <Opener opens="jump" className="min-h-6 underline">
              {words.jump}
            </Opener>
            <Opener opens="list" className="min-h-6 underline">
              {words.keys}
            </Opener>
          </p>
        </div>
      </StaticHtml>
    </footer>
  );
}
