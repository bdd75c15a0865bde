import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachOf, type ImportFormat } from '@/lib/formats/in/format';
import { FORMATS } from '@/lib/formats/in/formats';
import { guessFormats } from '@/lib/formats/in/guess';
import { findSources } from '@/lib/formats/in/read/find-sources';
import type { SourceFile } from '@/lib/formats/in/read/source-file';
import { runImport } from '@/lib/formats/in/run';
import { createDirectTarget } from '@/lib/formats/in/target/direct';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';

/** Published files that may be beside a checkout. */
const DATA = '../shared/data';

/** Fewer records say more about the start of a program than about a format. */
const FEWEST = 100;

/** An import keeps up with a third of what its parser alone can read. */
const GOAL = 1 / 3;

/** Files are read once, so each measurement opens them anew. */
async function openFiles(): Promise<Map<ImportFormat, SourceFile[]>> {
  const files = await findSources([DATA], { stdin: process.stdin, clock: Date.now });
  const { work } = await guessFormats(files);
  return new Map(work.map(({ format, files: own }) => [format, own]));
}

interface Measured {
  records: number;
  /** Of the processors, over all threads. */
  seconds: number;
}

async function measure(work: () => Promise<number>): Promise<Measured> {
  const before = process.cpuUsage();
  const records = await work();
  const { user, system } = process.cpuUsage(before);
  return { records, seconds: (user + system) / 1e6 };
}

/** The reader of the format alone: unpacking, decoding, splitting and parsing. */
async function parseOnly(format: ImportFormat, files: readonly SourceFile[]): Promise<number> {
  let records = 0;
  for (const file of files) {
    for await (const items of format.read(file)) for (const _ of eachOf(items)) records++;
  }
  return records;
}

async function importAll(format: ImportFormat, files: SourceFile[], folder: string): Promise<number> {
  const target = createDirectTarget(openRegisterWriter(join(folder, `${format.name}.sqlite`)));
  try {
    return (await runImport({ format, files, target, rejectsFolder: folder })).read;
  } finally {
    await target.close();
  }
}

const speedOf = ({ records, seconds }: Measured): number => Math.round(records / seconds);
const inWords = (speed: number): string => speed.toLocaleString('en').padStart(10);

/** Records a second of processor time of every format, beside its parser alone. */
export async function benchFormats(): Promise<void> {
  if (!existsSync(DATA)) return console.log(`There are no published files in ${DATA}: nothing to measure.`);
  const folder = mkdtempSync(join(tmpdir(), 'firmament-bench-formats-'));
  console.log('\nRecords a second of processor time: parsed alone, imported, and the share of the latter');
  try {
    for (const { name } of FORMATS) {
      const filesOf = async (): Promise<[ImportFormat, SourceFile[]] | undefined> =>
        [...(await openFiles())].find(([format]) => format.name === name);
      const [first, warm, second] = [await filesOf(), await filesOf(), await filesOf()];
      if (!first || !warm || !second) continue;
      await parseOnly(...warm);
      const parsed = await measure(() => parseOnly(...first));
      const imported = await measure(() => importAll(...second, folder));
      if (parsed.records < FEWEST) continue;
      const share = speedOf(imported) / speedOf(parsed);
      const goal = share >= GOAL ? '' : '  below a third';
      const speeds = `${inWords(speedOf(parsed))}${inWords(speedOf(imported))}   ${share.toFixed(2)}${goal}`;
      console.log(`${name.padEnd(22)}${parsed.records.toLocaleString('en').padStart(8)} records${speeds}`);
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
