import type { Raw } from '../raw';
import { toTimestamp } from './times';
import { branchAt, treeText } from './tree';

/**
 * When GLEIF took a record out of level 2, which files of changes tell; null where it did not. Full files have the
 * mark too, empty, on records that stand.
 */
export function deletedAt(raw: Raw): string | null {
  const extension = branchAt(raw, 'Extension');
  const moments = ['', 'gleif:'].map((prefix) =>
    treeText(branchAt(extension, `${prefix}Deletion`), `${prefix}DeletedAt`),
  );
  return toTimestamp(moments.find((moment) => moment !== null) ?? null);
}
