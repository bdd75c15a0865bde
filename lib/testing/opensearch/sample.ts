import { Client } from '@opensearch-project/opensearch';
import { publishWhole } from '@/lib/register/store/opensearch/publish/publish';
import { SAMPLE_FILE } from '../sample-file';
import { startOpenSearch } from './nodes';

/** The sample register, published to a node that is started for it. */
export async function publishSample(prefix: string): Promise<{ client: Client; close(): Promise<void> }> {
  const cluster = await startOpenSearch();
  const client = new Client({ node: cluster.nodes[0]?.url ?? '' });
  await publishWhole(SAMPLE_FILE, client, { prefix });
  const close = async (): Promise<void> => {
    await client.close();
    await cluster.close();
  };
  return { client, close };
}
