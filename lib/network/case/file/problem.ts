/** Why a case file was refused; `caseWords.file.problem` says it. */
export type FileProblem =
  | { kind: 'too_large'; size: number; limit: number }
  | { kind: 'not_json' }
  | { kind: 'not_a_case' }
  | { kind: 'other_version'; version: string; newest: number }
  | { kind: 'unreadable'; at: string };

/** Thrown by `readCaseFile`: nothing of the file is used. */
export class CaseFileError extends Error {
  constructor(readonly problem: FileProblem) {
    super(`The case file was refused: ${problem.kind}`);
  }
}
