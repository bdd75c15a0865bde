import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { EventProfile } from '@/components/event/event-profile';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { attempt, getEvent } from '@/lib/api/pages/page';
import { companyNames } from '@/lib/api/pages/records';
import { isRegistryError } from '@/lib/contract/errors';
import { headlineOf, headlineText } from '@/lib/records/event/headline';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { eventPageWords } from '@/lib/words/event';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requestLanguage();
  try {
    const event = await getEvent((await params).id);
    return { title: headlineText(headlineOf(event, language), language) };
  } catch (error) {
    if (isRegistryError(error)) return { title: eventPageWords[language].one };
    throw error;
  }
}

export default async function EventPage({ params }: Props) {
  const { value: event, failure } = await attempt(getEvent((await params).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const names = await companyNames([event]);
  return (
    <EventProfile event={event} companyName={names.get(links.company(event))}>
      <PageFacts page={links.event(event.id)} />
      <DownloadMenu page={links.event(event.id)} cited={{ kind: 'event', record: event }} />
    </EventProfile>
  );
}
