import { settings } from '@/lib/env';
import { exportCommand } from '@/lib/export/command';
import { openSqliteExport } from '@/lib/registry/embedded/store/sqlite/read/export';
import { SettingsError } from '@/lib/settings-error';

try {
  const { registerFile, apiWildcard } = settings();
  process.exitCode = await exportCommand(process.argv.slice(2), {
    registerFile,
    wildcard: apiWildcard,
    stdout: process.stdout,
    stderr: process.stderr,
    clock: Date.now,
    openExport: openSqliteExport,
  });
} catch (error) {
  if (!(error instanceof SettingsError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
