import { rmSync } from 'node:fs';
import { createProgress } from '@/lib/formats/in/command';
import { rejectsFolder } from '@/lib/formats/in/run';
import { Suppressor, signs } from '@/lib/register/store/prepare/suppress';
import { openExisting, type SqliteDatabase } from '@/lib/register/store/sqlite/open';
import { createPersonFinder, type NoPerson, type PersonRecord } from '@/lib/register/store/sqlite/rewrite/find-person';
import { lockRegister } from '@/lib/register/store/sqlite/rewrite/replace-file';
import { type RewriteOptions, readWholeJournal } from '@/lib/register/store/sqlite/rewrite/rewrite';
import {
  createRestoring,
  createSuppressing,
  type SuppressionSurvey,
  surveySuppression,
} from '@/lib/register/store/sqlite/rewrite/suppressing';
import { type KnownSuppressions, listSuppressed, readSuppressions } from '@/lib/register/store/sqlite/suppressions';
import { parseOptions, UsageError } from '@/lib/shared/command-options';
import { type CommandSurroundings, kindRows, replaceRegister, runPrinting } from './forget-command';
import { textTable } from './text-table';

const HELP = `Takes the facts of a person out of the register for good; later imports leave them out too.

  npm run suppress -- <record>          what would change: a record by its address (officers/12, placeholders/34) or by
                                        the key that its source gave it; several records of one person may be named
  npm run suppress -- <record> --yes    does it
  npm run suppress -- <record> --person an officer whose name or position is like that of a company is a person all the same
  npm run suppress -- --list            who is suppressed: opaque numbers and days, no names
  npm run suppress -- --undo <number>   ends it with --yes: the next import of the sources brings the facts back

Records of officers go. In statements the name, birth, nationality, addresses and links to the source's record go; "A
person, suppressed" keeps the share. The person is recognised again by the keys of the records, by the name with the
month of birth, and by the name at the same company. The register keeps keyed hashes of these, and neither name nor key.
It is written anew, as by npm run forget. Files of rejected records are deleted, and those of later imports tell places and
reasons only.

Not recognised: the name at another company where no month of birth is given; a name in two fields of a text or a table,
given name and family name apart; and a name in a text that is read before any record of the person. The dry run counts
records that still hold all words of the name.
`;

const count = new Intl.NumberFormat('en');

const PROBLEMS: Record<NoPerson, (given: string) => string> = {
  unknown: (given) =>
    `There is no record ${given} in the register: name one by its address, as officers/12 or placeholders/34, or by its key.`,
  company: (given) => `${given} is a company: only persons can be suppressed.`,
  like_company: (given) =>
    `${given} has the name or the position of a company, and no date of birth: only persons can be suppressed. Add --person if it is one.`,
  suppressed: (given) => `The person of ${given} is suppressed already.`,
};

/** Records of a person. */
interface Named {
  named: readonly string[];
  /** Though a record may be like that of a company. */
  isPerson: boolean;
}

/** @throws UsageError if there is no such person, or if there are several. */
function findPerson(db: SqliteDatabase, { named, isPerson }: Named): PersonRecord {
  const find = createPersonFinder(db, isPerson);
  const records = named.map((given) => {
    const found = find(given);
    if (typeof found === 'string') throw new UsageError(PROBLEMS[found](given));
    return found;
  });
  return { names: records.flatMap(({ names }) => names), signs: records.flatMap(({ signs }) => signs) };
}

/** Adds the person to those who are suppressed, as far as this command has read them. */
function addPerson(known: KnownSuppressions, person: PersonRecord): string {
  const id = known.add(person.signs);
  if (person.signs.some((sign) => sign.startsWith('born:'))) known.learn(id, [signs.dated(id)]);
  return id;
}

function printSurvey({ changed, stillNamed }: SuppressionSurvey): string {
  const more = stillNamed.count - stillNamed.examples.length;
  const still =
    stillNamed.count === 0
      ? []
      : [
          '',
          `The same words are in ${count.format(stillNamed.count)} other records, which stay as they are. Name them too if they are about this person:`,
          ...stillNamed.examples.map((example) => `  ${example}`),
          ...(more > 0 ? [`  and ${count.format(more)} more`] : []),
        ];
  return [textTable([['what changes', 'records'], ...kindRows(changed)]), ...still].join('\n');
}

