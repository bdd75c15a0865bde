import type { Metadata } from 'next';
import { FailureNotice, FailurePage } from '@/components/failure/failure-notice';
import { NetworkWorkspace } from '@/components/network/network-workspace';
import { PlaceholderHeader } from '@/components/placeholder/placeholder-header';
import { PageFacts } from '@/components/provenance/page-facts';
import { TakeMenu } from '@/components/take/take-menu';
import { isMetered } from '@/lib/client/allowance';
import { attempt } from '@/lib/client/attempt';
import { type PlaceholderRoute, placeholderTitle } from '@/lib/client/placeholder-route';
import { getPlaceholder, registry } from '@/lib/client/server';
import { orAbsent, parseDate } from '@/lib/contract/filters';
import { JURISDICTION_NAMES } from '@/lib/jurisdictions/jurisdictions';
import { links } from '@/lib/links';
import { everythingOn } from '@/lib/network/request';
import { parseNetworkState } from '@/lib/network/state';
import { type AddressParameters, toUrlSearchParams } from '@/lib/search/state';

type Props = PlaceholderRoute & { searchParams: Promise<AddressParameters> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: await placeholderTitle(params, ': network') };
}

export default async function PlaceholderNetworkPage({ params: route, searchParams }: Props) {
  const query = toUrlSearchParams(await searchParams);
  const dates = orAbsent(parseDate, query.get('dates') ?? '');
  const { value: placeholder, failure } = await attempt(getPlaceholder((await route).id));
  if (failure) return <FailurePage failure={failure} now={Date.now()} />;
  const id = String(placeholder.id);
  const request = everythingOn(dates);
  const network = await attempt(registry.array('get_placeholder_network', { id }, request));
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
      {network.failure ? (
        <FailureNotice failure={network.failure} now={Date.now()} />
      ) : (
        <NetworkWorkspace
          root={{ path: links.placeholder(id), name: placeholder.name }}
          relationships={network.value}
          initialState={parseNetworkState(query)}
          jurisdictionNames={JURISDICTION_NAMES}
          dates={dates}
          metered={isMetered()}
        />
      )}
    </article>
  );
}
