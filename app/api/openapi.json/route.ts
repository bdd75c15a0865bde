import { originOf } from '@/lib/api/visitor';
import { buildOpenApi } from '@/lib/contract/openapi';
import { settings } from '@/lib/registry/settings';

/** The description of the interface, made of the tables that answer it; readable from any page, as the interface is. */
export function GET(request: Request): Response {
  return Response.json(buildOpenApi(originOf(request.headers), settings().apiUrlField), {
    headers: { 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'no-cache' },
  });
}
