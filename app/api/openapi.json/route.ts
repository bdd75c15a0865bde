import { originOf } from '@/lib/api/visitor';
import { buildOpenApi } from '@/lib/contract/openapi';
import { settings } from '@/lib/registry/settings';

/** The API description, generated from the route tables; readable from any origin, like the API. */
export function GET(request: Request): Response {
  return Response.json(buildOpenApi(originOf(request.headers), settings().apiUrlField), {
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
  });
}
