import type { Metadata } from 'next';
import { FailurePage } from '@/components/failure/failure-notice';
import { RecordNetwork } from '@/components/network/record-network';
import { PlaceholderHeader } from '@/components/placeholder/placeholder-header';
import { placeholderWords } from '@/components/placeholder/words/words';
import { PageFacts } from '@/components/provenance/page-facts';
import { TakeMenu } from '@/components/take/take-menu';
import { attempt } from '@/lib/client/attempt';
import { type PlaceholderRoute, placeholderTitle } from '@/lib/client/placeholder-route';
import { getPlaceholder, registry } from '@/lib/client/server';
import { requestLanguage } from '@/lib/language/request';
import { links } from '@/lib/links';
import { dayOf, everythingOn } from '@/lib/network/request';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';

type Props = PlaceholderRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { kind, titles } = placeholderWords[await requestLanguage()];
  return { title: await placeholderTitle(params, kind, titles.network) };
}

export default async function PlaceholderNetworkPage({ params: route, searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const { value: placeholder, failure } = await attempt(getPlaceholder((await route).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const id = String(placeholder.id);
  const request = everythingOn(dayOf(query));
  const found = await attempt(registry.array('get_placeholder_network', { id }, request));
  const page = links.placeholderNetwork(id, query);
  return (
    <article>
      <PlaceholderHeader
        placeholder={placeholder}
        tab="network"
        jsonHref={links.json(links.placeholderNetwork(id), request)}
      >
        <PageFacts page={page} />
        <TakeMenu page={page} />
      </PlaceholderHeader>
      <RecordNetwork root={{ path: links.placeholder(id), name: placeholder.name }} found={found} query={query} />
    </article>
  );
}
