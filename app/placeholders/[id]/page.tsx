import type { Metadata } from 'next';
import { FailurePage } from '@/components/failure/failure-notice';
import { PlaceholderProfile } from '@/components/placeholder/placeholder-profile';
import { PageFacts } from '@/components/provenance/page-facts';
import { attempt } from '@/lib/client/attempt';
import { getPlaceholder } from '@/lib/client/server';
import { RegistryError } from '@/lib/contract/errors';
import { links } from '@/lib/links';

interface Props {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  try {
    return { title: (await getPlaceholder((await params).id)).name };
  } catch (error) {
    if (error instanceof RegistryError) return { title: 'Placeholder' };
    throw error;
  }
}

export default async function PlaceholderPage({ params }: Props) {
  const { value: placeholder, failure } = await attempt(getPlaceholder((await params).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  return (
    <PlaceholderProfile placeholder={placeholder}>
      <PageFacts page={links.placeholder((await params).id)} />
    </PlaceholderProfile>
  );
}
