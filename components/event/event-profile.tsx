import { type Column, DataTable, type Fact, Facts, Link, OutsideLink } from '@/components/ui/parts';
import { Section } from '@/components/ui/section';
import type { CompanyEvent } from '@/lib/contract/records';
import { categoryMeaning, NO_EVENT_FILTER, printEventFilter } from '@/lib/records/event/filter';
import {
  type Change,
  changesOf,
  headlineOf,
  type Leaf,
  leavesOf,
  pathInWords,
  valueInWords,
  whenInWords,
} from '@/lib/records/event/headline';
import { placesIn } from '@/lib/shared/jurisdictions/jurisdictions';
import type { Forms } from '@/lib/shared/language/language';
import { useForms, useWords } from '@/lib/shared/language/use-words';
import { links } from '@/lib/shared/links';
import { eventPageWords } from '@/lib/words/event';
import { EventCompany, EventHeadline, EventSource } from './event-parts';

type EventChangesWords = (typeof eventPageWords)['en']['changes'];

function columnsIn(words: EventChangesWords): Column<Change>[] {
  const side = (text: string | undefined) =>
    text === undefined ? <span className="text-muted">{words.nothing}</span> : <bdi>{text}</bdi>;
  return [
    { header: words.what, cell: ({ label }) => label },
    { header: words.before, cell: ({ before }) => side(before) },
    { header: words.after, cell: ({ after }) => side(after) },
  ];
}

/** The changes of the event, value by value. */
function EventChanges({ changes }: { changes: Change[] }) {
  const words = useWords(eventPageWords).changes;
  return (
    <DataTable
      caption={words.caption}
      columns={columnsIn(words)}
      rows={changes}
      keyOf={({ label, before, after }) => `${label} ${before} ${after}`}
    />
  );
}

function Value({ value }: Pick<Leaf, 'value'>) {
  const words = valueInWords(value, useForms().language);
  return (
    <OutsideLink url={typeof value === 'string' ? value : undefined}>
      <bdi>{words}</bdi>
    </OutsideLink>
  );
}

/** Free-form data as names and values, at any depth; web addresses become links. */
function EventData({ data }: { data: Record<string, unknown> }) {
  return (
    <Facts
      facts={leavesOf(data).map(({ path, value }) => ({
        label: pathInWords(path),
        value: value === undefined ? null : <Value value={value} />,
      }))}
    />
  );
}

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

/** The range of days of the event, and how certain it is. */
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
  /** The age of the facts. */
  children?: React.ReactNode;
}

/** One event: what happened, the earliest and latest day, what changed, and the evidence. */
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
