import 'server-only';
import { getRegistry } from '@/lib/api/registry';
import type { Neighbours } from '@/lib/contract/neighbours';
import type { CompanyNumber } from '@/lib/shared/links';

/**
 * Companies near a name in the order of names; undefined where the source does not keep that order, or there are none.
 * A remote service has no such question, and paging towards it would cost calls that nobody decided to spend.
 */
export async function neighboursOf(name: string, except: readonly CompanyNumber[]): Promise<Neighbours | undefined> {
  const found = await getRegistry().neighbours?.(name, except);
  return found && found.before.length + found.after.length > 0 ? found : undefined;
}
