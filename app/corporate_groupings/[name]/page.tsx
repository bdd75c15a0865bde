import type { Metadata } from 'next';
import { GroupingProfile } from '@/components/corporate-grouping/grouping-profile';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { attempt, decodeName } from '@/lib/api/pages/page';
import { getCorporateGrouping } from '@/lib/api/pages/search';
import { isRegistryError } from '@/lib/contract/errors';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { groupingWords } from '@/lib/words/grouping';

interface Props {
  params: Promise<{ name: string }>;
}

const groupingOf = async (params: Props['params']) => getCorporateGrouping(decodeName((await params).name));

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    return { title: (await groupingOf(params)).name };
  } catch (error) {
    if (isRegistryError(error)) return { title: groupingWords[await requestLanguage()].one };
    throw error;
  }
}

export default async function CorporateGroupingPage({ params }: Props) {
  const { value: grouping, failure } = await attempt(groupingOf(params));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  return (
    <GroupingProfile grouping={grouping}>
      <PageFacts page={links.corporateGrouping(grouping.name)} />
      <DownloadMenu
        page={links.corporateGrouping(grouping.name)}
        cited={{ kind: 'corporate_grouping', record: grouping }}
      />
    </GroupingProfile>
  );
}
