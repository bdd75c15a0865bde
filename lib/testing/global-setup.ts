import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { startOpenSearch, type TestCluster } from './opensearch/nodes';
import { makeSampleFile } from './sample-file';

declare module 'vitest' {
  interface ProvidedContext {
    /** Starts one node of OpenSearch for the whole run when it is first asked, and answers with its address. */
    openSearch: string;
  }
}

/** Runs once for each project. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  makeSampleFile();
  let started: Promise<TestCluster> | undefined;
  const server = createServer((_, reply) => {
    started ??= startOpenSearch();
    started.then(
      ({ nodes }) => reply.end(nodes[0]?.url),
      (error: unknown) => reply.writeHead(500).end(String(error)),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  project.provide('openSearch', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    await (await started?.catch(() => undefined))?.close();
  };
}
