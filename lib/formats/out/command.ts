import type { Writable } from 'node:stream';
import type { ExportSelection, RegisterExport } from '@/lib/register/store/export';
import type { RegisterInput } from '@/lib/register/store/records';
import { UnusableRegisterError } from '@/lib/register/store/unusable-register';
import { UsageError } from '@/lib/shared/command-options';
import { messageOf } from '@/lib/shared/message-of';
import { type ExportArguments, readExportArguments } from './arguments';
import { schemaOf } from './csv/parquet-csv';
import { type Destination, toFile, toStream } from './destination';
import type { ExportFormat } from './format';
import type { NamedFormat } from './formats';
import { HELP } from './help';
import { codeListLicences, licenceNotice } from './licences';
import { withoutFactsOfPersons } from './personal-facts';
import { createExportProgress, type Output } from './progress';
import { readExportQuery } from './query';

export interface ExportSurroundings {
  registerFile: string;
  /** What a final `*` in a search means. */
  wildcard: 'A' | 'B';
  stdout: Writable;
  stderr: Output;
  clock: () => number;
  openExport: (file: string, selection: ExportSelection) => RegisterExport;
}

/** So much is handed on at a time: a line alone would be a call of the system for each. */
const PIECE = 64 * 1024;

/** The texts in pieces that are worth writing. */
function* inPieces(texts: Iterable<string>): Generator<string> {
  let piece = '';
  for (const text of texts) {
    piece += text;
    if (piece.length < PIECE) continue;
    yield piece;
    piece = '';
  }
  if (piece !== '') yield piece;
}

function selectionOf(format: ExportFormat, query: ExportSelection['query']): ExportSelection {
  const { kinds, keyPrefix, withHidden = false, onlyFound = false } = format;
  return {
    ...(kinds && { kinds }),
    ...(keyPrefix !== undefined && { keyPrefix }),
    // What may not be shown is part of a whole copy, and of nothing that a search finds.
    ...(query ? { query, onlyFound } : { withHidden }),
  };
}

function* watched(
  records: Iterable<RegisterInput>,
  { withPersonalFacts }: ExportArguments,
  report: (written: number) => void,
): Generator<RegisterInput> {
  let count = 0;
  for (const record of records) {
    yield withPersonalFacts ? record : withoutFactsOfPersons(record);
    report(++count);
  }
}

async function writeAll(pieces: Iterable<string>, destination: Destination): Promise<boolean> {
  for (const piece of pieces) if (!(await destination.write(piece))) return false;
  return true;
}

async function exportTo(
  destination: Destination,
  choice: NamedFormat,
  args: ExportArguments,
  around: ExportSurroundings,
) {
  const query = args.query === undefined ? undefined : readExportQuery(args.query, around.wildcard);
  const format = choice.of(args.table);
  const register = around.openExport(around.registerFile, selectionOf(format, query));
  const progress = createExportProgress(around.stderr, around.clock);
  try {
    const licences = [...register.licences(), ...codeListLicences(register.importedFormats(), format.kinds)];
    const about = { exported_at: new Date(around.clock()).toISOString(), licences };
    const texts = format.texts(watched(register.records(), args, progress.report), about);
    if (!(await writeAll(inPieces(texts), destination))) return;
    progress.end();
    around.stderr.write(licenceNotice(licences));
  } finally {
    register.close();
  }
}

async function obey(args: ExportArguments, around: ExportSurroundings): Promise<void> {
  if (!args.format) around.stdout.write(HELP);
  else if (args.schema) around.stdout.write(`${JSON.stringify(schemaOf(args.table), null, 2)}\n`);
  else {
    const destination = args.output === undefined ? toStream(around.stdout) : toFile(args.output);
    try {
      await exportTo(destination, args.format, args, around);
      await destination.finish();
    } catch (error) {
      await destination.abandon();
      throw error;
    }
  }
}

/** The command, given its surroundings; the answer is the exit code. */
export async function exportCommand(args: string[], around: ExportSurroundings): Promise<number> {
  try {
    await obey(readExportArguments(args), around);
    return 0;
  } catch (error) {
    const isExpected = error instanceof UsageError || error instanceof UnusableRegisterError;
    around.stderr.write(`${isExpected ? '' : 'The export stopped: '}${messageOf(error)}\n`);
    return 1;
  }
}
