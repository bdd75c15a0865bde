/** A variable of a page's path as it was meant; some come decoded already, as a company number with a per cent sign. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** The same for names, which stand in addresses with a plus for each blank. */
export const decodeName = (segment: string): string => decodeSegment(segment.replaceAll('+', ' '));
