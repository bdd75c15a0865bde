import { useLanguage } from '#language';
import { EventCompany, EventHeadline } from '@/components/event/event-parts';
import { Notice } from '@/components/ui/notice';
import { Link } from '@/components/ui/parts';
import type { GroupPicture, HomeContents, SearchExample } from '@/lib/api/home';
import type { FacetValue } from '@/lib/contract/extensions';
import type { HeldKind, PublisherContents } from '@/lib/contract/records';
import { headlineOf, whenInWords } from '@/lib/records/event/headline';
import type { SearchPage } from '@/lib/search/filters';
import { explain } from '@/lib/search/query/explain';
import { parseQuery } from '@/lib/search/query/parse';
import { searchHref } from '@/lib/search/request';
import { placeInWords, placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { capitalize } from '@/lib/shared/text';
import { homeWords } from '@/lib/words/site';

interface PartProps {
  id: string;
  title: string;
  children: React.ReactNode;
}

/** A part of the home page with a small heading. */
function Part({ id, title, children }: PartProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 border-line-strong border-b pb-1 text-xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

type Words = (typeof homeWords)['en'];

function exampleInWords(example: SearchExample, words: Words['example'], inWords: (code: string) => string): string {
  switch (example.kind) {
    case 'named':
      return words.named(example.word, inWords(example.place));
    case 'industry':
      return words.industry(example.section, inWords(example.place));
    case 'incorporated':
      return words.incorporated(example.year, inWords(example.place));
    case 'dissolved':
      return words.dissolved(example.year);
    case 'status':
      return words.status(example.status);
  }
}

/** Searches that have results in this register, in plain words. */
function Examples({ examples }: { examples: SearchExample[] }) {
  const words = useWords(homeWords);
  const { language, count } = useForms();
  if (examples.length === 0) return null;
  return (
    <div className="mt-4 flex flex-wrap items-baseline gap-x-2 gap-y-2 text-sm">
      <p id="examples" className="text-muted">
        {words.examples}
      </p>
      <ul aria-labelledby="examples" className="contents">
        {examples.map((example) => (
          <li key={example.href}>
            <Link
              href={example.href}
              className="inline-block rounded-full border border-line-strong bg-raised px-3 py-1 text-ink hover:bg-sunken"
            >
              <bdi>{exampleInWords(example, words.example, (code) => placeInWords(code, language))}</bdi>{' '}
              <span className="text-muted tabular-nums">{count(example.count)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Each shows another feature of the box, whose own words explain it. */
const QUERIES = ['marine', 'marine*', 'jurisdiction:fr|de -is:inactive', 'shipping inc:2010..2015', 'is:branch in:gb'];

/** Used if no register of ours can supply a real number. */
const ANY_NUMBER = 'gb/01234500';

interface QueryLanguageProps {
  page: SearchPage;
  /** Of an existing company, with its jurisdiction. */
  number?: string;
  isOpen: boolean;
}

/** What the query box understands, as links. */
function QueryLanguage({ page, number = ANY_NUMBER, isOpen }: QueryLanguageProps) {
  const words = useWords(homeWords);
  const language = useLanguage();
  return (
    <details open={isOpen} className="mt-4 max-w-3xl text-sm">
      <summary className="w-fit cursor-pointer py-0.5 text-accent">{words.understands}</summary>
      <ul className="mt-2 grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
        {[...QUERIES, number].map((text) => {
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
    </details>
  );
}

/** The kinds of records on the home page, and the page that lists each. */
const FIGURES = [
  ['companies', links.companySearch()],
  ['officers', links.officerSearch()],
  ['relationships', undefined],
  ['filings', undefined],
  ['events', links.events()],
  ['corporate_groupings', links.corporateGroupingSearch()],
] as const satisfies readonly (readonly [HeldKind, string | undefined])[];

function Figures({ counts }: { counts: Record<HeldKind, number> }) {
  const words = useWords(homeWords);
  const { count, form } = useForms();
  const held = FIGURES.filter(([kind]) => counts[kind] > 0);
  return (
    <section aria-label={words.figures} className="mt-10 border-line-strong border-y py-4">
      <ul className="flex flex-wrap gap-x-10 gap-y-4">
        {held.map(([kind, href]) => {
          const amount = counts[kind];
          const figure = (
            <>
              <span className="block font-serif text-2xl text-ink tabular-nums sm:text-3xl">{count(amount)}</span>{' '}
              <span className={href ? 'underline' : ''}>{form(amount, words.kinds[kind])}</span>
            </>
          );
          return (
            <li key={kind} className="text-muted text-sm">
              {href ? (
                <Link href={href} className="block text-muted hover:text-ink">
                  {figure}
                </Link>
              ) : (
                figure
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The drawing is decorative for screen readers: the same network is the page behind the link. */
function Group({ group }: { group: GroupPicture }) {
  const words = useWords(homeWords);
  const forms = useForms();
  return (
    <Part id="group" title={words.group}>
      <figure className="rounded border border-line bg-raised">
        <Link href={group.href} className="block p-3">
          <span className="sr-only">{words.networkOf(group.name)}</span>
          <span
            aria-hidden="true"
            className="block max-sm:[&_text]:hidden [&_svg]:h-auto [&_svg]:w-full"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, in which names are escaped
            dangerouslySetInnerHTML={{ __html: group.svg }}
          />
        </Link>
        <figcaption className="flex flex-wrap justify-between gap-x-4 gap-y-1 border-line border-t px-4 py-2 text-sm">
          <span className="min-w-0">
            <Link href={group.company} className="font-semibold underline">
              <bdi>{group.name}</bdi>
            </Link>{' '}
            <span className="text-muted">
              · {words.groupCounts(forms, group.entities, group.relationships, group.folded)}
            </span>
          </span>
          <Link href={group.href} className="underline">
            {words.openNetwork}
          </Link>
        </figcaption>
      </figure>
    </Part>
  );
}

function Changes({ events, names }: Pick<HomeContents, 'events' | 'names'>) {
  const words = useWords(homeWords);
  const { language } = useForms();
  return (
    <Part id="changes" title={words.changes}>
      <ul className="space-y-3 text-sm">
        {events.map((event) => (
          <li key={event.id}>
            <Link href={links.event(event.id)} className="text-ink underline decoration-line-strong">
              <EventHeadline headline={headlineOf(event, language)} />
            </Link>{' '}
            <span className="text-muted">· {capitalize(whenInWords(event.time_range, language))}</span>
            <span className="block">
              <EventCompany event={event} name={names.get(links.company(event))} />
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <Link href={links.events()} className="underline">
          {words.allChanges}
        </Link>
      </p>
    </Part>
  );
}

const PLACES_SHOWN = 8;

function Places({ jurisdictions }: { jurisdictions: FacetValue[] }) {
  const words = useWords(homeWords);
  const forms = useForms();
  const place = placesIn(forms.language);
  return (
    <Part id="places" title={words.byPlace}>
      <ul className="text-sm">
        {jurisdictions.slice(0, PLACES_SHOWN).map(({ value, count }) => (
          <li key={value} className="border-line border-b">
            <Link
              href={links.companySearch(new URLSearchParams({ jurisdiction_code: value }))}
              className="flex justify-between gap-4 py-1.5 text-ink hover:bg-sunken"
            >
              <span className="underline">{place(value)}</span>
              <span className="text-muted tabular-nums">{forms.count(count)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Browse />
    </Part>
  );
}

function Browse() {
  const words = useWords(homeWords);
  return (
    <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1 text-sm">
      <Link href={links.jurisdictions()} className="underline">
        {words.allJurisdictions}
      </Link>
      <Link href={links.industryCodes()} className="underline">
        {words.byIndustry}
      </Link>
      <Link href={links.corporateGroupingSearch()} className="underline">
        {words.corporateGroupings}
      </Link>
    </p>
  );
}

const SOURCES_SHOWN = 8;

/** The largest publishers, each with the date of its newest record. */
function Sources({ publishers }: { publishers: PublisherContents[] }) {
  const words = useWords(homeWords);
  const forms = useForms();
  return (
    <Part id="sources" title={words.sources}>
      <ul className="text-sm">
        {publishers.slice(0, SOURCES_SHOWN).map(({ publisher, newest }) => (
          <li key={publisher} className="flex justify-between gap-4 border-line border-b py-1.5">
            <bdi className="min-w-0">{publisher ?? words.unnamedSource}</bdi>
            <span className="whitespace-nowrap text-muted">
              {newest ? words.newest(forms.date(newest.slice(0, 10))) : words.undated}
            </span>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-sm">
        <Link href={links.register()} className="underline">
          {words.allSources(forms, publishers.length)}
        </Link>
      </p>
    </Part>
  );
}

const isEmpty = ({ counts }: HomeContents): boolean => counts.companies + counts.officers + counts.placeholders === 0;

/** Below the search box. `home` is undefined with a remote service, whose contents are unknown. */
export function HomeExamples({ page, home }: { page: SearchPage; home: HomeContents | undefined }) {
  return (
    <>
      {home && <Examples examples={home.examples} />}
      <QueryLanguage page={page} number={home?.number} isOpen={!home?.examples.length} />
    </>
  );
}

/** What there is: figures, a group, recent changes, places and sources. */
export function HomeOverview({ home }: { home: HomeContents | undefined }) {
  const words = useWords(homeWords);
  if (!home) {
    return (
      <nav aria-label={words.browse} className="mt-10">
        <Browse />
      </nav>
    );
  }
  if (isEmpty(home)) {
    return (
      <div className="mt-10 max-w-3xl">
        <Notice title={words.empty}>{words.howToFill(<code>npm run import -- downloads/</code>)}</Notice>
      </div>
    );
  }
  const { counts, publishers, group, events, names, jurisdictions } = home;
  return (
    <>
      <Figures counts={counts} />
      <div className="mt-10 grid gap-x-10 gap-y-10 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        {group && <Group group={group} />}
        {events.length > 0 && <Changes events={events} names={names} />}
        <Places jurisdictions={jurisdictions} />
        {publishers.length > 0 && <Sources publishers={publishers} />}
      </div>
    </>
  );
}
