import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@opensearch-project/opensearch';
import { publishWhole } from '@/lib/register/store/opensearch/publish/publish';
import { SAMPLE_FILE } from '../sample-file';
import { startOpenSearch } from './nodes';

/** The sample register, published to a node that is started for it. */
export async function publishSample(prefix: string): Promise<{ client: Client; close(): Promise<void> }> {
  const cluster = await startOpenSearch();
  const client = new Client({ node: cluster.nodes[0]?.url ?? '' });
  // A register notes where it is published.
  const folder = mkdtempSync(join(tmpdir(), 'firmament-sample-'));
  copyFileSync(SAMPLE_FILE, join(folder, 'register.sqlite'));
  await publishWhole(join(folder, 'register.sqlite'), client, { prefix });
  rmSync(folder, { recursive: true });
  const close = async (): Promise<void> => {
    await client.close();
    await cluster.close();
  };
  return { client, close };
}
