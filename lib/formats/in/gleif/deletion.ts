import type { Raw } from '../raw';
import { toTimestamp } from './times';
import { branchAt, treeText } from './tree';

/**
 * When GLEIF deleted a level 2 record, stated in files of changes only; null if it did not. Full files also have the
 * mark, empty, on existing records.
 */
export function deletedAt(raw: Raw): string | null {
  const extension = branchAt(raw, 'Extension');
  const moments = ['', 'gleif:'].map((prefix) =>
    treeText(branchAt(extension, `${prefix}Deletion`), `${prefix}DeletedAt`),
  );
  return toTimestamp(moments.find((moment) => moment !== null) ?? null);
}
