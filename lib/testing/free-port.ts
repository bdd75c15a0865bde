import { createServer } from 'node:net';

/** A port without a listener. It is not reserved, so use it at once. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, () => {
      const address = server.address();
      const port = address !== null && typeof address === 'object' ? address.port : undefined;
      server.close(() => (port ? resolve(port) : reject(new Error('There is no free port.'))));
    });
  });
}
