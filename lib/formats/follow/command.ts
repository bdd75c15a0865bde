import { isUsageError, parseOptions, UsageError } from '@/lib/shared/command-options';
import { messageOf } from '@/lib/shared/json';
import { formsOf } from '@/lib/shared/language/language';
import { followedSourcesWords } from '@/lib/words/followed-sources';
import { PERSONAL_FIELDS } from '../in/command';
import { FORMATS } from '../in/formats';
import { type Manifest, manifestPath, parseRhythm, RHYTHMS, readManifest, type Source, shownAddress } from './manifest';
import { isFailing, problemOf } from './report';
import { readState, type SourceState, takeLock } from './state';
import { dueAt, type Outcome, Updater, type UpdateSurroundings } from './update';

const HELP = `Fetches what is new of the followed sources, and imports it.

  npm run update [-- names]   the sources that are due; those that are named, whatever their rhythm

  --every <time>   keeps running and looks again after this time (${RHYTHMS})
  --list           the sources, how old their data are and what failed
  --dry-run        asks the publishers what is new; fetches and writes nothing

The sources are listed in sources.json in the folder FIRMAMENT_DATA (default ./data); lib/formats/README.md says how. An
update that was stopped goes on where it was when it is started again. What failed is tried again by the next one.
`;

const OPTIONS = {
  every: { type: 'string' },
  list: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
} as const;

interface UpdateArguments {
  names: string[];
  everyMs?: number;
  list: boolean;
  dryRun: boolean;
  help: boolean;
}

function readArguments(args: string[]): UpdateArguments {
  const { values, positionals } = parseOptions(args, OPTIONS);
  const everyMs = values.every === undefined ? undefined : parseRhythm(values.every);
  if (values.every !== undefined && everyMs === undefined)
    throw new UsageError(`--every takes ${RHYTHMS}, not "${values.every}".`);
  const [list = false, dryRun = false, help = false] = [values.list, values['dry-run'], values.help];
  if (everyMs !== undefined && (list || dryRun))
    throw new UsageError('--every goes with neither --list nor --dry-run.');
  return { names: positionals, list, dryRun, help, ...(everyMs === undefined ? {} : { everyMs }) };
}

const KNOWN = { formats: FORMATS.map(({ name }) => name), personalFields: PERSONAL_FIELDS };

function readSources(names: readonly string[], dataFolder: string): { manifest: Manifest; sources: Source[] } {
  const manifest = readManifest(dataFolder, KNOWN);
  if (!manifest)
    throw new UsageError(
      `There is no list of sources ${manifestPath(dataFolder)}: lib/formats/README.md has an example.`,
    );
  const unknown = names.find((name) => !manifest.sources.some((source) => source.name === name));
  const all = manifest.sources.map(({ name }) => name);
  if (unknown) throw new UsageError(`There is no source "${unknown}": there are ${all.join(', ') || 'none'}.`);
  const sources = manifest.sources.filter(({ name }) => names.length === 0 || names.includes(name));
  return { manifest, sources };
}

const forms = formsOf('en');
const { problems } = followedSourcesWords.en;

function sayProblem({ problem, detail }: Extract<Outcome, { kind: 'failed' }>): string {
  const sentence = problems[problem.kind](forms, problem);
  return detail ? `${sentence} ${detail}` : sentence;
}

const MEGABYTE = 1024 ** 2;
const saySize = (bytes: number): string => `${forms.count(Math.ceil(bytes / MEGABYTE))} MB`;

const sayFile = ({ name, size }: { name: string; size: number }): string =>
  size > 0 ? `${name} (${saySize(size)})` : name;

const sayTime = (moment: string): string => `${moment.slice(0, 16).replace('T', ' ')} UTC`;

/** The outcome for people; undefined if there is nothing to say. */
function sayOutcome(outcome: Outcome): string | undefined {
  if (outcome.kind === 'imported') return `imported ${outcome.files.join(', ')}`;
  if (outcome.kind === 'nothing_new') return 'nothing new';
  if (outcome.kind === 'failed') return `failed. ${sayProblem(outcome)}`;
  if (outcome.kind === 'waiting') return `left alone until ${sayTime(outcome.until)}, as its publisher asked`;
  if (outcome.kind === 'not_due') return undefined;
  const found = [...(outcome.note ? [outcome.note] : []), ...outcome.files.map(sayFile)];
  return `would import ${found.join(', ')}`;
}

const HOUR = 60 * 60_000;

/** `3 hours`, `12 days`. */
function sayAge(moment: string, now: number): string {
  const hours = Math.max(0, Math.floor((now - Date.parse(moment)) / HOUR));
  return hours < 48
    ? forms.counted(hours, { one: 'hour', other: 'hours' })
    : forms.counted(Math.floor(hours / 24), { one: 'day', other: 'days' });
}

