import { withEncoding } from './encoding';
import type { SourceFile } from './source-file';

/** How a file begins in which each character is two bytes: by its mark, or by its first `<`. */
const WIDE: readonly [number[], string][] = [
  [[0xfe, 0xff], 'utf-16be'],
  [[0xff, 0xfe], 'utf-16le'],
  [[0x00, 0x3c], 'utf-16be'],
  [[0x3c, 0x00], 'utf-16le'],
];
const LONGEST_DECLARATION = 300;
const DECLARED = /^(?:\u00EF\u00BB\u00BF)?\s*<\?xml[^>]*?\bencoding\s*=\s*["']([^"'>]+)["']/;

const beginsWith = (start: Buffer, mark: number[]): boolean => mark.every((byte, index) => start[index] === byte);

/** Undefined where it is UTF-8, which a file is that says nothing. */
function encodingOf(start: Buffer): string | undefined {
  const wide = WIDE.find(([mark]) => beginsWith(start, mark));
  if (wide) return wide[1];
  const declared = DECLARED.exec(start.toString('latin1', 0, LONGEST_DECLARATION))?.[1]?.toLowerCase();
  // A file in single bytes that calls itself UTF-16 was converted by somebody who left the declaration as it was.
  return declared === undefined || /^utf-?(8|16)/.test(declared) ? undefined : declared;
}

/**
 * The file in UTF-8, whatever encoding it has by its mark or declares (XML 1.0, appendix F).
 * @throws Error where it declares one that nobody knows.
 */
export async function inDeclaredEncoding(file: SourceFile): Promise<SourceFile> {
  const encoding = file.decoded ? undefined : encodingOf(await file.start());
  if (encoding === undefined) return file;
  try {
    return withEncoding(file, encoding);
  } catch {
    throw new Error(`it declares the encoding "${encoding}", which is not known`);
  }
}
