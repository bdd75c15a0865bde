import type { CompanyEvent } from '@/lib/contract/event';
import { categoryMeaning } from '@/lib/event/categories';
import { changesOf } from '@/lib/event/changes';
import { NO_EVENT_FILTER, printEventFilter } from '@/lib/event/filter';
import { headlineOf } from '@/lib/event/headline';
import { whenInWords } from '@/lib/event/when';
import { dateInWords } from '@/lib/format/dates';
import { jurisdictionName } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { type Fact, Facts } from '../ui/facts';
import { Link } from '../ui/link';
import { Section } from '../ui/section';
import { EventChanges } from './event-changes';
import { EventCompany } from './event-company';
import { EventData } from './event-data';
import { EventHeadline } from './event-headline';
import { EventSource } from './event-source';

const listOfType = (type: string) => links.events(printEventFilter({ ...NO_EVENT_FILTER, type: [type] }));
const listOfCategory = (categories: string) => links.events(printEventFilter({ ...NO_EVENT_FILTER, categories }));

function Categories({ categories }: { categories: readonly string[] }) {
  if (categories.length === 0) return null;
  return (
    <ul className="space-y-1">
      {categories.map((category) => (
        <li key={category}>
          <Link href={listOfCategory(category)} className="underline">
            {category}
          </Link>
          <span className="text-muted">: {categoryMeaning(category) ?? 'not explained by the registry'}</span>
        </li>
      ))}
    </ul>
  );
}

/** The days that the event lies between, and what is known of them. */
const certainty = ({ starts_at, ends_at }: CompanyEvent['time_range']): Fact[] => [
  { label: 'Not before', value: starts_at && dateInWords(starts_at) },
  { label: 'Not after', value: ends_at && dateInWords(ends_at) },
];

function factsOf(event: CompanyEvent, companyName: string | undefined): Fact[] {
  return [
    { label: 'Company', value: <EventCompany event={event} name={companyName} /> },
    ...certainty(event.time_range),
    {
      label: 'Type',
      value: (
        <Link href={listOfType(event.type)} className="underline">
          <bdi>{event.type}</bdi>
        </Link>
      ),
    },
    { label: 'Categories', value: event.categories.length > 0 && <Categories categories={event.categories} /> },
    { label: 'In the registry’s words', value: <bdi>{event.description}</bdi> },
    { label: 'Recorded', value: dateInWords(event.created_at) },
    { label: 'Known', value: <EventSource provenance={event.provenance} /> },
  ];
}

interface EventProfileProps {
  event: CompanyEvent;
  companyName?: string;
  /** How old the facts are. */
  children?: React.ReactNode;
}

/** One event: what happened, when at the earliest and the latest, what changed, how it is known. */
export function EventProfile({ event, companyName, children }: EventProfileProps) {
  const changes = changesOf(event.derived_from);
  const path = links.event(event.id);
  return (
    <article className="max-w-3xl">
      <p className="text-muted text-sm">
        <Link href={links.companyEvents(event)} className="underline">
          Events of <bdi>{companyName ?? `company ${event.company_number}`}</bdi>
        </Link>{' '}
        · {jurisdictionName(event.jurisdiction_code)}
      </p>
      <h1 className="mt-1 text-3xl">
        <EventHeadline headline={headlineOf(event)} />
      </h1>
      <p className="mt-2 text-lg">It happened {whenInWords(event.time_range)}.</p>
      {children}
      <div className="mt-6">
        <Facts facts={factsOf(event, companyName)} />
      </div>
      {changes.length > 0 && (
        <div className="mt-10">
          <Section id="changes" title="What changed">
            <EventChanges changes={changes} />
          </Section>
        </div>
      )}
      {event.payload && (
        <div className="mt-10">
          <Section id="payload" title="What was recorded of it">
            <EventData data={event.payload} />
          </Section>
        </div>
      )}
      <p className="mt-8 text-sm print:hidden">
        <a href={links.json(path)} className="underline">
          JSON
        </a>
      </p>
    </article>
  );
}
