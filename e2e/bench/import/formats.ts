import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eachOf, type ImportFormat } from '@/lib/formats/in/format';
import { FORMATS } from '@/lib/formats/in/formats';
import { guessFormats } from '@/lib/formats/in/guess';
import { sourceOf } from '@/lib/formats/in/read/byte-streams';
import { findSources } from '@/lib/formats/in/read/find-sources';
import type { SourceFile } from '@/lib/formats/in/read/source-file';
import { runImport } from '@/lib/formats/in/run';
import { createDirectTarget } from '@/lib/formats/in/target/direct';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { renumber } from './renumber';

/** Published files that may be beside a checkout. */
const DATA = '../shared/data';

/** Fewer records say more about the start of a program than about a format. */
const FEWEST = 100;

/** An import keeps up with a third of what its parser alone can read. */
const GOAL = 1 / 3;

/** Published samples of these are so small that little but the start of the program would be measured: they are copied. */
const SMALL: ReadonlySet<string> = new Set(['bods', 'gleif', 'followthemoney']);
/** Records that are read of them. */
const ENOUGH = 20_000;

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
  const file = join(folder, `${format.name}.sqlite`);
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  const target = createDirectTarget(openRegisterWriter(file));
  try {
    return (await runImport({ format, files, target, rejectsFolder: folder })).read;
  } finally {
    await target.close();
  }
}

/** The files with copies of them that have invented numbers, until there are enough records. */
async function withCopies(files: readonly SourceFile[], records: number): Promise<() => SourceFile[]> {
  const texts: [name: string, text: string][] = [];
  for (const file of files) {
    const chunks: Buffer[] = [];
    for await (const chunk of file.bytes()) chunks.push(chunk);
    texts.push([file.name, Buffer.concat(chunks).toString('utf8')]);
  }
  const all = Array.from({ length: Math.ceil(ENOUGH / records) }, (_, copy) =>
    texts.map(([name, text]): [string, Buffer] => [name, Buffer.from(copy === 0 ? text : renumber(text, copy))]),
  );
  return () => all.flat().map(([name, bytes]) => sourceOf(name, bytes));
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
      const found = await filesOf();
      if (!found) continue;
      const [format, files] = found;
      const published = await parseOnly(format, files);
      const copies = SMALL.has(name) ? await withCopies((await filesOf())?.[1] ?? [], published) : undefined;
      const open = async (): Promise<SourceFile[]> => copies?.() ?? (await filesOf())?.[1] ?? [];
      // Each once before, as an import of a whole register hardly notices how long the program takes to warm up.
      await parseOnly(format, await open());
      const [toParse, toWarm, toImport] = [await open(), await open(), await open()];
      const parsed = await measure(() => parseOnly(format, toParse));
      await importAll(format, toWarm, folder);
      const imported = await measure(() => importAll(format, toImport, folder));
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
