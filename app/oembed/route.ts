import { networkTitle } from '@/lib/api/card/embed';
import { companyCard, networkCard } from '@/lib/api/card/network-card';
import { type OEmbedRequest, oEmbedOf, oEmbedXml, parseOEmbed } from '@/lib/api/card/oembed';
import { originOf } from '@/lib/api/registry';
import { isRegistryError } from '@/lib/contract/errors';

/** Readable from any origin: it holds only what the card shows. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-cache' };

const UNNAMED = { company: 'A company in Firmament', network: 'An ownership network in Firmament' } as const;

/** Undefined if the name is not available. */
async function titleOf({ shown }: OEmbedRequest): Promise<{ status: number; title?: string }> {
  if (shown.kind === 'network') {
    const { status, card } = await networkCard(shown.page);
    return { status, title: card && networkTitle(card.names) };
  }
  const { status, card } = await companyCard(shown.company);
  return { status, title: card?.company.name };
}

async function answer(request: Request): Promise<Response> {
  const origin = originOf(request.headers);
  const oEmbedRequest = parseOEmbed(new URL(request.url).searchParams, origin);
  const { status, title = UNNAMED[oEmbedRequest.shown.kind] } = await titleOf(oEmbedRequest);
  if (status !== 200) return new Response('It cannot be shown.\n', { status, headers: HEADERS });
  const reply = oEmbedOf(oEmbedRequest, origin, title);
  if (oEmbedRequest.format === 'json') return Response.json(reply, { headers: HEADERS });
  return new Response(oEmbedXml(reply), { headers: { ...HEADERS, 'Content-Type': 'text/xml; charset=utf-8' } });
}

export async function GET(request: Request): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    if (!isRegistryError(error)) throw error;
    return new Response(`${error.message}\n`, { status: error.status, headers: HEADERS });
  }
}
