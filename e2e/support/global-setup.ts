import { makeSample } from './sample';
import { startSharedServers } from './shared-servers';

/** Before all stories; what is returned is done after them. */
export default function globalSetup(): Promise<() => Promise<void>> {
  makeSample();
  return startSharedServers();
}
