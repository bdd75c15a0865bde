import { createServer } from 'node:http';
import { buildPages } from './page/build';

export interface PagesServed {
  origin: string;
  close(): void;
}

/** The pages under measure on a free port of this machine. */
export async function servePages(): Promise<PagesServed> {
  const files = await buildPages();
  const server = createServer(({ url = '' }, response) => {
    const file = files.get(url);
    response.writeHead(file ? 200 : 404, { 'content-type': `${file?.type ?? 'text/plain'}; charset=utf-8` });
    response.end(file?.text);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}
