import type { NamedPage } from './about';

/** Letters, digits and low lines of every script: no sign that a file system, or a header, gives a meaning. */
const wordsOf = (text: string): string[] => text.normalize('NFC').match(/[\p{L}\p{N}\p{M}_]+/gu) ?? [];

const LONGEST = 100;

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `companies-search-harrowgate`: the path, and what was looked for. */
function stemOf({ path, wanted }: NamedPage): string {
  const words = [...wordsOf(decoded(path)), ...wordsOf(wanted.params.get('q') ?? '')];
  return [...words.join('-')].slice(0, LONGEST).join('') || 'page';
}

const inAscii = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[^A-Za-z0-9_-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '') || 'page';

/** What a header may hold as it is (RFC 8187, `attr-char`); the rest is encoded. */
const inHeader = (text: string): string =>
  encodeURIComponent(text).replace(/['()*]/g, (found) => `%${found.charCodeAt(0).toString(16).toUpperCase()}`);

/** To be kept as a file, or first shown in the browser; both names of RFC 6266. `suffix` without its dot. */
export function contentDisposition(page: NamedPage, suffix: string, type: 'attachment' | 'inline'): string {
  const stem = stemOf(page);
  return `${type}; filename="${inAscii(stem)}.${suffix}"; filename*=UTF-8''${inHeader(`${stem}.${suffix}`)}`;
}
