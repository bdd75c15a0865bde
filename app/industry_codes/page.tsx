import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { SchemeList, SectionBars } from '@/components/industry-code/schemes';
import { PageFacts } from '@/components/record/record-page';
import { attempt, pricesOf, registry } from '@/lib/api/pages/page';
import { countSections } from '@/lib/api/pages/search';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { industryWords } from '@/lib/words/register';

export async function generateMetadata(): Promise<Metadata> {
  return { title: industryWords[await requestLanguage()].title };
}

export default async function IndustryCodesPage() {
  const words = industryWords[await requestLanguage()];
  const { value: schemes, failure } = await attempt(registry.list('list_industry_code_schemes', {}));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const prices = await pricesOf(schemes.items.map(({ id }) => ({ href: links.industryCodeScheme(id) })));
  return (
    <>
      <h1 className="text-3xl">{words.title}</h1>
      <p className="mt-2 max-w-prose text-lg">{words.lead}</p>
      <PageFacts page={links.industryCodes()} />
      <DownloadMenu page={links.industryCodes()} />
      <div className="mt-6">
        <SchemeList schemes={schemes.items} prices={prices} />
      </div>
      <SectionBars sections={await countSections()} />
      <p className="mt-6 text-sm">
        <a href={links.json(links.industryCodes())} className="underline">
          JSON
        </a>
      </p>
    </>
  );
}
