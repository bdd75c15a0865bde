import { describedApi } from '@/lib/api/registry';
import { overviewText } from '@/lib/contract/openapi';

export function GET(request: Request): Response {
  return new Response(overviewText(describedApi(request.headers)), {
    headers: { 'Content-Type': 'text/plain;charset=utf-8', 'Cache-Control': 'no-cache' },
  });
}
