/** Codes of the interface as words: has_subsidiary → "Has subsidiary". */
export function codeWords(code: string): string {
  const words = code.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
