import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import { RegistryError } from '@/lib/contract/errors';
import type { Caller } from '@/lib/registry/request';
import { readBody } from './entities-route';
import { createMcpServer } from './mcp/server';
import {
  createProgramRoute,
  LONGEST_BODY,
  PROGRAM_HEADERS,
  type ProgramRouteOptions,
  programOf,
} from './program-route';
import { bearerOf } from './route';

type Program = Extract<Caller, { kind: 'program' }>;

/** The token as at the API, or as clients of the protocol send it. */
function mcpCallerOf(request: Request, trustProxy: number): Program {
  const program = programOf(request, trustProxy);
  return { ...program, token: program.token ?? bearerOf(request.headers) };
}

/** A page of another site, which could use this machine's network through its visitor's browser. */
function isForeign({ headers }: Request, ours: string): boolean {
  const origin = headers.get('origin');
  if (origin === null || origin === ours) return false;
  return !URL.canParse(origin) || new URL(origin).host !== headers.get('host');
}

function parseMessage(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new RegistryError(
      'invalid_request',
      'The body is not JSON: it must be a message of the protocol (JSON-RPC 2.0).',
    );
  }
}

/**
 * `POST /mcp`: the Model Context Protocol over streamable HTTP, without sessions: each message is answered by JSON, and
 * nothing is kept. Tokens and limits are those of the API.
 */
export function createMcpRoute(options: ProgramRouteOptions): (request: Request) => Promise<Response> {
  const { registry, originOf, trustProxy, requestId, watch } = options;

  async function answer(request: Request): Promise<Response> {
    const origin = originOf(request.headers);
    if (isForeign(request, origin)) throw new RegistryError('refused', 'Pages of other sites cannot use this server.');
    const message = parseMessage(await readBody(request, LONGEST_BODY, 'message'));
    const server = createMcpServer({
      registry,
      caller: mcpCallerOf(request, trustProxy()),
      origin,
      failed: (error) => watch().failed(error, requestId(request.headers)),
    });
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    const close = (): void => void server.close();
    request.signal.addEventListener('abort', close);
    try {
      await server.connect(transport);
      const response = await transport.handleRequest(request, { parsedBody: message });
      const headers = new Headers(response.headers);
      for (const [name, value] of Object.entries(PROGRAM_HEADERS)) headers.set(name, value);
      return new Response(await response.arrayBuffer(), { status: response.status, headers });
    } finally {
      request.signal.removeEventListener('abort', close);
      await server.close();
    }
  }

  return createProgramRoute(
    {
      path: 'mcp',
      methods: ['POST'],
      refusal: 'This is a server of the Model Context Protocol, without sessions: send messages by POST.',
      answer,
    },
    options,
  );
}
