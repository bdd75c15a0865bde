import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { OfficerCandidates } from '@/components/officer/officer-candidates';
import { OfficerProfile } from '@/components/officer/officer-profile';
import { PageFacts } from '@/components/record/record-page';
import { attempt, getOfficer } from '@/lib/api/pages/page';
import { candidatesHref, freeCompanyOf, namesakesFor } from '@/lib/api/pages/records';
import { isRegistryError } from '@/lib/contract/errors';
import { orAbsent, parsePage } from '@/lib/contract/parameters';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { officerWords } from '@/lib/words/officer';

interface Props {
  params: Promise<{ id: string }>;
  searchParams: Promise<AddressParameters>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    return { title: (await getOfficer((await params).id)).name };
  } catch (error) {
    if (isRegistryError(error)) return { title: officerWords[await requestLanguage()].kind };
    throw error;
  }
}

export default async function OfficerPage({ params, searchParams }: Props) {
  const { value: officer, failure } = await attempt(getOfficer((await params).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const given = toUrlSearchParams(await searchParams).get('candidates');
  const requestedPage = given === null ? undefined : orAbsent(parsePage, given);
  const [company, namesakes] = await Promise.all([freeCompanyOf(officer), namesakesFor(officer, requestedPage)]);
  const now = new Date();
  const page = requestedPage === undefined ? links.officer(officer.id) : candidatesHref(officer, requestedPage);
  return (
    <OfficerProfile
      officer={officer}
      company={company}
      today={now.toISOString().slice(0, 10)}
      age={
        <>
          <PageFacts page={page} />
          <DownloadMenu page={page} cited={{ kind: 'officer', record: officer }} />
        </>
      }
    >
      <OfficerCandidates
        officer={officer}
        namesakes={namesakes}
        hrefOf={(number) => `${candidatesHref(officer, number)}#candidates`}
        now={now.getTime()}
      />
    </OfficerProfile>
  );
}
