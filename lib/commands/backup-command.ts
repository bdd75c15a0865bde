import { chmodSync, existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { isDamage } from '@/lib/register/store/sqlite/damage';
import { openExisting } from '@/lib/register/store/sqlite/open';
import { UnusableRegisterError } from '@/lib/register/store/store';
import { parseOptions, UsageError } from '@/lib/shared/command-options';
import { faultCodeOf } from '@/lib/shared/errors';
import { Database } from '@/lib/shared/sqlite.mjs';
import { type CommandSurroundings, runPrinting } from './forget-command';
import { writeWhole } from './whole-file';

const HELP = `Copies the register to a file, of one moment, while people read it and imports write it.

  npm run backup -- <file>

The file must not exist yet; it is there once it is whole and was checked. It holds everything: records, journal, accounts
and suppressed persons. To put it back, move it over register.sqlite in the data folder: a running server reads it within
a second.
`;

/** The copy has the pages in order and none that are free. */
function copyTo(part: string, file: string): void {
  const db = openExisting(file);
  try {
    db.prepare('VACUUM INTO ?').run(part);
  } finally {
    db.close();
  }
  const copy = new Database(part, { readonly: true });
  try {
    const verdict = copy.pragma('quick_check(1)', { simple: true });
    if (verdict !== 'ok') throw new UnusableRegisterError(`The copy is damaged: ${verdict}.`);
  } finally {
    copy.close();
  }
  chmodSync(part, statSync(file).mode);
}

function backUp(args: string[], { registerFile }: CommandSurroundings): string {
  const { values, positionals } = parseOptions(args, {});
  if (values.help) return HELP.trimEnd();
  const [given, ...others] = positionals;
  if (given === undefined || others.length > 0) throw new UsageError('Say which file the register is to be copied to.');
  const target = resolve(given);
  if (existsSync(target)) throw new UsageError(`There is a file ${target} already: it is not replaced.`);
  try {
    writeWhole(target, (part) => copyTo(part, registerFile));
  } catch (error) {
    if (isDamage(error))
      throw new UnusableRegisterError(
        `The register is damaged: ${(error as Error).message}. See npm run check-register.`,
      );
    const code = faultCodeOf(error);
    if (code) throw new UnusableRegisterError(`The register could not be copied to ${target} (${code}).`);
    throw error;
  }
  return `The register was copied to ${target}: ${(statSync(target).size / 1e6).toFixed(1)} MB.`;
}

export const backupCommand = (args: string[], around: CommandSurroundings): number =>
  runPrinting(() => backUp(args, around), around);
