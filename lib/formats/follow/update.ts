import { existsSync, rmSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { FollowProblem } from '@/lib/contract/followed-sources';
import { isErrorNamed } from '@/lib/shared/errors';
import { type CommandSurroundings, importCommand } from '../in/command';
import type { ImportTarget } from '../in/target/target';
import { findBrreg } from './brreg';
import type { Waiting } from './download';
import { isFollowFailure } from './failure';
import { type Finding, findFiles, type Looking } from './find';
import { findGleif } from './gleif';
import type { HttpClient } from './http';
import { findListed } from './listed';
import { fingerprint, parseRhythm, type Source } from './manifest';
import { isFailing } from './report';
import {
  type FollowState,
  type ImportId,
  type Pending,
  type Position,
  type SourceState,
  validPosition,
  writeState,
} from './state';

/** The environment of an update. */
export interface UpdateSurroundings extends CommandSurroundings {
  client: HttpClient;
  waiting: Waiting;
}

/** Updates look a little early, so that a daily run at the same time never finds the day not quite over. */
const EARLY = 0.9;

/** What one look at a source has come to. */
export type Outcome =
  | { kind: 'imported'; files: string[] }
  | { kind: 'nothing_new' }
  | { kind: 'not_due' }
  /** The publisher asked not to be asked yet. */
  | { kind: 'waiting'; until: string }
  /** What would be fetched, with its length in bytes; 0 if it is not known. */
  | { kind: 'would_fetch'; files: { name: string; size: number }[]; note?: string }
  | { kind: 'failed'; problem: FollowProblem; detail?: string };

/** When a source is looked at next; undefined for at once. */
export function dueAt(source: Source, state: SourceState | undefined): number | undefined {
  if (!state || state.fingerprint !== fingerprint(source)) return undefined;
  const notBefore = state.not_before === undefined ? undefined : Date.parse(state.not_before);
  if (!state.looked_at || state.pending || isFailing(state)) return notBefore;
  return Math.max(notBefore ?? 0, Date.parse(state.looked_at) + EARLY * (parseRhythm(source.rhythm) ?? 0));
}

function find(source: Source, looking: Looking): Promise<Finding | undefined> {
  if (source.kind === 'listed') return findListed(source, looking);
  if (source.kind === 'gleif') return findGleif(source, looking);
  return source.kind === 'brreg' ? findBrreg(source, looking) : findFiles(source, looking);
}

/** After this many failed imports of the same files they are fetched anew, as the fault may be in them. */
const MOST_FAILURES = 2;
/** Of one source in one run: a feed of changes that never ends would keep all others waiting. */
const MOST_ROUNDS = 200;

/** Lines of an import that only say how far it is. */
const PROGRESS = /records read/;

interface UpdateOptions {
  dataFolder: string;
  /** Paths in the list of sources are relative to this one. */
  manifestFolder: string;
  around: UpdateSurroundings;
  /** Asks what is new, but fetches and writes nothing. */
  dryRun?: boolean;
  /** How much of a file has come: of its total, if that is known. */
  onProgress?: (name: string, done: number, total: number | undefined) => void;
}

/** Looks at sources and imports what is new. What it knows is on the disk after each step, so it may be killed at any. */
export class Updater {
  constructor(
    private state: FollowState,
    private readonly options: UpdateOptions,
  ) {}

  /** `isAsked`: whatever its rhythm. Never throws for a fault of the source. */
  async update(source: Source, isAsked: boolean): Promise<Outcome> {
    const { dryRun = false } = this.options;
    const begun = this.now();
    const state = this.stateOf(source);
    const due = dueAt(source, state);
    const { not_before } = state;
    if (not_before !== undefined && Date.parse(not_before) > begun) return { kind: 'waiting', until: not_before };
    if (!isAsked && due !== undefined && due > begun) return { kind: 'not_due' };
    try {
      if (dryRun) return await this.look(source);
      const { files, isAll } = await this.importNew(source);
      this.clear(source);
      const { not_before: _over, detail: _detail, looked_at: _earlier, ...now } = this.stateOf(source);
      const looked = isAll ? { looked_at: this.moment(begun) } : {};
      this.set(source, { ...now, ...looked, succeeded_at: this.moment() });
      return files.length > 0 ? { kind: 'imported', files } : { kind: 'nothing_new' };
    } catch (error) {
      return this.fail(source, error);
    }
  }

  private now(): number {
    return this.options.around.clock();
  }

  private moment(time = this.now()): string {
    return new Date(time).toISOString();
  }

  private folderOf({ name }: Source): string {
    return join(this.options.dataFolder, 'downloads', name);
  }

  /** What is known of a source with these settings, in this register. */
  private stateOf(source: Source): SourceState {
    const known = this.state.sources[source.name];
    const own = fingerprint(source);
    if (known?.fingerprint !== own) return { fingerprint: own };
    if (validPosition(this.options.dataFolder, known.position)) return known;
    const { position, pending, looked_at, ...rest } = known;
    return position ? rest : known;
  }

  private set(source: Source, state: SourceState): void {
    this.state = { ...this.state, sources: { ...this.state.sources, [source.name]: state } };
    writeState(this.options.dataFolder, this.state);
  }

  private clear(source: Source): void {
    rmSync(this.folderOf(source), { recursive: true, force: true });
  }

  private looking(source: Source, onlyLook: boolean): Looking {
    const { around, manifestFolder } = this.options;
    const { client, waiting, clock } = around;
    const { position } = this.stateOf(source);
    const folder = this.folderOf(source);
    const { onProgress } = this.options;
    return {
      client,
      waiting,
      now: clock,
      folder,
      manifestFolder,
      position,
      onlyLook,
      ...(onProgress ? { onProgress } : {}),
    };
  }

  private async look(source: Source): Promise<Outcome> {
    const { pending } = this.stateOf(source);
    if (pending) return { kind: 'would_fetch', files: [], note: 'files that were fetched before' };
    const finding = await find(source, this.looking(source, true));
    if (!finding || (finding.files.length === 0 && !finding.note)) return { kind: 'nothing_new' };
    const files = finding.files.map(({ name, size }) => ({ name, size }));
    return { kind: 'would_fetch', files, ...(finding.note ? { note: finding.note } : {}) };
  }

  /** Imports what was fetched before, then whatever is new; `isAll` is false if there is still more. */
  private async importNew(source: Source): Promise<{ files: string[]; isAll: boolean }> {
    const imported: string[] = [];
    if (this.state.sources[source.name] !== this.stateOf(source)) {
      // What another source of this name, or of another register, left. From here on, what is fetched belongs to this one.
      this.clear(source);
      this.set(source, this.stateOf(source));
    }
    const { pending } = this.stateOf(source);
    if (pending?.paths.every((path) => existsSync(path))) {
      imported.push(...(await this.importPending(source, pending)));
    } else if (pending) {
      const { pending: _lost, ...state } = this.stateOf(source);
      this.set(source, state);
    }
    for (let round = 0; round < MOST_ROUNDS; round++) {
      const finding = await find(source, this.looking(source, false));
      if (!finding) return { files: imported, isAll: true };
      const { files, reached, continues, more } = finding;
      if (files.length === 0) this.reach(source, reached, { continues });
      else {
        const next: Pending = { paths: files.map(({ path }) => path), reached, continues, failures: 0 };
        this.set(source, { ...this.stateOf(source), pending: next });
        imported.push(...(await this.importPending(source, next)));
      }
      if (!more) return { files: imported, isAll: true };
    }
    return { files: imported, isAll: false };
  }

  private async importPending(source: Source, pending: Pending): Promise<string[]> {
    const { code, said, run } = await this.runImport(source, pending);
    if (code !== 0) {
      const failures = pending.failures + 1;
      const { pending: _failed, ...state } = this.stateOf(source);
      if (failures >= MOST_FAILURES) this.clear(source);
      this.set(source, failures >= MOST_FAILURES ? state : { ...state, pending: { ...pending, failures } });
      throw new ImportFailure(said);
    }
    this.reach(source, pending.reached, { continues: pending.continues, ...(run ? { run } : {}) });
    this.clear(source);
    return pending.paths.map((path) => basename(path));
  }

  /** `run`: the import that led there. */
  private reach(source: Source, position: Position, { continues, run }: { continues: boolean; run?: ImportId }): void {
    const { pending: _done, ...state } = this.stateOf(source);
    const base = (continues ? state.position?.base : undefined) ?? run;
    this.set(source, { ...state, position: { ...position, ...(base ? { base } : {}) } });
  }

  /** By the import command, so that whatever it learns is learned here too. */
  private async runImport(source: Source, { paths, continues }: Pick<Pending, 'paths' | 'continues'>) {
    const { around, manifestFolder } = this.options;
    const { mapping, encoding, exclude, format, complete = false } = source;
    const options = [
      ...(mapping ? ['--mapping', resolve(manifestFolder, mapping)] : []),
      ...(encoding ? ['--encoding', encoding] : []),
      ...(complete && !continues ? ['--complete'] : []),
      ...(exclude && exclude.length > 0 ? ['--exclude', exclude.join(',')] : []),
    ];
    around.stdout.write(`${source.name}:\n`);
    let written = '';
    const stderr = {
      isTTY: false,
      write: (text: string) => {
        written += PROGRESS.test(text) ? '' : text;
        return around.stderr.write(text);
      },
    };
    let run: ImportId | undefined;
    const openTarget = async (file: string): Promise<ImportTarget> => {
      const target = await around.openTarget(file);
      const begin: ImportTarget['begin'] = async (beginning) => {
        const begun = await target.begin(beginning);
        run = { id: begun.id, started_at: begun.started_at };
        return begun;
      };
      return {
        begin,
        write: (batch, rawOf) => target.write(batch, rawOf),
        end: (read) => target.end(read),
        close: () => target.close(),
      };
    };
    const code = await importCommand([format, ...options, '--', ...paths], { ...around, stderr, openTarget });
    return { code, said: written.trim().split('\n').at(-1) ?? '', run };
  }

  private fail(source: Source, error: unknown): Outcome {
    const { problem, detail, retryAfterMs } = describeFailure(error);
    if (!this.options.dryRun) {
      const { detail: _old, not_before: _over, ...state } = this.stateOf(source);
      const failed = { ...state, failed_at: this.moment(), problem, ...(detail ? { detail } : {}) };
      const wait = retryAfterMs === undefined ? {} : { not_before: this.moment(this.now() + retryAfterMs) };
      this.set(source, { ...failed, ...wait });
    }
    return { kind: 'failed', problem, ...(detail ? { detail } : {}) };
  }
}

/** What the import command said. */
class ImportFailure extends Error {
  override name = 'ImportFailure';
}

const isImportFailure = (error: unknown): error is ImportFailure => isErrorNamed(error, 'ImportFailure');

interface Described {
  problem: FollowProblem;
  detail?: string;
  retryAfterMs?: number;
}

function describeFailure(error: unknown): Described {
  if (isFollowFailure(error)) {
    const { retryAfterMs } = error.circumstances;
    return { problem: error.problem, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) };
  }
  if (isImportFailure(error)) return { problem: { kind: 'import' }, detail: error.message };
  // Its message may hold an address.
  const { name, code } = error instanceof Error ? (error as NodeJS.ErrnoException) : { name: 'Error', code: undefined };
  return { problem: { kind: 'unexpected' }, detail: code ? `${name} ${code}` : name };
}
