import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { FilingProfile } from '@/components/filing/filing-profile';
import { PageFacts } from '@/components/record/record-page';
import { attempt, getFiling } from '@/lib/api/pages/page';
import { isRegistryError } from '@/lib/contract/errors';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { filingWords } from '@/lib/words/event';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const words = filingWords[await requestLanguage()];
  try {
    const { title, company } = await getFiling((await params).id);
    return { title: company ? words.titleOf(title, company.name) : title };
  } catch (error) {
    if (isRegistryError(error)) return { title: words.kind };
    throw error;
  }
}

export default async function FilingPage({ params }: Props) {
  const { value: filing, failure } = await attempt(getFiling((await params).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  return (
    <FilingProfile filing={filing}>
      <PageFacts page={links.filing(filing.id)} />
      <DownloadMenu page={links.filing(filing.id)} cited={{ kind: 'filing', record: filing }} />
    </FilingProfile>
  );
}
