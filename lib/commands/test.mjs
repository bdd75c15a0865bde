import './setup/node-version.mjs';
import { runCommand } from './setup/failure.mjs';
import { installWhatIsMissing } from './setup/install.mjs';
import { stopOnSignals } from './setup/processes.mjs';
import { isQuiet, prepareStages, runStage, stageNames } from './setup/stages.mjs';
import { installSystemPackage } from './setup/system-packages.mjs';
import { parseTestArguments } from './setup/test-arguments.mjs';
import { printTotals } from './setup/totals.mjs';

/** `npm test`: every check, and on a fresh clone all that they need. */
stopOnSignals(130);
await runCommand(async () => {
  const { names, ...options } = parseTestArguments(process.argv.slice(2), stageNames);
  const results = [];
  const runAll = async (stages) => {
    for (const name of stages) results.push(await runStage(name, options));
  };
  const beside = names.filter(isQuiet);
  await installWhatIsMissing({
    beforeCompiling: () => installSystemPackage('compiler'),
    // None of this needs the database module, which may still be compiling.
    meanwhile: () => Promise.all([runAll(beside), prepareStages(names)]),
  });
  await runAll(names.filter((name) => !isQuiet(name)));
  printTotals(results);
  if (results.some(({ failed }) => failed > 0)) process.exitCode = 1;
});
