import './setup/node-version.mjs';
import { Failure, runCommand } from './setup/failure.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { stopOnSignals } from './setup/processes.mjs';
import { runStage, STAGE_NAMES } from './setup/stages.mjs';
import { installSystemPackage } from './setup/system-packages.mjs';
import { printTotals } from './setup/totals.mjs';

function chosenStages() {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !STAGE_NAMES.includes(name));
  if (unknown) throw new Failure(`There is no stage "${unknown}"; it must be one of: ${STAGE_NAMES.join(', ')}.`);
  return asked.length > 0 ? asked : STAGE_NAMES;
}

/** `npm test`: every check, and on a fresh clone whatever they need. `npm test -- unit` runs one stage. */
stopOnSignals(130);
await runCommand(async () => {
  const names = chosenStages();
  await installWhatIsMissing({ beforeCompiling: () => installSystemPackage('compiler') });
  const results = [];
  for (const name of names) results.push(await runStage(name));
  printTotals(results);
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
