import { exportCommand } from '@/lib/formats/out/command';
import { openSqliteExport } from '@/lib/register/store/sqlite/read/export/export';
import { isSettingsError, settings } from '@/lib/registry/settings';

try {
  const { registerFile } = settings();
  process.exitCode = await exportCommand(process.argv.slice(2), {
    registerFile,
    stdout: process.stdout,
    stderr: process.stderr,
    clock: Date.now,
    openExport: openSqliteExport,
  });
} catch (error) {
  if (!isSettingsError(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
