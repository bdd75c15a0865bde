import { Zip, ZipDeflate } from 'fflate';

/** One file of an archive; its text is read while it is written. */
export interface ZipEntry {
  name: string;
  texts: AsyncIterable<string> | Iterable<string>;
}

/** Takes what the archive has ready; a failure in it is thrown at the next turn. */
function collector() {
  const ready: Uint8Array[] = [];
  let failure: Error | null = null;
  const zip = new Zip((error, data) => {
    failure ??= error;
    if (data?.length) ready.push(data);
  });
  const take = (): Uint8Array[] => {
    if (failure) throw failure;
    return ready.splice(0);
  };
  return { zip, take };
}

/** A zip, entry after entry, as the texts come. Holds what the compressor looks back on, never an entry. */
export async function* zipped(entries: readonly ZipEntry[]): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  const { zip, take } = collector();
  for (const { name, texts } of entries) {
    const file = new ZipDeflate(name, { level: 6 });
    zip.add(file);
    for await (const text of texts) {
      file.push(encoder.encode(text));
      yield* take();
    }
    file.push(new Uint8Array(0), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
