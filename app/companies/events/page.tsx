import type { Metadata } from 'next';
import { EventList } from '@/components/event/event-list';
import { PageFacts } from '@/components/provenance/page-facts';
import { TakeMenu } from '@/components/take/take-menu';
import { attempt } from '@/lib/client/attempt';
import { companyNames } from '@/lib/client/company-names';
import { eventPrices } from '@/lib/client/event-prices';
import { registry } from '@/lib/client/server';
import { type EventFilter, parseEventFilter, printEventFilter } from '@/lib/event/filter';
import { links } from '@/lib/links';
import type { AddressParameters } from '@/lib/search/state';

export const metadata: Metadata = { title: 'Events' };

const hrefOf = (filter: EventFilter): string => links.events(printEventFilter(filter));

export default async function EventsPage({ searchParams }: { searchParams: Promise<AddressParameters> }) {
  const filter = parseEventFilter(await searchParams, 'all');
  const params = printEventFilter(filter);
  const { value: results, failure } = await attempt(registry.list('list_events', {}, params));
  const events = results?.items ?? [];
  return (
    <>
      <h1 className="text-3xl">Events</h1>
      <p className="mt-2 max-w-3xl text-lg">
        What changed in the lives of companies, newest first, from comparing states of the registers and from notices.
      </p>
      <p className="mt-1 text-sm print:hidden">
        <a href={links.json(links.events(), params)} className="underline">
          JSON
        </a>
      </p>
      <PageFacts page={hrefOf(filter)} />
      <TakeMenu page={hrefOf(filter)} />
      <div className="mt-8">
        <EventList
          scope="all"
          filter={filter}
          hrefOf={hrefOf}
          results={results}
          failure={failure}
          prices={await eventPrices(events, filter, links.events(), hrefOf)}
          names={await companyNames(events)}
          now={Date.now()}
        />
      </div>
    </>
  );
}
