import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { environmentWithoutSettings, inRoot, PROGRAMS } from '../../../lib/commands/setup/root.mjs';

/** The least that the framework serves on request: what a page of ours, and the API, are measured beside. */
const FILES: Record<string, string> = {
  'package.json': '{"private":true,"type":"module"}',
  'next.config.js': 'export default { agentRules: false, typescript: { ignoreBuildErrors: true } };',
  'app/layout.js':
    'import { connection } from \'next/server\';\nexport default async function Layout({ children }) {\n  await connection();\n  return <html lang="en"><body>{children}</body></html>;\n}',
  'app/page.js': 'export default function Page() {\n  return <p>Nothing</p>;\n}',
  'app/empty/route.js': "export const dynamic = 'force-dynamic';\nexport const GET = () => Response.json({});",
};

/** Builds an application with one empty page and one empty route, by the same framework; the folder is the caller's to remove. */
export function buildEmptyApp(): { folder: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'firmament-empty-'));
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  symlinkSync(inRoot('node_modules'), join(folder, 'node_modules'));
  const env = { ...environmentWithoutSettings(), NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  // The other bundler will not follow a link out of the folder.
  execFileSync(process.execPath, [PROGRAMS.next, 'build', '--webpack'], { cwd: folder, env, stdio: 'ignore' });
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}
