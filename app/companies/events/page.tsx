import type { Metadata } from 'next';
import { EventListing } from '@/components/event/event-list';
import { attempt, registry } from '@/lib/api/pages/page';
import { type EventFilter, parseEventFilter, printEventFilter } from '@/lib/records/event/filter';
import type { AddressParameters } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { eventPageWords } from '@/lib/words/event';

export async function generateMetadata(): Promise<Metadata> {
  return { title: eventPageWords[await requestLanguage()].title };
}

const hrefOf = (filter: EventFilter): string => links.events(printEventFilter(filter));

export default async function EventsPage({ searchParams }: { searchParams: Promise<AddressParameters> }) {
  const words = eventPageWords[await requestLanguage()];
  const filter = parseEventFilter(await searchParams, 'all');
  const found = await attempt(registry.list('list_events', {}, printEventFilter(filter)));
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 max-w-3xl text-lg">{words.lead}</p>
      <EventListing scope="all" filter={filter} path={links.events()} hrefOf={hrefOf} found={found} />
    </>
  );
}
