import type { Metadata } from 'next';
import { DownloadMenu } from '@/components/download/download-menu';
import { FailureNotice, FailurePage } from '@/components/failure/failure-notice';
import { JsonLink, RecordNetwork } from '@/components/network/record-network';
import { PlaceholderHeader } from '@/components/placeholder/placeholder';
import { PageFacts } from '@/components/record/record-page';
import { networkMetadata } from '@/lib/api/card/network-card';
import { attempt, getPlaceholder } from '@/lib/api/pages/page';
import { type PlaceholderRoute, placeholderTitle } from '@/lib/api/pages/records';
import { drawnNetwork } from '@/lib/api/pages/roots-network';
import { dayOf, everythingOn } from '@/lib/contract/parameters';
import { placeholderKind } from '@/lib/records/placeholder/kind';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';
import { links } from '@/lib/shared/links';
import { requestLanguage } from '@/lib/shared/preferences';
import { placeholderWords } from '@/lib/words/grouping';

type Props = PlaceholderRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { kind, titles } = placeholderWords[await requestLanguage()];
  const title = await placeholderTitle(params, kind, titles.network);
  return networkMetadata(links.placeholderNetwork((await params).id), toUrlSearchParams(await searchParams), { title });
}

export default async function PlaceholderNetworkPage({ params: route, searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const { value: placeholder, failure } = await attempt(getPlaceholder((await route).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const id = String(placeholder.id);
  const request = everythingOn(dayOf(query));
  const found = await attempt(drawnNetwork(links.placeholder(id), request));
  const page = links.placeholderNetwork(id, query);
  const jsonHref = links.json(links.placeholderNetwork(id), request);
  const files = (
    <>
      <DownloadMenu page={page} />
      <PageFacts page={page} />
    </>
  );
  if (found.failure) {
    return (
      <article>
        <PlaceholderHeader placeholder={placeholder} tab="network" jsonHref={jsonHref}>
          {files}
        </PlaceholderHeader>
        <FailureNotice failure={found.failure} now={Date.now()} />
      </article>
    );
  }
  return (
    <article>
      <RecordNetwork root={{ path: links.placeholder(id), name: placeholder.name }} drawn={found.value} query={query}>
        <p>{placeholderKind(placeholder, await requestLanguage())}</p>
        <JsonLink href={jsonHref} />
        {files}
      </RecordNetwork>
    </article>
  );
}
