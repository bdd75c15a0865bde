import { originOf } from '@/lib/registry/origin';
import { getRegistry } from '@/lib/registry/registry';
import { toStream } from '@/lib/take/answer/stream';
import { toPieces } from '@/lib/take/pieces';
import { fileNumber, fileXml } from '@/lib/take/sitemap/sitemap';

interface Context {
  params: Promise<{ file: string }>;
}

/** One file of the sitemap, written while the register is read. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const file = fileNumber((await params).file);
  const { listCompanyKeys } = getRegistry();
  if (file === undefined || !listCompanyKeys) return new Response('There is no such sitemap.\n', { status: 404 });
  const texts = fileXml(file, listCompanyKeys, originOf(request.headers));
  const headers = { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response(toStream(toPieces(texts)), { headers });
}
