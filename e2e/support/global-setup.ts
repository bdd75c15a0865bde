import { makeSample } from './sample';
import { startServer } from './servers';

/** One server on the sample register for all stories that need no settings of their own. What is returned ends it. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  makeSample();
  const server = await startServer();
  process.env.FIRMAMENT_URL = server.url;
  return server.stop;
}
