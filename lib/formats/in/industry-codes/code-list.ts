import type { Mapped, ReadItem } from '../format';
import type { Raw } from '../raw';
import type { SourceFile } from '../read/source-file';

/** One published table or list of codes. */
export interface CodeList {
  /** How the file begins; a mark of byte order is taken off before. */
  opening: RegExp;
  /** What a list without a header is called as well. */
  named?: RegExp;
  read(file: SourceFile): AsyncIterable<ReadItem>;
  /** By these its rows are told from those of the other lists. */
  columns: readonly string[];
  map(row: Raw): Mapped;
}
