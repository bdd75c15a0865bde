import { makeSampleFile } from '../../lib/testing/sample-file';
import { startSharedServers } from './shared-servers';

/** Runs before all tests; the returned function runs after them. */
export default function globalSetup(): Promise<() => Promise<void>> {
  makeSampleFile();
  return startSharedServers();
}
