import { RegistryError } from '@/lib/contract/errors';

/** A variable of a page's path as it was meant. A path that no browser would have encoded so names nothing. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw new RegistryError('not_found', 'Record not found');
  }
}

/** The same for names, which stand in addresses with a plus for each blank. */
export const decodeName = (segment: string): string => decodeSegment(segment.replaceAll('+', ' '));
