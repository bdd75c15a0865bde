import { connection } from 'next/server';
import { indexXml, MOST_ADDRESSES } from '@/lib/api/download/site-files';
import { getRegistry, originOf } from '@/lib/api/registry';

/** The sitemap index. Companies of a remote service are not listed, because each visit may cost a call. */
export async function GET(request: Request): Promise<Response> {
  // The register is not available at build time.
  await connection();
  const { listCompanyBlocks } = getRegistry();
  if (!listCompanyBlocks) return new Response('A remote service has no sitemap here.\n', { status: 404 });
  const xml = indexXml(await listCompanyBlocks(MOST_ADDRESSES), originOf(request.headers));
  return new Response(xml, {
    headers: { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
