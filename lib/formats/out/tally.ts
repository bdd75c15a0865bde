const number = new Intl.NumberFormat('en');

/** Equal counts as equal texts, in whatever order the records came. */
const sorted = (counts: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));

/** Counts what an export writes and leaves out, while it is written. */
export class ExportTally {
  private readonly written = new Map<string, number>();
  private readonly missing = new Map<string, number>();

  /** @param what in the plural, as the format calls it: `persons` */
  wrote(what: string): void {
    this.written.set(what, (this.written.get(what) ?? 0) + 1);
  }

  /** @param what in the plural, with the reason: `statements of the type gazette_notice, which have no owner` */
  leaveOut(what: string, count = 1): void {
    if (count > 0) this.missing.set(what, (this.missing.get(what) ?? 0) + count);
  }

  /** How many records were written. */
  total(): number {
    return [...this.written.values()].reduce((sum, count) => sum + count, 0);
  }

  /** For the end of a file. */
  counts(): { written: Record<string, number>; left_out: Record<string, number> } {
    return { written: sorted(this.written), left_out: sorted(this.missing) };
  }

  /** For people: what was written, then a line for each thing that was left out. */
  inWords(): string {
    const list = (counts: ReadonlyMap<string, number>, separator: string) =>
      [...counts].map(([what, count]) => `${what}${separator}${number.format(count)}`);
    const [written, missing] = [list(this.written, ' '), list(this.missing, ': ')];
    const total = this.total();
    const records = `${number.format(total)} ${total === 1 ? 'record' : 'records'} written`;
    const lines = [[records, written.join(' · ')].filter(Boolean).join(': ')];
    if (missing.length > 0) lines.push('Left out:', ...missing.map((line) => `  ${line}`));
    return `${lines.join('\n')}\n`;
  }
}
