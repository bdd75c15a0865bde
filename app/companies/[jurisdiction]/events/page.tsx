import type { Metadata } from 'next';
import { EventList } from '@/components/event/event-list';
import { PageFacts } from '@/components/provenance/page-facts';
import { TakeMenu } from '@/components/take/take-menu';
import { Link } from '@/components/ui/link';
import { attempt } from '@/lib/client/attempt';
import { companyNames } from '@/lib/client/company-names';
import { eventPrices } from '@/lib/client/event-prices';
import { registry } from '@/lib/client/server';
import { type EventFilter, parseEventFilter, printEventFilter } from '@/lib/event/filter';
import { placeInWords } from '@/lib/jurisdictions/place-in-words';
import { links } from '@/lib/links';
import type { AddressParameters } from '@/lib/search/state';

interface Props {
  params: Promise<{ jurisdiction: string }>;
  searchParams: Promise<AddressParameters>;
}

const codeOf = async (params: Props['params']): Promise<string> => (await params).jurisdiction.toLowerCase();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: `Events in ${placeInWords(await codeOf(params))}` };
}

export default async function JurisdictionEventsPage({ params: route, searchParams }: Props) {
  const jurisdiction_code = await codeOf(route);
  const filter = parseEventFilter(await searchParams, 'jurisdiction');
  const params = printEventFilter(filter);
  const path = links.jurisdictionEvents(jurisdiction_code);
  const hrefOf = (next: EventFilter) => links.jurisdictionEvents(jurisdiction_code, printEventFilter(next));
  const asked = registry.list('list_jurisdiction_events', { jurisdiction_code }, params);
  const { value: results, failure } = await attempt(asked);
  const events = results?.items ?? [];
  return (
    <>
      <p className="text-muted text-sm">
        <Link href={links.events()} className="underline">
          Events of all jurisdictions
        </Link>
      </p>
      <h1 className="mt-1 text-3xl">Events in {placeInWords(jurisdiction_code)}</h1>
      <p className="mt-1 text-sm print:hidden">
        <a href={links.json(path, params)} className="underline">
          JSON
        </a>
      </p>
      <PageFacts page={hrefOf(filter)} />
      <TakeMenu page={hrefOf(filter)} />
      <div className="mt-8">
        <EventList
          scope="jurisdiction"
          filter={filter}
          hrefOf={hrefOf}
          results={results}
          failure={failure}
          prices={await eventPrices(events, filter, path, hrefOf)}
          names={await companyNames(events)}
          now={Date.now()}
        />
      </div>
    </>
  );
}
