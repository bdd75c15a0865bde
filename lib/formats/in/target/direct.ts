import type { RegisterWriter } from '@/lib/register/store/store';
import { messageOf } from '@/lib/shared/message-of';
import { RejectsFile, rejectsPath } from '../rejects';
import { BatchSettler } from './settle';
import { type ImportTarget, RegisterRefusal } from './target';

/** A register in this thread: each batch is written before the next may be brought. */
export function createDirectTarget(writer: RegisterWriter): ImportTarget {
  let work: { settler: BatchSettler; rejects: RejectsFile; end(): void } | undefined;
  const begun = () => {
    if (!work) throw new RegisterRefusal('no import is at work');
    return work;
  };
  return {
    begin: async ({ plan, rejectsFolder, keepRecords }) => {
      const run = writer.beginImport(plan);
      const rejects = new RejectsFile(rejectsPath(rejectsFolder, run));
      const settler = new BatchSettler({ writer, run, rejects, keepRecords });
      work = { settler, rejects, end: () => writer.endImport(run) };
      return run;
    },
    write: async (batch, rawOf) => {
      const { settler, rejects } = begun();
      try {
        settler.write(batch, rawOf);
      } catch (error) {
        // What follows may not be written: it would be taken for dealt with.
        work = undefined;
        rejects.close();
        throw error instanceof RegisterRefusal ? error : new RegisterRefusal(messageOf(error), { cause: error });
      }
    },
    end: async () => {
      const { settler, rejects, end } = begun();
      rejects.close();
      end();
      work = undefined;
      return settler.counts;
    },
    close: async () => writer.close(),
  };
}
