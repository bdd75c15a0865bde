import { originOf } from '@/lib/api/origin';
import { overviewText } from '@/lib/contract/openapi-overview';

export function GET(request: Request): Response {
  return new Response(overviewText(originOf(request.headers)), {
    headers: { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
