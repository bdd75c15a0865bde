import { ChunkedStart } from './chunked-start';
import { unpack } from './unpack';

/** A file that is to be read once, from wherever it comes. */
export interface SourceFile {
  /** As people know it: `bundle.zip/rr.xml` for a file in an archive, `standard input`. */
  name: string;
  /** When it was made or last written, as an ISO timestamp. */
  date: string;
  /** How many bytes there are to read, packed as they are; undefined where nobody can tell. */
  size: number | undefined;
  /** How many of them have been read. */
  taken(): number;
  /** Set where nobody named it: it lies in a folder or an archive, among others that may be of no interest. */
  cameAlong?: true;
  /** Set where it was brought into UTF-8, whatever it says of itself. */
  decoded?: true;
  /** The first of its bytes, unpacked (64 KB, fewer where there are fewer); they are read again by `bytes`. */
  start(): Promise<Buffer>;
  /** All of its bytes, unpacked. They can be read once. */
  bytes(): AsyncIterable<Buffer>;
}

export interface SourceFacts extends Pick<SourceFile, 'name' | 'date' | 'size' | 'cameAlong'> {
  /** Its bytes as they are stored. */
  open(): AsyncIterable<Buffer>;
}

/** A file that is opened when its first byte is asked for. */
export function createSource({ open, ...facts }: SourceFacts): SourceFile {
  let taken = 0;
  let begun: ChunkedStart | undefined;
  async function* counted(): AsyncIterable<Buffer> {
    for await (const chunk of open()) {
      taken += chunk.length;
      yield chunk;
    }
  }
  const begin = (): ChunkedStart => {
    begun ??= new ChunkedStart(unpack(counted()));
    return begun;
  };
  return { ...facts, taken: () => taken, start: () => begin().start(), bytes: () => begin().all() };
}
