import { DownloadMenu } from '@/components/download/download-menu';
import type { Page } from '@/lib/api/client';
import type { Attempt } from '@/lib/api/pages/attempt';
import { companyNames } from '@/lib/api/pages/company-names';
import { eventPrices } from '@/lib/api/pages/event-prices';
import type { CompanyEvent } from '@/lib/contract/event';
import { type EventFilter, type EventScope, printEventFilter } from '@/lib/records/event/filter';
import { links } from '@/lib/shared/links';
import { PageFacts } from '../provenance/page-facts';
import { EventList } from './event-list';

interface EventListingProps {
  scope: Exclude<EventScope, 'company'>;
  filter: EventFilter;
  /** Path of the page without its filter. */
  path: string;
  /** The address of the same page with another filter. */
  hrefOf: (filter: EventFilter) => string;
  found: Attempt<Page<CompanyEvent>>;
}

/** Events of many companies below their heading: as data, how old, to take along, and the list with their names. */
export async function EventListing({ scope, filter, path, hrefOf, found }: EventListingProps) {
  const { value: results, failure } = found;
  const events = results?.items ?? [];
  const prices = await eventPrices(events, filter, path, hrefOf);
  const names = await companyNames(events);
  return (
    <>
      <p className="mt-1 text-sm print:hidden">
        <a href={links.json(path, printEventFilter(filter))} className="underline">
          JSON
        </a>
      </p>
      <PageFacts page={hrefOf(filter)} />
      <DownloadMenu page={hrefOf(filter)} />
      <div className="mt-8">
        <EventList
          scope={scope}
          filter={filter}
          hrefOf={hrefOf}
          results={results}
          failure={failure}
          prices={prices}
          names={names}
          now={Date.now()}
        />
      </div>
    </>
  );
}
