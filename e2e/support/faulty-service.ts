import { type FaultServer, startFaultServer } from '../../lib/testing/fault-server';
import type { FaultRow } from '../../lib/testing/faults/table';
import { type FirmamentServer, startServer } from './servers';

/** Defines a test of a separate explorer in front of a failing service. */
export async function inFrontOf(
  { fault, isSlow }: FaultRow,
  story: (explorer: FirmamentServer, service: FaultServer) => Promise<void>,
): Promise<void> {
  const service = await startFaultServer(fault);
  const env = {
    REGISTRY_API_URL: service.url,
    REGISTRY_API_TOKEN: 'a-token-nobody-knows',
    // Short if the test waits for the whole timeout; otherwise long enough for a busy machine.
    REGISTRY_API_TIMEOUT: isSlow ? '1' : '10',
  };
  const explorer = await startServer({ sample: false, env });
  try {
    await story(explorer, service);
  } finally {
    await explorer.stop();
    await service.close();
  }
}
