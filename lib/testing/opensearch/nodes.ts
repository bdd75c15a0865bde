import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '../free-port';

/** The newest version for a Java of 21 or later, and the last one for Java 17. */
const ENGINES = [
  { java: 21, engine: '3.8.0', log4j: '2.25.4' },
  { java: 17, engine: '2.19.3', log4j: '2.21.0' },
] as const;

const HERE = import.meta.dirname;

function run(command: string, args: readonly string[]): string | undefined {
  try {
    return execFileSync(command, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch {
    return undefined;
  }
}

/** The version of a JDK; undefined if there is none in the folder. */
function versionOf(home: string): number | undefined {
  const [, version] = /^javac (\d+)/.exec(run(join(home, 'bin/javac'), ['-version']) ?? '') ?? [];
  return version === undefined ? undefined : Number(version);
}

/** JDKs of JAVA_HOME, of the path, and those beside the latter. */
function listHomes(): string[] {
  const java = run('sh', ['-c', 'readlink -f "$(command -v javac)"'])?.trim();
  const home = java ? dirname(dirname(java)) : undefined;
  const beside = home ? readdirSync(dirname(home)).map((name) => join(dirname(home), name)) : [];
  return [process.env.JAVA_HOME, home, ...beside].flatMap((each) => each || []);
}

interface Java {
  home: string;
  engine: string;
  log4j: string;
}

function findJava(): Java | undefined {
  const found = listHomes().flatMap((home) => {
    const version = versionOf(home);
    return version === undefined ? [] : [{ home, version }];
  });
  const [best] = found.sort((a, b) => b.version - a.version);
  const engine = best && ENGINES.find(({ java }) => java <= best.version);
  return engine && { home: best.home, ...engine };
}

const java = findJava();
const hasMaven = run('mvn', ['-v']) !== undefined;

/** OpenSearch is an engine of its own, fetched by Maven when tests first need it; they are left out where that cannot be. */
export const HAS_OPENSEARCH = java !== undefined && hasMaven;

/** For the name of tests, so that their report says why they were left out. */
export const NEEDS_OPENSEARCH = HAS_OPENSEARCH ? '' : ' (left out: no JDK of version 17 or later and Maven are found)';

/** The jars of the engine, fetched once for all checkouts. */
async function fetchJars({ engine, log4j }: Java): Promise<string> {
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'firmament', `opensearch-${engine}`);
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const taken = mkdtempSync(`${folder}-`);
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.8.1:copy-dependencies';
  const options = [`-Dengine=${engine}`, `-Dlog4j=${log4j}`, `-DoutputDirectory=${taken}`, '-DincludeScope=runtime'];
  await promisify(execFile)('mvn', ['-q', '-B', '-f', join(HERE, 'pom.xml'), goal, ...options]);
  try {
    renameSync(taken, folder);
  } catch {
    // Another run fetched them at the same time.
    rmSync(taken, { recursive: true });
  }
  return folder;
}

const LOG = `appender.console.type = Console
appender.console.name = console
appender.console.layout.type = PatternLayout
appender.console.layout.pattern = %d{ISO8601} %-5p %c{1.} %m%n
rootLogger.level = warn
rootLogger.appenderRef.console.ref = console
`;

export interface TestNode {
  url: string;
  /** Of the process, for signals. */
  pid(): number;
  start(): Promise<void>;
  /** Ends it at once, as a loss of power does. */
  kill(): Promise<void>;
  /** Cuts it from the other nodes, but not from us: nothing is refused, packets are lost. Only in `ownNetworks`. */
  cut(): void;
  /** Ends that. */
  mend(): void;
}

export interface TestCluster {
  nodes: readonly TestNode[];
  close(): Promise<void>;
}

interface ClusterOptions {
  nodes?: number;
  /** Memory of each, as Java writes it. */
  heap?: string;
  settings?: Readonly<Record<string, string>>;
  /** Runs each node in a separate network namespace, so that nodes can be cut from each other. Only where `hasNetworks()`. */
  ownNetworks?: boolean;
}

const ip = (...args: string[]): string =>
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });

/** Whether we may make networks: root on Linux, with iproute2. */
export function hasNetworks(): boolean {
  const probe = `firmament-${process.pid}`;
  return run('ip', ['netns', 'add', probe]) !== undefined && run('ip', ['netns', 'del', probe]) !== undefined;
}

/** Where a node listens, and what puts a program there. */
interface Place {
  name: string;
  http: { host: string; port: number };
  transport: { host: string; port: number };
  command: readonly string[];
  cut(): void;
  mend(): void;
}

async function loopbackPlace(name: string): Promise<Place> {
  const cannot = () => {
    throw new Error('Nodes on loopback cannot be cut from each other.');
  };
  const at = async () => ({ host: '127.0.0.1', port: await freePort() });
  return { name, http: await at(), transport: await at(), command: [], cut: cannot, mend: cannot };
}

const BRIDGE = 'fm-nodes';

