import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ImportFormat, Mapped, ReadItem } from '@/lib/formats/in/format';
import type { SourceFile } from '@/lib/formats/in/read/source-file';
import { runImport } from '@/lib/formats/in/run';
import { openThreadTarget } from '@/lib/formats/in/target/thread/thread-target';
import { Findings } from '@/lib/register/store/findings';
import { inventCodes, inventCompany, inventOthers } from './invent';

/** How a register was made. */
export interface MadeRegister extends RegisterSize {
  /** Seconds of the whole import, and of the indexes at its end. */
  seconds: number;
  indexSeconds: number;
  /** Companies a second with all that belongs to them, before the indexes: of all, and of the last fifth. */
  rate: number;
  lastRate: number;
  bytes: number;
  peakMb: number;
}

export interface RegisterSize {
  companies: number;
  /** Without events, filings and entries of other registers: half of the records. */
  lean: boolean;
}

/** One record of the invented file. */
type Piece = { part: 'codes' } | { part: 'company' | 'others'; index: number };

/**
 * Companies are written in blocks, each followed by what belongs to them: alone they are written many at a time, and
 * what follows finds them in the cache.
 */
const BLOCK = 2_500;
const PIECES_PER_COMPANY = 2;
const PIECES_PER_BATCH = BLOCK * PIECES_PER_COMPANY;

function* toItems(from: number, to: number): Generator<ReadItem> {
  for (const part of ['company', 'others'] as const) {
    for (let index = from; index < to; index++) yield { line: index + 1, raw: { part, index } };
  }
}

const LEFT_OUT: readonly string[] = ['event', 'filing', 'datum'];

/** A format whose records are made from their number alone. */
function createFormat({ companies, lean }: RegisterSize): ImportFormat {
  const map = (raw: unknown): Mapped => {
    const piece = raw as Piece;
    if (piece.part === 'codes') return [inventCodes()];
    const all = piece.part === 'company' ? inventCompany(piece.index) : inventOthers(piece.index, companies);
    return lean ? all.filter(({ kind }) => !LEFT_OUT.includes(kind)) : all;
  };
  return {
    name: 'scale',
    describes: 'Invented companies',
    recognises: () => false,
    async *read() {
      yield { line: 0, raw: { part: 'codes' } };
      for (let from = 0; from < companies; from += BLOCK) yield toItems(from, Math.min(from + BLOCK, companies));
    },
    createMapper: () => map,
  };
}

/** Takes the place of the file of an import. */
const NO_FILE: SourceFile = {
  name: 'scale',
  date: '2026-10-01T00:00:00.000Z',
  size: undefined,
  text: { encoding: 'utf-8', guessed: false, repaired: 0, lost: 0, repairedAt: null, lostAt: null },
  findings: new Findings(),
  taken: () => 0,
  start: async () => Buffer.alloc(0),
  bytes: async function* () {},
};

/** The seconds after which each fifth of the companies was handed to the writer. */
function createClock(companies: number) {
  const start = performance.now();
  const seconds = () => (performance.now() - start) / 1000;
  const fifths: number[] = [];
  const pass = (done: number): void => {
    while (fifths.length < 5 && done >= ((fifths.length + 1) * companies) / 5) fifths.push(seconds());
  };
  return { seconds, fifths, pass };
}

const REPORT_EVERY_SECONDS = 10;

async function importInvented(folder: string, size: RegisterSize): Promise<MadeRegister> {
  const { companies } = size;
  const file = join(folder, 'register.sqlite');
  if (existsSync(file)) throw new Error(`There is another register in ${folder}.`);
  mkdirSync(folder, { recursive: true });
  const target = await openThreadTarget(file);
  const clock = createClock(companies);
  let reported = 0;
  const { rejected } = await runImport({
    format: createFormat(size),
    files: [NO_FILE],
    target: {
      ...target,
      end(read) {
        clock.pass(companies);
        return target.end(read);
      },
    },
    rejectsFolder: join(folder, 'rejects'),
    recordsPerBatch: PIECES_PER_BATCH,
    onProgress({ read }) {
      const done = read / PIECES_PER_COMPANY;
      clock.pass(done);
      if (clock.seconds() - reported < REPORT_EVERY_SECONDS) return;
      reported = clock.seconds();
      process.stderr.write(`${Math.round(done).toLocaleString('en')} companies written, ${Math.round(reported)} s\n`);
    },
  });
  await target.close();
  if (Object.keys(rejected).length > 0) throw new Error(`The register refused records: ${JSON.stringify(rejected)}`);
  const [seconds, written] = [clock.seconds(), clock.fifths[4] ?? 0];
  return {
    ...size,
    seconds,
    indexSeconds: seconds - written,
    rate: companies / written,
    lastRate: companies / 5 / (written - (clock.fifths[3] ?? 0)),
    bytes: statSync(file).size,
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
}

/** The register of that size in the folder, made by an import if it is not there yet. */
export async function makeRegister(folder: string, size: RegisterSize): Promise<MadeRegister> {
  const note = join(folder, 'made.json');
  if (existsSync(note)) {
    const made: MadeRegister = JSON.parse(readFileSync(note, 'utf8'));
    if (made.companies === size.companies && made.lean === size.lean) return made;
  }
  const made = await importInvented(folder, size);
  writeFileSync(note, `${JSON.stringify(made, null, 2)}\n`);
  return made;
}
