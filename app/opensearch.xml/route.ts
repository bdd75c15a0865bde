import { OPEN_SEARCH_MEDIA_TYPE, openSearchXml } from '@/lib/api/download/site-files';
import { originOf } from '@/lib/api/registry';

export function GET(request: Request): Response {
  const headers = { 'Content-Type': `${OPEN_SEARCH_MEDIA_TYPE}; charset=utf-8`, 'Cache-Control': 'no-cache' };
  return new Response(openSearchXml(originOf(request.headers)), { headers });
}
