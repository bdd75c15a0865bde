import { gzipSync } from 'node:zlib';

const SCRIPT =
  /<script[^>]+src="([^"]+)"|<link[^>]+rel="(?:modulepreload|preload)"[^>]+as="script"[^>]+href="([^"]+)"/g;

/** The scripts an HTML page has the browser load, each once. */
export function scriptsOf(html: string): string[] {
  const found = [...html.matchAll(SCRIPT)].map(([, src, href]) => src ?? href ?? '');
  return [...new Set(found)].filter((address) => address !== '');
}

/** Bytes of all scripts of a page, packed as a server would send them; those for old browsers alone are left out. */
export async function scriptBytes(address: string): Promise<number> {
  const html = await (await fetch(address)).text();
  const modern = html.replace(/<script[^>]*\bnomodule\b[^>]*>/gi, '');
  const sizes = scriptsOf(modern).map(async (src) => {
    const script = await fetch(new URL(src, address));
    return gzipSync(Buffer.from(await script.arrayBuffer())).length;
  });
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}