function describeState(source: Source, state: SourceState | undefined, now: number): string[] {
  const { position, succeeded_at, failed_at, detail, pending } = state ?? {};
  const due = dueAt(source, state);
  const problem = problemOf(state ?? {});
  const sentence = problem && sayProblem({ kind: 'failed', problem, ...(detail ? { detail } : {}) });
  return [
    `${source.name}: ${source.format}, ${source.licence}, ${source.rhythm}, from ${shownAddress(source)}`,
    position?.data_at
      ? `  data of ${sayTime(position.data_at)}, ${sayAge(position.data_at, now)} old`
      : '  not imported yet',
    ...(pending ? ['  an import of it is not finished: the next update goes on with it'] : []),
    ...(succeeded_at ? [`  last success ${sayTime(succeeded_at)}`] : []),
    ...(failed_at && sentence
      ? [`  last failure ${sayTime(failed_at)}${state && isFailing(state) ? '' : ', over since'}: ${sentence}`]
      : []),
    due === undefined || due <= now ? '  due now' : `  due ${sayTime(new Date(due).toISOString())}`,
  ];
}

const CLEAR_LINE = '\r\u001b[K';
const PROGRESS_EVERY_MS = 500;

/** Only a terminal is told how far a transfer is. */
function createProgress({ stderr, clock }: Pick<UpdateSurroundings, 'stderr' | 'clock'>, name: () => string) {
  let last = 0;
  return {
    report(file: string, done: number, total: number | undefined): void {
      if (!stderr.isTTY || clock() - last < PROGRESS_EVERY_MS) return;
      last = clock();
      const share = total ? ` · ${Math.floor((100 * done) / total)} %` : '';
      stderr.write(`${CLEAR_LINE}${name()}: ${file}${share}`);
    },
    end(): void {
      if (stderr.isTTY) stderr.write(CLEAR_LINE);
    },
  };
}

const BUSY = 'Another update is running with this data folder.';
const DAMAGED =
  'What was known of the sources cannot be read, so they are fetched anew; importing again changes nothing.\n';

/** Updates each source once. @returns false if one failed. */
async function updateOnce(args: UpdateArguments, around: UpdateSurroundings): Promise<boolean> {
  const { dataFolder, stdout, stderr } = around;
  const { manifest, sources } = readSources(args.names, dataFolder);
  const release = args.dryRun ? () => undefined : takeLock(dataFolder);
  if (!release) throw new UsageError(BUSY);
  try {
    const { state, isDamaged } = readState(dataFolder);
    if (isDamaged) stderr.write(DAMAGED);
    let current = '';
    const progress = createProgress(around, () => current);
    const options = { dataFolder, manifestFolder: manifest.folder, around, dryRun: args.dryRun };
    const updater = new Updater(state, { ...options, onProgress: progress.report });
    let [isWell, isIdle] = [true, true];
    for (const source of sources) {
      current = source.name;
      const outcome = await updater.update(source, args.names.length > 0);
      progress.end();
      const said = sayOutcome(outcome);
      if (said) (outcome.kind === 'failed' ? stderr : stdout).write(`${source.name}: ${said}\n`);
      isWell &&= outcome.kind !== 'failed';
      isIdle &&= outcome.kind === 'not_due';
    }
    if (isIdle) stdout.write(sources.length > 0 ? 'No source is due (--list says when).\n' : 'No source is listed.\n');
    return isWell;
  } finally {
    release();
  }
}

const sayStopped = (error: unknown): string =>
  `${isUsageError(error) ? '' : 'The update stopped: '}${messageOf(error)}\n`;

/** Looks again and again. A fault in the list of sources, another update or a full disk makes it wait, not end. */
async function updateForever(everyMs: number, args: UpdateArguments, around: UpdateSurroundings): Promise<never> {
  for (;;) {
    const begun = around.clock();
    try {
      await updateOnce(args, around);
    } catch (error) {
      around.stderr.write(sayStopped(error));
    }
    await around.waiting.sleep(Math.max(0, begun + everyMs - around.clock()));
  }
}

async function obey(args: UpdateArguments, around: UpdateSurroundings): Promise<number> {
  if (args.help) {
    around.stdout.write(HELP);
    return 0;
  }
  if (args.everyMs !== undefined) return updateForever(args.everyMs, args, around);
  if (!args.list) return (await updateOnce(args, around)) ? 0 : 1;
  const { sources } = readSources(args.names, around.dataFolder);
  const { state } = readState(around.dataFolder);
  const lines = sources.flatMap((source) => describeState(source, state.sources[source.name], around.clock()));
  around.stdout.write(`${lines.length > 0 ? lines.join('\n') : 'No source is listed.'}\n`);
  return 0;
}

/** Runs the command in the given environment and returns the exit code. */
export async function updateCommand(args: string[], around: UpdateSurroundings): Promise<number> {
  try {
    return await obey(readArguments(args), around);
  } catch (error) {
    around.stderr.write(sayStopped(error));
    return 1;
  } finally {
    around.client.close();
  }
}
