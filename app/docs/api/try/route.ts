import { ENDPOINTS, type EndpointName } from '@/lib/contract/endpoints';
import { errorBody } from '@/lib/contract/errors';
import { addressOfForm } from '@/lib/contract/examples-address';
import { DEFAULT_VERSION_PREFIX } from '@/lib/contract/parameters';

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);

/** The target of the reference's forms without scripts: it puts their fields into a path. */
export function GET(request: Request): Response {
  const { searchParams } = new URL(request.url);
  const name = searchParams.get('endpoint') ?? '';
  if (!isEndpoint(name)) return Response.json(errorBody('There is no such endpoint.'), { status: 404 });
  const fields = [...searchParams].filter(([field]) => field !== 'endpoint');
  const address = addressOfForm(ENDPOINTS[name].path, fields);
  return new Response(null, { status: 303, headers: { Location: `/${DEFAULT_VERSION_PREFIX}/${address}` } });
}
