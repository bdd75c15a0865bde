import { exportCommand } from '@/lib/formats/out/command';
import { openSqliteExport } from '@/lib/register/store/sqlite/read/export';
import { SettingsError, settings } from '@/lib/registry/settings';

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
