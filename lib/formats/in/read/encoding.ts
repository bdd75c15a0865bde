import type { SourceFile } from './source-file';

/** Bytes of a text in another encoding → the same text in UTF-8, wherever the chunks are cut. */
export async function* toUtf8(chunks: AsyncIterable<Buffer>, label: string): AsyncIterable<Buffer> {
  const decoder = new TextDecoder(label);
  for await (const chunk of chunks) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield Buffer.from(text);
  }
  const rest = decoder.decode();
  if (rest !== '') yield Buffer.from(rest);
}

/**
 * The file as if it were in UTF-8.
 * @throws RangeError where there is no encoding of this name.
 */
export function withEncoding(file: SourceFile, label: string): SourceFile {
  const { encoding } = new TextDecoder(label);
  return {
    ...file,
    decoded: true,
    start: async () => Buffer.from(new TextDecoder(encoding).decode(await file.start(), { stream: true })),
    bytes: () => toUtf8(file.bytes(), encoding),
  };
}
