import { makeSampleFile } from '../../lib/testing/sample-file';
import { startSharedServers } from './shared-servers';

/** Before all stories; what is returned is done after them. */
export default function globalSetup(): Promise<() => Promise<void>> {
  makeSampleFile();
  return startSharedServers();
}
