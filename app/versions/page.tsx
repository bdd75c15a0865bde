import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/record/record-page';
import { type Fact, Facts, Link } from '@/components/ui/parts';
import { attempt, registry } from '@/lib/api/pages/page';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { referenceWords } from '@/lib/words/reference';

export async function generateMetadata(): Promise<Metadata> {
  return { title: referenceWords[await requestLanguage()].versions.title };
}

const referenceLink = (content: string) => (
  <Link href={links.apiReference()} className="underline">
    {content}
  </Link>
);

export default async function VersionsPage() {
  const { versions: words } = referenceWords[await requestLanguage()];
  const { value: versions, failure } = await attempt(registry.record('versions', {}));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const facts: Fact[] = [
    { label: words.current, value: versions.current_version },
    { label: words.supported, value: versions.supported_versions.join(', ') },
  ];
  return (
    <article className="max-w-2xl">
      <h1 className="mb-4 text-3xl">{words.title}</h1>
      <PageFacts page={links.versions()} />
      <DownloadMenu page={links.versions()} />
      <Facts facts={facts} />
      <p className="mt-6 text-sm">{words.reference(referenceLink)}</p>
    </article>
  );
}
