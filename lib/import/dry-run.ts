import type { RegisterInput } from '@/lib/registry/embedded/store/records';
import { type FormatOptions, isLater, isSkip, type MapRecord, type ReadItem } from './format';
import type { FilesOfFormat } from './guess';
import { messageOf } from './text';

/** So many records are shown as they would be written. */
const SHOWN = 3;

export interface DryRun {
  read: number;
  rejected: number;
  /** Kind of record → how many the register would be given. */
  kinds: Record<string, number>;
  first: RegisterInput[];
  brokenFiles: string[];
}

export interface DryRunOptions extends FilesOfFormat {
  formatOptions: FormatOptions;
  withhold: (input: RegisterInput) => RegisterInput;
  limit?: number;
}

function mapItem(map: MapRecord, item: ReadItem, file: { name: string; date: string }): RegisterInput[] | undefined {
  if ('problem' in item) return undefined;
  try {
    const mapped = map(item.raw, file, false);
    return isSkip(mapped) || isLater(mapped) ? undefined : mapped;
  } catch {
    return undefined;
  }
}

function count(result: DryRun, inputs: RegisterInput[]): void {
  for (const input of inputs) {
    result.kinds[input.kind] = (result.kinds[input.kind] ?? 0) + 1;
    if (result.first.length < SHOWN) result.first.push(input);
  }
}

/** Reads and maps and writes nothing. Records that would wait for others are taken as they come. */
export async function dryRun({ format, files, formatOptions, withhold, limit }: DryRunOptions): Promise<DryRun> {
  const map = format.createMapper(formatOptions);
  const result: DryRun = { read: 0, rejected: 0, kinds: {}, first: [], brokenFiles: [] };
  for (const file of files) {
    try {
      for await (const item of format.read(file, formatOptions)) {
        if (result.read === limit) return result;
        result.read++;
        const inputs = mapItem(map, item, file);
        if (inputs) count(result, inputs.map(withhold));
        else result.rejected++;
      }
    } catch (error) {
      result.brokenFiles.push(`${file.name}: ${messageOf(error)}`);
    }
  }
  return result;
}

const number = new Intl.NumberFormat('en');

/** What a dry run came to, for people to read. */
export function printDryRun({ read, rejected, kinds, first, brokenFiles }: DryRun): string {
  const counts = Object.entries({ read, rejected, ...kinds });
  return [
    ...counts.map(([label, amount]) => `${label.padEnd(22)}${number.format(amount).padStart(12)}`),
    ...(first.length > 0 ? ['First records:'] : []),
    ...first.map((record) => JSON.stringify(record, null, 2)),
    ...brokenFiles.map((problem) => `Not read to its end: ${problem}`),
    'Nothing was written.',
  ].join('\n');
}
