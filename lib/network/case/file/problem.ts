import type { FileProblem } from '@/lib/words/arguments';

/** Thrown by `readCaseFile`: nothing of the file is used. */
export class CaseFileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`The case file was refused: ${problem.kind}`);
  }
}
