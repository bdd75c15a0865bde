const LONGEST_STEM = 60;

/**
 * What a file is called: after whom the network begins from and the day (YYYY-MM-DD), in letters that every system
 * takes. A name of other letters only gives way to "network".
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
