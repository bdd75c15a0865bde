import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { BULK_LOCK, type BulkFile, bulkFolder, readBulkFiles, writeBulkFiles } from '@/lib/formats/bulk-files';
import { takeLock } from '@/lib/formats/follow/state';
import type { ExportSelection } from '@/lib/register/store/store';
import { UsageError } from '@/lib/shared/command-options';
import { TABLES, type TableName } from './csv/tables';
import type { NamedFormat } from './formats';
import { licenceNotice } from './licences';
import { type ExportOutput, type ExportSource, type TextSink, writeRegisterFile } from './register-file';

/** Which files are made. */
export interface OfferRequest {
  formats: readonly NamedFormat[];
  /** Besides the whole register: some jurisdictions by code, or all that have companies. */
  jurisdictions: readonly string[] | 'all';
  readQuery: (text: string) => NonNullable<ExportSelection['query']>;
}

export interface OfferSurroundings extends ExportSource {
  dataFolder: string;
  stdout: ExportOutput;
}

interface WantedFile {
  format: NamedFormat;
  table: TableName | null;
  jurisdiction: string | null;
}

/** Whatever the register calls a jurisdiction becomes part of a file name and of an address. */
const CODE = /^[a-z0-9_]+$/;

/** `gb-companies.csv.gz`, `register.bods.jsonl.gz`. */
function nameOf({ format, table, jurisdiction }: WantedFile): string {
  const scope = jurisdiction ?? 'register';
  if (table === null) return `${scope}.${format.name}.jsonl.gz`;
  return `${scope}-${table}.${format.name === 'csv' ? 'csv' : `${format.name}.csv`}.gz`;
}

const storedName = (name: string, sha256: string): string => name.replace('.', `.${sha256.slice(0, 12)}.`);

interface GzipFile extends TextSink {
  /** Resolves once all is on the disk. */
  finish(): Promise<{ bytes: number; sha256: string }>;
  abandon(): void;
}

/** A compressed file, with its size and checksum. */
function toGzip(path: string): GzipFile {
  const gzip = createGzip();
  const hash = createHash('sha256');
  let bytes = 0;
  async function* measured(pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  }
  const written = pipeline(gzip, measured, createWriteStream(path, { flush: true }));
  // It may fail, as by a full disk, long before somebody waits for it.
  written.catch(() => undefined);
  return {
    async write(text) {
      if (!gzip.write(text)) await Promise.race([once(gzip, 'drain'), written]);
      return true;
    },
    async finish() {
      gzip.end();
      await written;
      return { bytes, sha256: hash.digest('hex') };
    },
    abandon: () => gzip.destroy(),
  };
}

/** Makes one file under its final name in the folder; what is there already stays as it is. */
async function makeFile(wanted: WantedFile, { readQuery }: OfferRequest, around: OfferSurroundings): Promise<BulkFile> {
  const { format, table, jurisdiction } = wanted;
  const name = nameOf(wanted);
  const part = join(bulkFolder(around.dataFolder), `${name}.part`);
  const text = `jurisdiction_code=${jurisdiction}`;
  const query = jurisdiction === null ? undefined : { text, parsed: readQuery(text) };
  const file = toGzip(part);
  try {
    const content = { format: format.of(table ?? 'companies'), query, isForAll: true };
    const written = await writeRegisterFile(file, content, around);
    const { bytes, sha256 } = await file.finish();
    if (!written) throw new Error(`${name} could not be written.`);
    const { records, exported_at: read_at, licences: sources, hidden_digest } = written;
    const stored_as = storedName(name, sha256);
    renameSync(part, join(bulkFolder(around.dataFolder), stored_as));
    return {
      ...{ name, stored_as, jurisdiction_code: jurisdiction, format: format.name, table },
      ...{ records, bytes, sha256, read_at, sources, hidden_digest },
    };
  } catch (error) {
    file.abandon();
    rmSync(part, { force: true });
    throw error;
  }
}

/** One file, or one for each table of a format that has tables. */
const filesOf = (formats: readonly NamedFormat[], jurisdiction: string | null): WantedFile[] =>
  formats.flatMap((format) => {
    const tables = format.hasTables ? (Object.keys(TABLES) as TableName[]) : [null];
    return tables.map((table) => ({ format, table, jurisdiction }));
  });

/** @throws UsageError for a jurisdiction without companies. */
function chosenJurisdictions({ jurisdictions }: OfferRequest, { openExport, registerFile }: ExportSource): string[] {
  const register = openExport(registerFile, {});
  try {
    const known = register.jurisdictions().filter((code) => CODE.test(code));
    if (jurisdictions === 'all') return known;
    const unknown = jurisdictions.find((code) => !known.includes(code));
    if (unknown !== undefined) throw new UsageError(`The register has no companies of the jurisdiction "${unknown}".`);
    return [...new Set(jurisdictions)];
  } finally {
    register.close();
  }
}

const count = new Intl.NumberFormat('en');

/** Forgetting and suppressing put another register in place, and remove the files of the former one. */
const identityOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.ino;

/**
 * Makes the files that everybody may download, one after another; each replaces the one of its name once it is whole. At the
 * end only these are listed.
 * @throws UsageError if that cannot be done now.
 */
export async function offerFiles(request: OfferRequest, around: OfferSurroundings): Promise<void> {
  const { dataFolder, registerFile, stdout, stderr } = around;
  const identity = identityOf(registerFile);
  const scopes = [null, ...chosenJurisdictions(request, around)];
  const release = takeLock(dataFolder, BULK_LOCK);
  if (!release) throw new UsageError('Another run makes these files.');
  try {
    mkdirSync(bulkFolder(dataFolder), { recursive: true });
    const made: BulkFile[] = [];
    for (const wanted of scopes.flatMap((jurisdiction) => filesOf(request.formats, jurisdiction))) {
      const file = await makeFile(wanted, request, around);
      if (identityOf(registerFile) !== identity) {
        rmSync(join(bulkFolder(dataFolder), file.stored_as), { force: true });
        throw new UsageError('The register was written anew meanwhile: give the command again.');
      }
      made.push(file);
      const others = readBulkFiles(dataFolder).filter(({ name }) => made.every((one) => one.name !== name));
      writeBulkFiles(dataFolder, [...made, ...others]);
      stdout.write(`${file.name}: ${count.format(file.records)} records, ${count.format(file.bytes)} bytes\n`);
    }
    writeBulkFiles(dataFolder, made);
    stderr.write(licenceNotice(made.flatMap(({ sources }) => sources)));
  } finally {
    release();
  }
}
