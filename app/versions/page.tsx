import type { Metadata } from 'next';
import { FailurePage } from '@/components/failure/failure-notice';
import { PageFacts } from '@/components/provenance/page-facts';
import { type Fact, Facts } from '@/components/ui/facts';
import { Link } from '@/components/ui/link';
import { attempt } from '@/lib/client/attempt';
import { registry } from '@/lib/client/server';
import { links } from '@/lib/links';

export const metadata: Metadata = { title: 'Versions of the interface' };

export default async function VersionsPage() {
  const { value: versions, failure } = await attempt(registry.record('versions', {}));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const facts: Fact[] = [
    { label: 'Current', value: versions.current_version },
    { label: 'Supported', value: versions.supported_versions.join(', ') },
  ];
  return (
    <article className="max-w-2xl">
      <h1 className="mb-4 text-3xl">Versions of the interface</h1>
      <PageFacts page={links.versions()} />
      <Facts facts={facts} />
      <p className="mt-6 text-sm">
        What each version answers stands in the{' '}
        <Link href={links.apiReference()} className="underline">
          reference of the API
        </Link>
        .
      </p>
    </article>
  );
}
