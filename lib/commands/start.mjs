import './setup/node-version.mjs';
import { buildIfChanged } from './setup/build.mjs';
import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { stopOnSignals } from './setup/processes.mjs';
import { createSampleIfNone } from './setup/sample.mjs';
import { serve } from './setup/serve.mjs';

/** `npm start`: from a fresh clone to a page that answers. */
stopOnSignals(0);
await runCommand(async () => {
  const { embedded, port, registerFile } = await prepare({ build: buildIfChanged });
  // For an image of a container, which has no data yet.
  if (process.argv.includes('--build-only')) return;
  if (embedded) await createSampleIfNone(registerFile);
  await serve('production', port);
});
