import 'server-only';
import { RegistryError } from '@/lib/contract/errors';
import { getPlaceholder } from './server';

/** What Next gives a page below /placeholders/:id. */
export interface PlaceholderRoute {
  params: Promise<{ id: string }>;
}

/** For the browser's tab: a title of the name, or a word (`unnamed`) that gives nothing away where the record cannot be shown. */
export async function placeholderTitle(
  params: PlaceholderRoute['params'],
  unnamed: string,
  titleOf = (name: string) => name,
): Promise<string> {
  try {
    return titleOf((await getPlaceholder((await params).id)).name);
  } catch (error) {
    if (error instanceof RegistryError) return unnamed;
    throw error;
  }
}