/** A namespace with two networks (RFC 2544): one to us, and one on a bridge to the other nodes. */
function ownPlace(name: string, at: number): Place {
  const [space, ours, theirs] = [`fm-${name}`, `fm-${name}-http`, `fm-${name}-node`];
  const inside = (...args: string[]) => ip('-n', space, ...args);
  ip('netns', 'add', space);
  inside('link', 'set', 'lo', 'up');
  for (const [outer, inner, address] of [
    [ours, 'http', `198.18.${at}.2/30`],
    [theirs, 'nodes', `198.19.0.${at}/24`],
  ] as const) {
    ip('link', 'add', outer, 'type', 'veth', 'peer', 'name', inner, 'netns', space);
    ip('link', 'set', outer, 'up');
    inside('addr', 'add', address, 'dev', inner);
    inside('link', 'set', inner, 'up');
  }
  ip('addr', 'add', `198.18.${at}.1/30`, 'dev', ours);
  ip('link', 'set', theirs, 'master', BRIDGE);
  return {
    name,
    http: { host: `198.18.${at}.2`, port: 9200 },
    transport: { host: `198.19.0.${at}`, port: 9300 },
    command: ['ip', 'netns', 'exec', space],
    cut: () => ip('link', 'set', theirs, 'nomaster'),
    mend: () => ip('link', 'set', theirs, 'master', BRIDGE),
  };
}

/** Removes them, and those that a killed run left. */
function removeNetworks(): void {
  for (const space of ip('netns', 'list').match(/^fm-n\d+/gm) ?? []) ip('netns', 'del', space);
  // A namespace goes once its last program has ended; its links would keep their names until then.
  for (const [link] of ip('-brief', 'link').matchAll(/^fm-[\w-]+/gm)) run('ip', ['link', 'del', link]);
}

async function makePlaces(size: number, ownNetworks: boolean): Promise<Place[]> {
  const numbers = Array.from({ length: size }, (_, at) => at + 1);
  if (!ownNetworks) return Promise.all(numbers.map((at) => loopbackPlace(`n${at}`)));
  removeNetworks();
  ip('link', 'add', BRIDGE, 'type', 'bridge');
  ip('link', 'set', BRIDGE, 'up');
  return numbers.map((at) => ownPlace(`n${at}`, at));
}

const STARTING_MS = 120_000;

async function isThere(url: string, nodes: number): Promise<boolean> {
  try {
    const health = `${url}/_cluster/health?wait_for_nodes=${nodes}&wait_for_status=yellow&timeout=2s`;
    return (await fetch(health)).ok;
  } catch {
    return false;
  }
}

/** Starts a cluster on this machine; its files are in a temporary folder, which is removed at the end. */
export async function startOpenSearch({
  nodes: size = 1,
  heap = '512m',
  settings = {},
  ownNetworks = false,
}: ClusterOptions = {}): Promise<TestCluster> {
  if (!java) throw new Error('There is no Java for OpenSearch.');
  const { home } = java;
  const jars = await fetchJars(java);
  const folder = mkdtempSync(join(tmpdir(), 'firmament-opensearch-'));
  const places = await makePlaces(size, ownNetworks);
  const seeds = places.map(({ transport }) => `${transport.host}:${transport.port}`).join(',');
  const managers = places.map(({ name }) => name).join(',');

  function createNode({ name, http, transport, command, cut, mend }: Place): TestNode {
    const url = `http://${http.host}:${http.port}`;
    const own = resolve(folder, name);
    mkdirSync(join(own, 'config'), { recursive: true });
    writeFileSync(join(own, 'config/log4j2.properties'), LOG);
    let child: ChildProcess | undefined;
    return {
      url,
      pid: () => child?.pid ?? 0,
      async start() {
        const given = {
          'path.home': own,
          'cluster.name': 'firmament-test',
          'node.name': name,
          'http.host': http.host,
          'http.port': String(http.port),
          'transport.host': transport.host,
          'transport.port': String(transport.port),
          'discovery.seed_hosts': seeds,
          'cluster.initial_cluster_manager_nodes': managers,
          'cluster.routing.allocation.disk.threshold_enabled': 'false',
          // This collector of garbage does not begin by itself once a node refuses all requests for lack of memory.
          'indices.breaker.total.use_real_memory': 'false',
          ...settings,
        };
        const options = [
          ...[`-Xms${heap}`, `-Xmx${heap}`, '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', `-Djava.io.tmpdir=${own}`],
          ...[
            `-Djna.tmpdir=${own}`,
            '-Dlog4j2.disable.jmx=true',
            '-cp',
            `${jars}/*`,
            join(HERE, 'OpenSearchNode.java'),
          ],
        ];
        const all = Object.entries(given).map(([key, value]) => `${key}=${value}`);
        const [program = '', ...args] = [...command, join(home, 'bin/java'), ...options, ...all];
        const started = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
        child = started;
        const log = createWriteStream(join(own, 'log'), { flags: 'a' });
        started.stdout.pipe(log, { end: false });
        started.stderr.pipe(log, { end: false });
      },
      async kill() {
        const ending = child;
        child = undefined;
        if (!ending || ending.exitCode !== null) return;
        const ended = once(ending, 'exit');
        ending.kill('SIGKILL');
        await ended;
      },
      cut,
      mend,
    };
  }

  const nodes = places.map(createNode);
  const close = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.kill()));
    rmSync(folder, { recursive: true, force: true });
    if (ownNetworks) removeNetworks();
  };
  await Promise.all(nodes.map((node) => node.start()));
  const until = Date.now() + STARTING_MS;
  while (!(await isThere(nodes[0]?.url ?? '', size))) {
    if (Date.now() > until) {
      await close();
      throw new Error('OpenSearch did not start in time.');
    }
    await wait(100);
  }
  return { nodes, close };
}
