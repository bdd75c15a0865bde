import { saveFile } from '@/components/ui/device';
import { BYTE_ORDER_MARK, csvLine } from '@/lib/formats/out/csv';
import { tableBytes } from '@/lib/formats/out/spreadsheet/xlsx';
import { type MatchWork, toRows } from '@/lib/match/work';
import { links } from '@/lib/shared/links';

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Saves the table with the columns that were found, made in this browser. */
export async function saveTable(work: MatchWork, ending: 'csv' | 'xlsx', title: string): Promise<void> {
  const { origin, href } = window.location;
  const { header, rows } = toRows(work, (company) => origin + links.company(company));
  const name = `${work.name ?? 'table'}-matched.${ending}`;
  if (ending === 'csv') {
    const text = BYTE_ORDER_MARK + [header, ...rows].map(csvLine).join('');
    saveFile(new Blob([text], { type: 'text/csv;charset=utf-8' }), name);
    return;
  }
  const pieces: BlobPart[] = [];
  const about: [string, string][] = [
    ['title', title],
    ['page_url', href],
    ['taken_at', new Date().toISOString()],
  ];
  for await (const piece of tableBytes('Rows', header, rows, about)) pieces.push(piece.slice());
  saveFile(new Blob(pieces, { type: XLSX_TYPE }), name);
}
