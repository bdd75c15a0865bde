import { useState } from 'react';
import { type CaseFile, LARGEST_FILE } from '@/lib/network/case/file/case-file';
import { CaseFileError } from '@/lib/network/case/file/problem';
import { useWords } from '@/lib/shared/language/use-words';
import type { FileProblem } from '@/lib/words/arguments';
import { caseWords } from '@/lib/words/network-analysis';

/**
 * Reads files that strangers may have written. `onRead` may leave a file for later by not taking it; it is `wanted` then.
 * A file that is refused changes nothing.
 */
export function useCaseFile(onRead: (file: CaseFile) => void) {
  const words = useWords(caseWords);
  const [problem, setProblem] = useState('');
  const [wanted, setWanted] = useState<CaseFile>();

  async function read(chosen: File | undefined): Promise<void> {
    if (!chosen) return;
    setProblem('');
    setWanted(undefined);
    try {
      const file = await caseFileIn(chosen);
      setWanted(file);
      onRead(file);
    } catch (error) {
      const why: FileProblem = error instanceof CaseFileError ? error.problem : { kind: 'not_json' };
      setProblem(words.file.problem(why));
    }
  }
  return { read, problem, wanted, setWanted };
}

/** Too large a file is refused before it is read. What checks files is fetched when the first one comes. */
async function caseFileIn(chosen: File): Promise<CaseFile> {
  const { size } = chosen;
  if (size > LARGEST_FILE) throw new CaseFileError({ kind: 'too_large', size, limit: LARGEST_FILE });
  const { readCaseFile } = await import('@/lib/network/case/file/read');
  return readCaseFile(await chosen.text());
}
