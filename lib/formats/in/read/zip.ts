import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { Crc32 } from './crc32';
import { createSource, type SourceFile } from './source-file';
import { BOMB, isBomb } from './unpack';

/** More is no publication of a register but a trap. */
const MOST_ENTRIES = 100_000;

/** Left by archivers: folders, and what a desktop adds beside the files. */
const isNoise = (name: string): boolean => /\/$|(^|\/)(__MACOSX\/|\.DS_Store$)/.test(name);

/** @throws at its end where its bytes are not those that were packed: the archive's reader looks at their number only. */
async function* readEntry(archive: ZipFile, entry: Entry): AsyncIterable<Buffer> {
  const sum = new Crc32();
  for await (const chunk of await archive.openReadStreamPromise(entry)) {
    sum.update(chunk);
    yield chunk;
  }
  if (sum.value !== entry.crc32) throw new Error('it is damaged: its checksum is not that of the archive');
}

/** The files of an archive, each to be opened alone; the archive stays open while the program runs. */
async function listEntries(archive: ZipFile, name: string): Promise<SourceFile[]> {
  const sources: SourceFile[] = [];
  let [packed, unpacked] = [0, 0];
  for await (const entry of archive.eachEntry()) {
    if (isNoise(entry.fileName)) continue;
    if (entry.isEncrypted()) throw new Error(`${name} is encrypted`);
    packed += entry.compressedSize;
    unpacked += entry.uncompressedSize;
    if (sources.length === MOST_ENTRIES || isBomb(packed, unpacked)) throw new Error(`${name}: ${BOMB}`);
    sources.push(
      createSource({
        name: `${name}/${entry.fileName}`,
        date: entry.getLastModDate().toISOString(),
        size: entry.uncompressedSize,
        open: () => readEntry(archive, entry),
        cameAlong: true,
      }),
    );
  }
  return sources;
}

/** @throws where it is no zip archive, a broken one, or one that is made to do harm. */
export async function openZip(path: string, name: string): Promise<SourceFile[]> {
  const archive = await openPromise(path, { autoClose: false, lazyEntries: true });
  return listEntries(archive, name);
}
