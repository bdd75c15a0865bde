import type { Metadata } from 'next';
import { DatumProfile } from '@/components/datum/datum';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { attempt, getDatum } from '@/lib/api/pages/page';
import { isRegistryError } from '@/lib/contract/errors';
import { datumTypeInWords } from '@/lib/records/statement/view';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { datumWords } from '@/lib/words/statement';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const language = await requestLanguage();
  const words = datumWords[language];
  try {
    const { data_type, companies } = await getDatum((await params).id);
    const type = datumTypeInWords(data_type, language);
    const of = companies?.[0]?.name;
    return { title: of ? words.titleOf(type, of) : type };
  } catch (error) {
    if (isRegistryError(error)) return { title: words.kind };
    throw error;
  }
}

export default async function DatumPage({ params }: Props) {
  const { value: datum, failure } = await attempt(getDatum((await params).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  return (
    <DatumProfile datum={datum}>
      <PageFacts page={links.datum(datum.id)} />
      <DownloadMenu page={links.datum(datum.id)} cited={{ kind: 'datum', record: datum }} />
    </DatumProfile>
  );
}
