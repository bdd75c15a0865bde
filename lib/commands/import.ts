import { importCommand } from '@/lib/import/command';
import { openRegisterWriter } from '@/lib/registry/embedded/store/sqlite/writer';

process.exitCode = await importCommand(process.argv.slice(2), {
  dataFolder: process.env.FIRMAMENT_DATA || './data',
  stdout: process.stdout,
  stderr: process.stderr,
  clock: Date.now,
  openWriter: openRegisterWriter,
});
