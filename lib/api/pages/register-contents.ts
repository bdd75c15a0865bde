import 'server-only';
import { getRegistry } from '@/lib/api/registry';
import type { RegisterContents } from '@/lib/contract/register-contents';

/** What our own register holds; undefined in front of a remote service, which does not tell. */
export const registerContents = async (): Promise<RegisterContents | undefined> => getRegistry().contents?.();
