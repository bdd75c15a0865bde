import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { createMcpServer } from '@/lib/api/mcp/server';
import { getRegistry, getWatching, originOf } from '@/lib/api/registry';
import { isUnusableRegisterError } from '@/lib/register/store/store';
import { runCommand } from './run-command';

/** Resolves once the client has closed our standard input. */
const inputClosed = (): Promise<void> =>
  new Promise((closed) => {
    for (const event of ['end', 'close'] as const) process.stdin.once(event, () => closed());
  });

/**
 * `npm run --silent mcp`: the tools of `/mcp` over standard input and output, for a client on this machine. Standard
 * output belongs to the protocol: whatever else is said goes to standard error.
 */
async function serve(): Promise<number> {
  for (const name of ['log', 'info', 'debug'] as const) console[name] = console.error;
  const registry = getRegistry();
  const { ready, checks } = await registry.health();
  if (!ready) {
    for (const { name, ok, detail } of checks) if (!ok) console.error(`${name}: ${detail ?? 'not ready'}`);
    return 1;
  }
  const server = createMcpServer({
    registry: () => registry,
    caller: 'operator',
    origin: originOf({ get: () => null }),
    failed: (error) => getWatching().requests.failed(error, undefined),
  });
  const closed = inputClosed();
  await server.connect(new StdioServerTransport());
  await closed;
  await server.close();
  return 0;
}

await runCommand(async () => {
  try {
    return await serve();
  } catch (error) {
    if (!isUnusableRegisterError(error)) throw error;
    console.error(error.message);
    return 1;
  }
});
// Threads that read the register would keep the process.
process.exit();
