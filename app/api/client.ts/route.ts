import { describedApi } from '@/lib/api/registry';
import { buildClient } from '@/lib/contract/client';

/** A typed client of the API as one TypeScript file, generated from the route tables; readable from any origin. */
export function GET(request: Request): Response {
  return new Response(buildClient(describedApi(request.headers)), {
    headers: {
      'Content-Type': 'text/plain; charset=utf-8',
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'no-cache',
    },
  });
}
