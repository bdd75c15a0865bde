import { linkSync, rmSync, statSync } from 'node:fs';
import { damageSentence, findDamageQuickly, isDamage, listDamage } from '@/lib/register/store/sqlite/damage';
import { openExisting } from '@/lib/register/store/sqlite/open';
import { createForgetting } from '@/lib/register/store/sqlite/rewrite/forgetting';
import { lockRegister } from '@/lib/register/store/sqlite/rewrite/replace-file';
import { readWholeJournal } from '@/lib/register/store/sqlite/rewrite/rewrite';
import { UnusableRegisterError } from '@/lib/register/store/store';
import { parseOptions } from '@/lib/shared/command-options';
import { type CommandSurroundings, rewriteWithProgress, runPrinting } from './forget-command';

const HELP = `Looks whether the register is damaged, and repairs it.

  npm run check-register                reads all of it, and lists what is wrong: exit code 1 if anything is
  npm run check-register -- --repair    writes it anew from its journal if anything is wrong

A repaired register has the same records under the same addresses; the damaged one stays beside it, as
register.sqlite.damaged. A server may run meanwhile, and reads the new one by itself. If the journal itself cannot be
read, nothing is changed: put a backup in its place.
`;

const REPAIR = '--repair writes it anew from its journal.';
const BEYOND_REPAIR = 'It cannot be repaired: put a backup in its place, or import its files again.';

function findAll(file: string): string[] {
  const quick = findDamageQuickly(file);
  if (quick && !quick.isRegister) throw new UnusableRegisterError(damageSentence(file, quick));
  if (quick) return [quick.reason];
  const db = openExisting(file);
  try {
    return listDamage(db);
  } finally {
    db.close();
  }
}

/** Writes the register anew from its journal; the damaged one stays beside it. */
function repair(around: CommandSurroundings): string {
  const { registerFile } = around;
  const register = lockRegister(registerFile);
  try {
    const nothing = createForgetting(readWholeJournal(register.db), { imports: new Set(), publishers: new Set() });
    const damaged = `${registerFile}.damaged`;
    rewriteWithProgress(register, { filter: nothing }, around);
    rmSync(damaged, { force: true });
    linkSync(registerFile, damaged);
    register.replace();
    return `The register is repaired. The damaged one is at ${damaged}: delete it when it is no longer needed.`;
  } finally {
    register.release();
  }
}

function check(args: string[], around: CommandSurroundings): string {
  const { values } = parseOptions(args, { repair: { type: 'boolean' } });
  if (values.help) return HELP.trimEnd();
  const { registerFile: file } = around;
  const found = findAll(file);
  const size = (statSync(file).size / 1e6).toFixed(1);
  if (found.length === 0) return `The register is whole: ${size} MB were read.`;
  const said = ['The register is damaged:', ...found.map((line) => `  ${line}`)].join('\n');
  if (!values.repair) throw new UnusableRegisterError(`${said}\n${REPAIR}`);
  around.stderr.write(`${said}\n`);
  try {
    return repair(around);
  } catch (error) {
    if (isDamage(error)) throw new UnusableRegisterError(`${(error as Error).message}. ${BEYOND_REPAIR}`);
    throw error;
  }
}

export const checkRegisterCommand = (args: string[], around: CommandSurroundings): number =>
  runPrinting(() => check(args, around), around);
