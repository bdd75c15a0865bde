import type { Metadata } from 'next';
import { EventListing } from '@/components/event/event-list';
import { Link } from '@/components/ui/parts';
import { attempt, registry } from '@/lib/api/pages/page';
import { type EventFilter, parseEventFilter, printEventFilter } from '@/lib/records/event/filter';
import type { AddressParameters } from '@/lib/search/state';
import { placeInWords } from '@/lib/shared/jurisdictions/jurisdictions';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { eventPageWords } from '@/lib/words/event';

interface Props {
  params: Promise<{ jurisdiction: string }>;
  searchParams: Promise<AddressParameters>;
}

/** The heading, also used in the browser tab. */
async function titleOf(code: string): Promise<string> {
  const language = await requestLanguage();
  return eventPageWords[language].inPlace(placeInWords(code, language));
}

const codeOf = async (params: Props['params']): Promise<string> => (await params).jurisdiction.toLowerCase();

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await titleOf(await codeOf(params)) };
}

export default async function JurisdictionEventsPage({ params: route, searchParams }: Props) {
  const jurisdiction_code = await codeOf(route);
  const { ofAll } = eventPageWords[await requestLanguage()];
  const filter = parseEventFilter(await searchParams, 'jurisdiction');
  const path = links.jurisdictionEvents(jurisdiction_code);
  const hrefOf = (next: EventFilter) => links.jurisdictionEvents(jurisdiction_code, printEventFilter(next));
  const request = registry.list('list_jurisdiction_events', { jurisdiction_code }, printEventFilter(filter));
  const found = await attempt(request);
  return (
    <>
      <p className="text-muted text-sm">
        <Link href={links.events()} className="underline">
          {ofAll}
        </Link>
      </p>
      <h1 className="mt-1 text-3xl">{await titleOf(jurisdiction_code)}</h1>
      <EventListing scope="jurisdiction" filter={filter} path={path} hrefOf={hrefOf} found={found} />
    </>
  );
}
