import { toPieces } from '@/lib/api/download/pieces';
import { fileNumber, fileXml } from '@/lib/api/download/site-files';
import { getRegistry, originOf } from '@/lib/api/registry';
import { toStream } from '@/lib/api/reply';

interface Context {
  params: Promise<{ file: string }>;
}

/** One file of the sitemap, streamed while the register is read. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const file = fileNumber((await params).file);
  const { listCompanyKeys } = getRegistry();
  if (file === undefined || !listCompanyKeys) return new Response('There is no such sitemap.\n', { status: 404 });
  const texts = fileXml(file, listCompanyKeys, originOf(request.headers));
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response(toStream(toPieces(texts)), { headers });
}
