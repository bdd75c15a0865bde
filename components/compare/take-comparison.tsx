import { headers } from 'next/headers';
import { registrySource } from '@/lib/client/server';
import { comparedParameters } from '@/lib/compare/address';
import type { CompanyNumber } from '@/lib/links';
import { originOf } from '@/lib/registry/origin';
import { offerOfComparison } from '@/lib/take/menu';
import { TakePanel } from '../take/take-panel';

/** "Take it with you" for companies side by side: their facts in every format, at no call. */
export async function TakeComparison({ companies }: { companies: readonly CompanyNumber[] }) {
  const params = comparedParameters(companies);
  const offer = offerOfComparison(params, originOf(await headers()));
  return <TakePanel offer={offer} source={registrySource()} params={params} />;
}
