import { describedApi } from '@/lib/api/registry';
import { buildOpenApi } from '@/lib/contract/openapi';

/** The API description, generated from the route tables; readable from any origin, like the API. */
export function GET(request: Request): Response {
  return Response.json(buildOpenApi(describedApi(request.headers)), {
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
  });
}
