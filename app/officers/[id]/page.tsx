import type { Metadata } from 'next';
import { FailurePage } from '@/components/failure/failure-notice';
import { OfficerProfile } from '@/components/officer/officer-profile';
import { PageFacts } from '@/components/provenance/page-facts';
import { attempt } from '@/lib/client/attempt';
import { getOfficer } from '@/lib/client/server';
import { RegistryError } from '@/lib/contract/errors';
import { links } from '@/lib/links';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    return { title: (await getOfficer((await params).id)).name };
  } catch (error) {
    if (error instanceof RegistryError) return { title: 'Officer' };
    throw error;
  }
}

export default async function OfficerPage({ params }: Props) {
  const { value: officer, failure } = await attempt(getOfficer((await params).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  return (
    <OfficerProfile officer={officer}>
      <PageFacts page={links.officer(officer.id)} />
    </OfficerProfile>
  );
}
