import 'server-only';
import type { RegisterContents } from '@/lib/contract/register-contents';
import { getRegistry } from '@/lib/registry/registry';

/** What our own register holds; undefined in front of a remote service, which does not tell. */
export const registerContents = async (): Promise<RegisterContents | undefined> => getRegistry().contents?.();
