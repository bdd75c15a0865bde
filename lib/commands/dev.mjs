import './setup/node-version.mjs';
import { runCommand } from './setup/failure.mjs';
import { prepare } from './setup/prepare.mjs';
import { stopOnSignals } from './setup/processes.mjs';
import { createSampleIfNone } from './setup/sample.mjs';
import { serve } from './setup/serve.mjs';

/** `npm run dev`: like `npm start`, but changes appear at once. */
stopOnSignals(0);
await runCommand(async () => {
  const { embedded, port, registerFile } = await prepare();
  if (embedded) await createSampleIfNone(registerFile);
  await serve('development', port);
});
