import { build } from 'esbuild';
import { ROOT } from '../../../../lib/commands/setup/root.mjs';

/** What is measured: our picture, or the graph library by itself; our layout, or another by itself. */
export const PICTURES = ['ours', 'plain'] as const;
export const LAYOUTS = ['pyramid', 'dagre'] as const;
export type PictureName = (typeof PICTURES)[number];
export type LayoutName = (typeof LAYOUTS)[number];
type PageName = PictureName | LayoutName;
const PAGES: readonly PageName[] = [...PICTURES, ...LAYOUTS];

/** The classes of the picture's own elements, without the whole of the site's style. */
const CSS = `
  body { margin: 0; font-family: sans-serif; --sunken: #f1ede3; --raised: #ffffff; --accent-soft: #e6e8f6;
    --on-accent: #ffffff; --ink: #1d1c24; --muted: #5b5965; --line-strong: #8d8778;
    --accent: #2b3f9e; --warn: #7d5000 }
  .relative { position: relative; height: 36rem } .flex-1 { flex: 1 } .absolute { position: absolute } .inset-0 { inset: 0 }
  .size-full { width: 100%; height: 100% } .overflow-hidden { overflow: hidden } .pointer-events-none { pointer-events: none }`;

export interface Served {
  type: string;
  text: string;
}

/** Path → content: the pages, their scripts and the worker, as for production. */
export async function buildPages(): Promise<ReadonlyMap<string, Served>> {
  const { outputFiles } = await build({
    absWorkingDir: ROOT,
    entryPoints: {
      ...Object.fromEntries(PAGES.map((page) => [page, `./e2e/bench/network/page/${page}`])),
      'network-worker': './lib/network/worker/network-worker.ts',
    },
    outdir: '/',
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const files = new Map(
    outputFiles.map(({ path, text }) => [
      // The script asks for the worker by the name of its source.
      path.replace(/^.*\/network-worker\.js$/, '/network-worker.ts').replace(/^.*\/(?=[^/]+$)/, '/'),
      { type: 'text/javascript', text },
    ]),
  );
  for (const page of PAGES) files.set(`/${page}`, { type: 'text/html', text: documentOf(page) });
  return files;
}

const documentOf = (page: PageName): string =>
  `<!doctype html><meta charset="utf-8"><title>${page}</title><style>${CSS}</style><script type="module" src="/${page}.js"></script>`;
