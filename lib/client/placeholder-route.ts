import 'server-only';
import { RegistryError } from '@/lib/contract/errors';
import { getPlaceholder } from './server';

/** What Next gives a page below /placeholders/:id. */
export interface PlaceholderRoute {
  params: Promise<{ id: string }>;
}

/** For the browser's tab: the name, or a word that gives nothing away where the record cannot be shown. */
export async function placeholderTitle(params: PlaceholderRoute['params'], suffix = ''): Promise<string> {
  try {
    return `${(await getPlaceholder((await params).id)).name}${suffix}`;
  } catch (error) {
    if (error instanceof RegistryError) return 'Placeholder';
    throw error;
  }
}
