import { existsSync, readFileSync } from 'node:fs';
import { type Profiler, Session } from 'node:inspector/promises';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Number of called functions per file; files by their path below the root. */
export type CalledFiles = Record<string, number>;

/** V8's coverage of a script: the called functions, as ranges of its text. */
export type ScriptCoverage = Pick<Profiler.ScriptCoverage, 'url' | 'functions'>;

/** Asks a thread's own inspector, through that of the thread that started it. */
type AskThread = (method: string, params?: object) => Promise<object>;

/** The inspectors of all threads of the process but the calling one. */
async function connectToThreads(session: Session): Promise<AskThread[]> {
  const threads: AskThread[] = [];
  const replies = new Map<string, (result: object) => void>();
  session.on('NodeWorker.attachedToWorker', ({ params: { sessionId } }) => {
    let sent = 0;
    threads.push(async (method, params = {}) => {
      const id = ++sent;
      const reply = new Promise<object>((resolve) => replies.set(`${sessionId} ${id}`, resolve));
      const message = JSON.stringify({ id, method, params });
      await session.post('NodeWorker.sendMessageToWorker', { sessionId, message });
      return reply;
    });
  });
  session.on('NodeWorker.receivedMessageFromWorker', ({ params: { sessionId, message } }) => {
    const { id, result } = JSON.parse(message) as { id?: number; result?: object };
    replies.get(`${sessionId} ${id}`)?.(result ?? {});
  });
  await session.post('NodeWorker.enable', { waitForDebuggerOnStart: false });
  return threads;
}

/** Runs the work and returns what it called, in threads too. Modules evaluated before do not count. */
export async function coverageOf(work: () => Promise<void>): Promise<ScriptCoverage[]> {
  const session = new Session();
  session.connect();
  const options = { callCount: true, detailed: false };
  await session.post('Profiler.enable');
  await session.post('Profiler.startPreciseCoverage', options);
  const threads = await connectToThreads(session);
  for (const ask of threads) {
    await ask('Profiler.enable');
    await ask('Profiler.startPreciseCoverage', options);
  }
  await work();
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const inThreads = await Promise.all(threads.map((ask) => ask('Profiler.takePreciseCoverage')));
  session.disconnect();
  return [...result, ...inThreads.flatMap((taken) => (taken as Profiler.TakePreciseCoverageReturnType).result)];
}

const OURS = /^(?:app|components|lib(?!\/testing\/))\/.+\.(?:tsx?|mjs)$/;

/** A helper that the compiler adds to each file, to name functions. */
const isCompilers = (name: string): boolean => name === '__name';

/** Where each line begins. */
const lineStarts = (text: string): number[] => [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)];

interface Place {
  file: string;
  /** Of the function in its file. */
  position: string;
}

/** Finds the source of a function of a bundle; undefined for the bundler's own code. */
function bundleReader(bundle: string): (start: number, end: number) => Place | undefined {
  const starts = lineStarts(readFileSync(bundle, 'utf8'));
  const map = new SourceMap(JSON.parse(readFileSync(`${bundle}.map`, 'utf8')) as SourceMapPayload);
  const entryAt = (offset: number) => {
    const line = starts.findLastIndex((start) => start <= offset);
    const entry = map.findEntry(line, offset - (starts[line] ?? 0));
    return 'originalSource' in entry ? entry : undefined;
  };
  return (start, end) => {
    // The last mapped place before its end. If that is before its start, it contains no source code.
    const entry = entryAt(end - 1);
    const offset = entry ? (starts[entry.generatedLine] ?? 0) + entry.generatedColumn : -1;
    if (!entry || offset < start) return undefined;
    const position = `${entry.originalLine}:${entry.originalColumn}`;
    return { file: resolve(dirname(bundle), decodeURIComponent(entry.originalSource)), position };
  };
}

/** A script with a source map beside it is a bundle; others are source files. */
function placesOf({ url, functions }: ScriptCoverage): Place[] {
  const script = fileURLToPath(url);
  const called = functions.filter(({ functionName, ranges }) => ranges[0]?.count && !isCompilers(functionName));
  const inBundle = existsSync(`${script}.map`) ? bundleReader(script) : undefined;
  return called.flatMap(({ ranges: [range] }) => {
    const { startOffset = 0, endOffset = 0 } = range ?? {};
    return inBundle ? (inBundle(startOffset, endOffset) ?? []) : { file: script, position: String(startOffset) };
  });
}

/** Our source files with at least one called function: a file in several bundles counts once. */
export function calledFiles(coverage: readonly ScriptCoverage[], root: string): CalledFiles {
  const positions = new Map<string, Set<string>>();
  for (const { file, position } of coverage.filter(({ url }) => url.startsWith('file:')).flatMap(placesOf)) {
    const path = relative(root, file).split(sep).join('/');
    if (OURS.test(path)) positions.set(path, (positions.get(path) ?? new Set()).add(position));
  }
  return Object.fromEntries([...positions].map(([path, { size }]) => [path, size] as const).sort());
}
