const LONGEST_STEM = 60;

/**
 * File name: the network's first entity and the date (YYYY-MM-DD), in characters that every system
 * accepts. A name without any such character becomes "network".
 */
export function networkFileName(root: string, day: string, ending: string): string {
  const plain = root
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_STEM)
    .replace(/^-+|-+$/g, '');
  return `${plain || 'network'}-${day}${ending}`;
}
