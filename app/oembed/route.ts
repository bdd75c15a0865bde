import { companyCard } from '@/lib/client/card';
import { RegistryError } from '@/lib/contract/errors';
import { originOf } from '@/lib/registry/origin';
import { oEmbedOf, oEmbedXml, parseOEmbed } from '@/lib/take/card/oembed';

/** Readable from any page: it says only what the card says. */
const HEADERS = { 'Access-Control-Allow-Origin': '*', 'X-Robots-Tag': 'noindex', 'Cache-Control': 'no-cache' };

async function answer(request: Request): Promise<Response> {
  const origin = originOf(request.headers);
  const asked = parseOEmbed(new URL(request.url).searchParams, origin);
  const { status, card } = await companyCard(asked.company);
  if (status !== 200) return new Response('The company cannot be shown.\n', { status, headers: HEADERS });
  const reply = oEmbedOf(asked, origin, card?.company.name ?? 'A company in Firmament');
  if (asked.format === 'json') return Response.json(reply, { headers: HEADERS });
  return new Response(oEmbedXml(reply), { headers: { ...HEADERS, 'Content-Type': 'text/xml; charset=utf-8' } });
}

export async function GET(request: Request): Promise<Response> {
  try {
    return await answer(request);
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    return new Response(`${error.message}\n`, { status: error.status, headers: HEADERS });
  }
}
