import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Tests that change the environment, start processes or threads, or replace what every file shares. */
const OWN_PROCESS = [
  'lib/commands/**/!(publish-command).test.ts',
  'e2e/bench/**/*.test.ts',
  'lib/api/download/file-thread.test.ts',
  'lib/formats/in/{command,killed-import}.test.ts',
  'lib/formats/follow/{command,killed-update}.test.ts',
  'lib/formats/in/target/thread/*.test.ts',
  'lib/formats/out/command.test.ts',
  'lib/register/store/threads/*.test.ts',
  'lib/registry/redis/*.test.ts',
  'lib/service/{quota,cache}/*.test.ts',
  'lib/service/{token{,-places},several-explorers}.test.ts',
  'lib/network/worker/*.test.ts',
];

export default defineConfig({
  root,
  resolve: {
    alias: {
      // The guard is Next's own, as in tsconfig.json; unit tests count as server code.
      'server-only': `${root}node_modules/next/dist/compiled/server-only/empty.js`,
      'next/navigation': fileURLToPath(new URL('./next-navigation.ts', import.meta.url)),
      '@': root.replace(/\/$/, ''),
    },
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    globalSetup: fileURLToPath(new URL('./global-setup.ts', import.meta.url)),
    setupFiles: fileURLToPath(new URL('./random-cases.ts', import.meta.url)),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // By default Vitest leaves one processor free, which is half of a small machine.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['{lib,app,components}/**/*.test.{ts,tsx}'],
          exclude: OWN_PROCESS,
          // Modules are loaded once a process, not once a file.
          pool: 'forks',
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated', include: OWN_PROCESS, pool: 'forks' } },
      // Published programs against a built server have a separate stage.
      { extends: true, test: { name: 'clients', include: ['e2e/clients/*.test.ts'], pool: 'forks' } },
    ],
  },
});