function list({ registerFile }: CommandSurroundings): string {
  const db = openExisting(registerFile);
  try {
    const all = listSuppressed(db);
    if (all.length === 0) return 'Nobody is suppressed.';
    return textTable([['person', 'since'], ...all.map(({ id, suppressed_at }) => [id, suppressed_at.slice(0, 10)])]);
  } finally {
    db.close();
  }
}

function survey(db: SqliteDatabase, named: Named, around: CommandSurroundings) {
  const journal = readWholeJournal(db);
  const known = readSuppressions(db);
  const person = findPerson(db, named);
  const id = addPerson(known, person);
  const suppressor = new Suppressor(known);
  const progress = createProgress(around.stderr, around.clock);
  const found = surveySuppression(journal, { suppressor, known, names: person.names }, ({ records, taken, size }) =>
    progress.report({ file: 'reading the journal', read: records, taken, size }),
  );
  progress.end();
  return { id, known, suppressor, text: printSurvey(found) };
}

function tryOut(named: Named, around: CommandSurroundings): string {
  const db = openExisting(around.registerFile);
  try {
    return `${survey(db, named, around).text}\n\nNothing was changed: --yes suppresses the person.`;
  } finally {
    db.close();
  }
}

function suppress(named: Named, around: CommandSurroundings): string {
  const register = lockRegister(around.registerFile);
  try {
    const { id, known, suppressor, text } = survey(register.db, named, around);
    const now = new Date(around.clock()).toISOString();
    const store: RewriteOptions['prepare'] = (db) => known.store(db, now);
    // They hold records as they were read.
    rmSync(rejectsFolder(around.dataFolder), { recursive: true, force: true });
    const change = replaceRegister(register, createSuppressing(suppressor), around, store);
    return `${text}\n\n${change}\n\nThe person is suppressed, as ${id}.`;
  } finally {
    register.release();
  }
}

const UNDONE =
  'Import the sources again to bring the facts back. Texts of events and filings in which the name was replaced stay so, unless the sources are forgotten first (npm run forget).';

function undo(person: string, isMeant: boolean, around: CommandSurroundings): string {
  const isKnown = (db: SqliteDatabase): void => {
    if (listSuppressed(db).every(({ id }) => id !== person))
      throw new UsageError(`Nobody is suppressed as ${person}: --list names them.`);
  };
  if (!isMeant) {
    const db = openExisting(around.registerFile);
    try {
      isKnown(db);
      return `Nothing was changed: --yes ends the suppression of ${person}.`;
    } finally {
      db.close();
    }
  }
  const register = lockRegister(around.registerFile);
  try {
    isKnown(register.db);
    const known = readSuppressions(register.db);
    known.remove(person);
    const store: RewriteOptions['prepare'] = (db) => known.store(db, new Date(around.clock()).toISOString());
    return `${replaceRegister(register, createRestoring(person), around, store)}\n\n${person} is not suppressed any more. ${UNDONE}`;
  } finally {
    register.release();
  }
}

const OPTIONS = {
  list: { type: 'boolean' },
  yes: { type: 'boolean' },
  person: { type: 'boolean' },
  undo: { type: 'string' },
} as const;

function obey(args: string[], around: CommandSurroundings): string {
  const { values, positionals } = parseOptions(args, OPTIONS);
  if (values.help) return HELP.trimEnd();
  if (values.list) return list(around);
  if (values.undo !== undefined) return undo(values.undo, values.yes ?? false, around);
  if (positionals.length === 0) throw new UsageError('Name a record of the person, as officers/12 or placeholders/34.');
  const named = { named: positionals, isPerson: values.person ?? false };
  return values.yes ? suppress(named, around) : tryOut(named, around);
}

/** Suppresses a person. Returns the exit code. */
export const suppressCommand = (args: string[], around: CommandSurroundings): number =>
  runPrinting(() => obey(args, around), around);
