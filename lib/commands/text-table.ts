/** As numbers are formatted here. A longer row of digits is a key. */
const NUMBER = /^\d{1,3}(?:,\d{3})*$/;

/** Rows as lines of aligned columns; the first row is their heads. Columns of numbers are aligned at their end. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const columns = head.map((_, column) => ({
    width: Math.max(...rows.map((row) => row[column]?.length ?? 0)),
    isNumber: body.length > 0 && body.every((row) => NUMBER.test(row[column] ?? '')),
  }));
  const line = (row: readonly string[]): string =>
    columns
      .map(({ width, isNumber }, at) => (isNumber ? (row[at] ?? '').padStart(width) : (row[at] ?? '').padEnd(width)))
      .join('  ');
  return rows.map((row) => line(row).trimEnd()).join('\n');
}
