import type { ImportReport, RegisterContents } from '@/lib/contract/register-contents';
import type { ImportRun } from './store/imports';
import type { RegisterStore } from './store/store';

/** So many imports are told of. */
const IMPORTS_SHOWN = 30;

function toReport({ id, format, files, started_at, ended_at, counts }: ImportRun): ImportReport {
  const { read, added, merged, unchanged, rejected } = counts;
  const reasons = Object.entries(rejected).map(([reason, count]) => ({ reason, count }));
  return {
    id,
    format,
    files: files.map(({ name }) => name),
    started_at,
    ended_at,
    read,
    added,
    merged,
    unchanged,
    rejected: reasons.reduce((sum, { count }) => sum + count, 0),
    reasons: reasons.sort((a, b) => b.count - a.count),
  };
}

/** What the register holds, counted once until it changes. */
export function keepContents(store: Pick<RegisterStore, 'version' | 'countContents' | 'listImports'>) {
  let kept: { version: string; contents: Promise<RegisterContents> } | undefined;
  const count = async (): Promise<RegisterContents> => {
    const [contents, imports] = await Promise.all([store.countContents(), store.listImports(IMPORTS_SHOWN)]);
    return { ...contents, imports: imports.map(toReport) };
  };
  return (): Promise<RegisterContents> => {
    const version = store.version();
    if (kept?.version !== version) kept = { version, contents: count() };
    return kept.contents;
  };
}
