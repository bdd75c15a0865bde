import 'server-only';
import { getRegistry } from '@/lib/registry/registry';
import type { RegistryReply } from '@/lib/registry/request';
import { askForPage } from './page-request';

/**
 * What the registry has at hand without spending a call; undefined where it would have to ask. For what machines fetch
 * without anybody having decided to: pictures of links, cards in other sites' pages.
 */
export async function peek(path: string, params = new URLSearchParams()): Promise<RegistryReply | undefined> {
  const [price = 'kept'] = (await getRegistry().meter?.price([{ path, params }])) ?? [];
  return price === 'kept' ? askForPage(path, params) : undefined;
}
