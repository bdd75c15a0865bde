import { createMcpRoute } from '@/lib/api/mcp-route';
import { SERVER_OPTIONS } from '@/lib/api/program-route';
import { everyMethod } from '@/lib/api/route';

export const { DELETE, GET, HEAD, OPTIONS, PATCH, POST, PUT } = everyMethod(createMcpRoute(SERVER_OPTIONS));
