import { exportCommand } from '@/lib/formats/out/command';
import { openSqliteExport } from '@/lib/register/store/sqlite/read/export/export';
import { runCommand } from './run-command';

await runCommand((args, around) => exportCommand(args, { ...around, openExport: openSqliteExport }));
