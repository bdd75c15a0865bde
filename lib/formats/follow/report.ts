import type { FollowedSource, FollowProblem } from '@/lib/contract/followed-sources';
import { isUsageError } from '@/lib/shared/command-options';
import { followedSourcesWords } from '@/lib/words/followed-sources';
import { parseRhythm, readManifest, type Source } from './manifest';
import { readState, type SourceState, validPosition } from './state';

const { problems } = followedSourcesWords.en;

const isKind = (kind: string): kind is FollowProblem['kind'] => Object.hasOwn(problems, kind);

/** The problem as it was kept; another program may have kept one that this one does not know. */
export function problemOf({ problem }: Pick<SourceState, 'problem'>): FollowProblem | null {
  if (!problem) return null;
  const { kind, ...numbers } = problem;
  return { ...numbers, kind: isKind(kind) ? kind : 'unexpected' };
}

export const isFailing = ({ failed_at = '', succeeded_at = '' }: SourceState): boolean => failed_at > succeeded_at;

const HOUR = 60 * 60_000;
/** Rhythms that may pass without a success. */
const LATE_AFTER = 2;

function report(source: Source, state: SourceState | undefined, dataFolder: string, now: number): FollowedSource {
  const { name, format, licence, rhythm } = source;
  const every = parseRhythm(rhythm) ?? HOUR;
  const { succeeded_at = null, failed_at = null } = state ?? {};
  return {
    name,
    format,
    licence,
    every_hours: every / HOUR,
    data_at: validPosition(dataFolder, state?.position)?.data_at ?? null,
    succeeded_at,
    failed_at,
    problem: problemOf(state ?? {}),
    is_failing: state !== undefined && isFailing(state),
    is_late: succeeded_at !== null && now - Date.parse(succeeded_at) > LATE_AFTER * every,
  };
}

/** The followed sources in the order of their list, for everybody to see; undefined if the list cannot be used. */
export function readFollowedSources(dataFolder: string, now: number): FollowedSource[] | undefined {
  try {
    const { sources = [] } = readManifest(dataFolder) ?? {};
    const { state } = readState(dataFolder);
    return sources.map((source) => report(source, state.sources[source.name], dataFolder, now));
  } catch (error) {
    if (isUsageError(error)) return undefined;
    throw error;
  }
}
