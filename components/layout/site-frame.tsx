import { useLanguage } from '#language';
import { QuotaMeter } from '@/components/quota/quota-meter';
import { QueryBox } from '@/components/search/query-box';
import { ChoiceForm } from '@/components/ui/forms';
import { Link } from '@/components/ui/parts';
import {
  formatAriaKeys,
  JUMP_KEY,
  LIST_KEY,
  OPENS,
  type Overlay,
  SEARCH_KEY,
  type Shortcut,
} from '@/components/ui/shortcuts';
import { StaticHtml } from '@/components/ui/static-html';
import type { QuotaStatus } from '@/lib/contract/quota';
import { LONGEST_QUERY, QUERY_PARAMETER } from '@/lib/records/results/query';
import { STATEMENT_SEARCHES } from '@/lib/records/statement/searches';
import { formsOf, isLanguage, LANGUAGES, type Language } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { THEMES, type Theme } from '@/lib/shared/preferences';
import { keyWords } from '@/lib/words/shortcuts';
import { layoutWords } from '@/lib/words/site';

/** The tooltip of a button or field with its keys: "Go to a page or record (Ctrl+K or ⌘+K)". */
export function titleOf({ action, keys }: Shortcut, language: Language): string {
  const words = keyWords[language];
  return `${words.actions[action]} (${formsOf(language).or(keys)})`;
}

const ROWS: Record<Overlay, Shortcut> = { jump: JUMP_KEY, list: LIST_KEY };

const ARIA_KEYS = {
  search: formatAriaKeys(SEARCH_KEY),
  jump: formatAriaKeys(JUMP_KEY),
  list: formatAriaKeys(LIST_KEY),
};

interface OpenerProps {
  opens: Overlay;
  className?: string;
  children: React.ReactNode;
}

/** A button that does what a key does. It is hidden without scripts, when it could do nothing. */
export function Opener({ opens, className = '', children }: OpenerProps) {
  return (
    <button
      type="button"
      {...{ [OPENS]: opens }}
      aria-haspopup="dialog"
      aria-keyshortcuts={ARIA_KEYS[opens]}
      title={titleOf(ROWS[opens], useLanguage())}
      className={`noscript:hidden print:hidden ${className}`}
    >
      {children}
    </button>
  );
}

const CHOICES = Object.keys(LANGUAGES)
  .filter(isLanguage)
  .map((value) => ({ value, label: LANGUAGES[value].name, lang: value }));

/** The languages, each in its own name. */
function LanguageForm() {
  const { language } = useWords(layoutWords);
  return (
    <ChoiceForm action="/api/language" name="language" legend={language} choices={CHOICES} chosen={useLanguage()} />
  );
}

function ThemeForm({ theme }: { theme: Theme }) {
  const { look, themes } = useWords(layoutWords);
  const choices = THEMES.map((value) => ({ value, label: themes[value] }));
  return <ChoiceForm action="/api/theme" name="theme" legend={look} choices={choices} chosen={theme} />;
}

/** The source of the facts. Pages are rendered on request, so it is the source of this process. */
interface SiteFooterProps {
  source: 'embedded' | 'upstream';
  /** What the remote service withholds without a token; empty if a token is set. */
  limits: string[];
  /** The theme of this device. */
  theme: Theme;
}

/** Links to all areas, besides the searches in the header. */
const PLACES = [
  { href: links.jurisdictions(), name: 'jurisdictions' },
  { href: links.industryCodes(), name: 'industryCodes' },
  { href: links.corporateGroupingSearch(), name: 'corporateGroupings' },
  { href: links.events(), name: 'events' },
  { href: links.search(STATEMENT_SEARCHES.search_control_statements.path), name: 'statements' },
  { href: links.compare(), name: 'compare' },
  { href: links.connections(), name: 'connections' },
  { href: links.match(), name: 'match' },
  { href: links.watchlist(), name: 'watchlist' },
  { href: links.register(), name: 'register' },
  { href: links.downloads(), name: 'downloads' },
  { href: links.accountStatus(), name: 'accountStatus' },
  { href: links.apiReference(), name: 'api' },
  { href: links.glossary(), name: 'glossary' },
  { href: links.accessibility(), name: 'accessibility' },
  { href: links.people(), name: 'people' },
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
        <p className="flex flex-wrap gap-x-4 print:hidden">
          {PLACES.filter(({ name }) => name !== 'downloads' || source === 'embedded').map(({ href, name }) => (
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

/** The logo: seven connected stars. Decorative; the word beside it is the name. */
function Constellation({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true" focusable="false">
      <path d="M4 24 11 15 19 18 27 7M11 15 13 5M19 18 22 27" fill="none" stroke="currentColor" strokeWidth="1.25" />
      <g fill="currentColor">
        <circle cx="4" cy="24" r="2" />
        <circle cx="11" cy="15" r="3" />
        <circle cx="13" cy="5" r="1.75" />
        <circle cx="19" cy="18" r="2.5" />
        <circle cx="27" cy="7" r="3" />
        <circle cx="22" cy="27" r="2" />
      </g>
    </svg>
  );
}

const NAVIGATION = [
  { href: links.companySearch(), name: 'companies' },
  { href: links.officerSearch(), name: 'officers' },
] as const;

interface SiteHeaderProps {
  /** Undefined if calls are not limited. */
  quotaStatus?: QuotaStatus;
  now: number;
}

export function SiteHeader({ quotaStatus, now }: SiteHeaderProps) {
  const language = useLanguage();
  const words = layoutWords[language];
  return (
    <header className="border-line border-b bg-raised print:hidden">
      <a
        href="#main"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10 focus:bg-raised focus:px-3 focus:py-2"
      >
        {words.skip}
      </a>
      <div className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3">
        <StaticHtml className="contents" isFrame cacheWith={words} dependsOn={['places']}>
          <Link href={links.home()} className="flex items-center gap-2 font-semibold font-serif text-ink text-lg">
            <Constellation className="size-6 text-accent" />
            Firmament
          </Link>
          <nav aria-label={words.navigation}>
            <ul className="flex gap-1">
              {NAVIGATION.map(({ href, name }) => (
                <li key={href}>
                  <Link href={href} className="block rounded px-2 py-1.5 text-ink text-sm hover:bg-sunken">
                    {words[name]}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <Opener
            opens="jump"
            className="hidden items-center gap-2 rounded border border-line px-2 py-1 text-muted text-sm hover:bg-sunken lg:flex"
          >
            {words.jump} <kbd className="font-sans text-xs">Ctrl K</kbd>
          </Opener>
        </StaticHtml>
        {/*
         * Only the first of the two right-aligned elements may have an auto margin, because free space is divided among
         * them.
         */}
        {quotaStatus && (
          <div className="sm:ml-auto">
            <QuotaMeter initial={quotaStatus} now={now} />
          </div>
        )}
        <form
          action={links.companySearch()}
          className={`header-search sm:w-72 ${quotaStatus ? 'min-w-0 flex-1 sm:flex-none' : 'ml-auto w-full'}`}
        >
          <label className="sr-only" htmlFor="header-search">
            {words.searchLabel}
          </label>
          <QueryBox
            id="header-search"
            name={QUERY_PARAMETER}
            search="companies"
            maxLength={LONGEST_QUERY}
            placeholder={words.searchHint}
            title={titleOf(SEARCH_KEY, language)}
            keys={ARIA_KEYS.search}
            className="bg-surface px-3 py-1.5 text-sm"
            place="right-0 w-full sm:w-md sm:max-w-[90vw]"
          />
        </form>
      </div>
    </header>
  );
}
