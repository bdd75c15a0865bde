import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { SchemeProfile } from '@/components/industry-code/schemes';
import { PageFacts } from '@/components/record/record-page';
import { attempt, decodeSegment } from '@/lib/api/pages/page';
import { countSections, getIndustryCodeScheme } from '@/lib/api/pages/search';
import { isRegistryError } from '@/lib/contract/errors';
import type { AddressParameters } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { industryWords } from '@/lib/words/register';

interface Props {
  params: Promise<{ scheme: string }>;
  searchParams: Promise<AddressParameters>;
}

const schemeOf = async (params: Props['params']) => getIndustryCodeScheme(decodeSegment((await params).scheme));

const textOf = (given: AddressParameters, name: string): string => [given[name] ?? ''].flat()[0]?.trim() ?? '';

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    return { title: (await schemeOf(params)).name };
  } catch (error) {
    if (isRegistryError(error)) return { title: industryWords[await requestLanguage()].title };
    throw error;
  }
}

export default async function IndustryCodeSchemePage({ params, searchParams }: Props) {
  const { value: scheme, failure } = await attempt(schemeOf(params));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const given = await searchParams;
  const counts = new Map((await countSections()).map(({ value, count }) => [value, count]));
  return (
    <SchemeProfile scheme={scheme} q={textOf(given, 'q')} open={textOf(given, 'open')} counts={counts}>
      <PageFacts page={links.industryCodeScheme(scheme.id)} />
      <DownloadMenu
        page={links.industryCodeScheme(scheme.id)}
        cited={{ kind: 'industry_code_scheme', record: scheme }}
      />
    </SchemeProfile>
  );
}
