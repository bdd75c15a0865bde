import type { Kind, Records } from '@/lib/contract/kinds';
import { columnsOf } from '../columns/columns';
import type { ListDocument } from '../document';
import { originOfRow } from '../origin';
import { titleOf } from '../titles';
import { tableHead, tableRow } from './blocks';
import { markdownCell, markdownLink } from './escape';

/** Whole records as columns, a fact a line; a fact that none of them has is no line. Counts them. */
export async function sideBySide<K extends Kind>({
  kind,
  rows,
}: ListDocument<K>): Promise<[text: string, count: number]> {
  const records: Records[K][] = [];
  for await (const record of rows) records.push(record);
  const names = records.map((record) => markdownLink(titleOf(kind, record), originOfRow(record, null).service_url));
  const lines = columnsOf(kind, 'record')
    .map(({ label, read }) => ({ label, cells: records.map(read) }))
    .filter(({ cells }) => cells.some((cell) => cell !== null))
    .map(({ label, cells }) => tableRow([label, ...cells.map(markdownCell)]));
  return [tableHead(['Fact', ...names]) + lines.join(''), records.length];
}
