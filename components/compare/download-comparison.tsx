import { headers } from 'next/headers';
import { DownloadPanel } from '@/components/download/download-panel';
import { offerOfComparison } from '@/lib/api/download/menu';
import { originOf } from '@/lib/api/origin';
import { registrySource } from '@/lib/api/pages/server';
import { comparedParameters } from '@/lib/records/compare/address';
import type { CompanyNumber } from '@/lib/shared/links';

/** "Take it with you" for companies side by side: their facts in every format, at no call. */
export async function DownloadComparison({ companies }: { companies: readonly CompanyNumber[] }) {
  const params = comparedParameters(companies);
  const offer = offerOfComparison(params, originOf(await headers()));
  return <DownloadPanel offer={offer} source={registrySource()} params={params} />;
}
