import { openPromise, type ZipFile } from 'yauzl';
import { createSource, type SourceFile } from './source-file';
import { BOMB, isBomb } from './unpack';

/** More is no publication of a register but a trap. */
const MOST_ENTRIES = 100_000;

/** Left by archivers: folders, and what a desktop adds beside the files. */
const isNoise = (name: string): boolean => /\/$|(^|\/)(__MACOSX\/|\.DS_Store$)/.test(name);

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
        open: async function* () {
          yield* await archive.openReadStreamPromise(entry);
        },
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
