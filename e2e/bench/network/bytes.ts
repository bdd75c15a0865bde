import { gzipSync } from 'node:zlib';
import { build, type Metafile } from 'esbuild';
import { ROOT } from '../../../lib/commands/setup/root.mjs';

/** What a browser is sent for a picture, gzip KB; React and the page around it left out. */
export interface PictureBytes {
  /** The graph library. */
  library: number;
  /** What draws with it: lines, style, and all layouts, which the worker has. */
  ours: number;
  /** Whether the library comes by itself, and only where a picture is drawn. */
  lazy: boolean;
}

const PARTS = [
  'components/network/canvas/lines-layer',
  'components/network/canvas/use-picture',
  'lib/network/layout/layouts',
];

const LIBRARY = 'node_modules/cytoscape/';

export async function measureBytes(): Promise<PictureBytes> {
  const { outputFiles, metafile } = await build({
    absWorkingDir: ROOT,
    stdin: { contents: PARTS.map((part) => `export * from './${part}';`).join('\n'), resolveDir: ROOT },
    outdir: '/',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    splitting: true,
    metafile: true,
    external: ['react', 'react-dom'],
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const size = new Map(outputFiles.map(({ path, contents }) => [fileOf(path), gzipSync(contents).length / 1024]));
  const [library = 0, ours = 0] = [true, false].map((isLibrary) =>
    [...size].reduce((sum, [file, kb]) => sum + (holdsLibrary(metafile, file) === isLibrary ? kb : 0), 0),
  );
  return { library, ours, lazy: isLazy(metafile) };
}

const fileOf = (path: string): string => path.replace(/^.*\//, '');

const outputOf = (metafile: Metafile, file: string) =>
  Object.entries(metafile.outputs).find(([path]) => fileOf(path) === file)?.[1];

const holdsLibrary = (metafile: Metafile, file: string): boolean =>
  Object.keys(outputOf(metafile, file)?.inputs ?? {}).some((input) => input.includes(LIBRARY));

/** No file imports the one with the library in a way that would load both together. */
function isLazy(metafile: Metafile): boolean {
  const imports = Object.values(metafile.outputs).flatMap((output) => output.imports);
  return imports
    .filter(({ path }) => holdsLibrary(metafile, fileOf(path)))
    .every(({ kind }) => kind === 'dynamic-import');
}
