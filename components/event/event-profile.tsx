import type { CompanyEvent } from '@/lib/contract/event';
import { categoryMeaning } from '@/lib/records/event/categories';
import { changesOf } from '@/lib/records/event/changes';
import { NO_EVENT_FILTER, printEventFilter } from '@/lib/records/event/filter';
import { headlineOf } from '@/lib/records/event/headline';
import { whenInWords } from '@/lib/records/event/when';
import { placesIn } from '@/lib/shared/jurisdictions/places';
import type { Forms } from '@/lib/shared/language/forms/forms';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { eventPageWords } from '@/lib/words/event';
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
  const words = useWords(eventPageWords);
  const { language } = useForms();
  if (categories.length === 0) return null;
  return (
    <ul className="space-y-1">
      {categories.map((category) => (
        <li key={category}>
          <Link href={listOfCategory(category)} className="underline">
            {category}
          </Link>
          <span className="text-muted">{words.meaning(categoryMeaning(category, language) ?? words.unexplained)}</span>
        </li>
      ))}
    </ul>
  );
}

type Words = (typeof eventPageWords)['en']['facts'];

/** The days that the event lies between, and what is known of them. */
const certainty = ({ starts_at, ends_at }: CompanyEvent['time_range'], words: Words, { date }: Forms): Fact[] => [
  { label: words.notBefore, value: starts_at && date(starts_at) },
  { label: words.notAfter, value: ends_at && date(ends_at) },
];

function factsOf({ event, companyName }: EventProfileProps, words: Words, forms: Forms): Fact[] {
  return [
    { label: words.company, value: <EventCompany event={event} name={companyName} /> },
    ...certainty(event.time_range, words, forms),
    {
      label: words.type,
      value: (
        <Link href={listOfType(event.type)} className="underline">
          <bdi>{event.type}</bdi>
        </Link>
      ),
    },
    { label: words.categories, value: event.categories.length > 0 && <Categories categories={event.categories} /> },
    { label: words.description, value: <bdi>{event.description}</bdi> },
    { label: words.recorded, value: forms.date(event.created_at) },
    { label: words.known, value: <EventSource provenance={event.provenance} /> },
  ];
}

interface EventProfileProps {
  event: CompanyEvent;
  companyName?: string;
  /** How old the facts are. */
  children?: React.ReactNode;
}

/** One event: what happened, when at the earliest and the latest, what changed, how it is known. */
export function EventProfile(props: EventProfileProps) {
  const words = useWords(eventPageWords);
  const forms = useForms();
  const { event, companyName, children } = props;
  const changes = changesOf(event.derived_from, forms.language);
  const number = <bdi>{event.company_number}</bdi>;
  const path = links.event(event.id);
  return (
    <article className="max-w-3xl">
      <p className="text-muted text-sm">
        <Link href={links.companyEvents(event)} className="underline">
          {companyName === undefined ? words.ofNumber(number) : words.ofCompany(<bdi>{companyName}</bdi>)}
        </Link>{' '}
        · {placesIn(forms.language)(event.jurisdiction_code)}
      </p>
      <h1 className="mt-1 text-3xl">
        <EventHeadline headline={headlineOf(event, forms.language)} />
      </h1>
      <p className="mt-2 text-lg">{words.happened(whenInWords(event.time_range, forms.language))}</p>
      {children}
      <div className="mt-6">
        <Facts facts={factsOf(props, words.facts, forms)} />
      </div>
      {changes.length > 0 && (
        <div className="mt-10">
          <Section id="changes" title={words.whatChanged}>
            <EventChanges changes={changes} />
          </Section>
        </div>
      )}
      {event.payload && (
        <div className="mt-10">
          <Section id="payload" title={words.payload}>
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
