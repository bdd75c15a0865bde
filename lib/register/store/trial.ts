import { afterEach } from 'vitest';
import type { RegisterInput, WriteOutcome } from './records';
import type { RegisterStore, RegisterWriter } from './store';

/** A register to try: what is written through `writer` is read through `store`. */
export interface Trial {
  store: RegisterStore;
  writer: RegisterWriter;
  /** Resolves when the store answers with what was written; absent if it does at once. */
  published?(): Promise<void>;
  close(): void | Promise<void>;
}

/** Opens a separate register for a test. */
export type OpenTrial = () => Trial | Promise<Trial>;

/** Opens a separate register for each test of the calling block, and closes it afterwards. */
export function useTrial(open: OpenTrial) {
  let trial: Trial | undefined;
  afterEach(async () => {
    const last = trial;
    trial = undefined;
    await last?.close();
  });
  return {
    /** A register that holds these records. */
    async given(...inputs: RegisterInput[]): Promise<RegisterStore> {
      trial = await open();
      trial.writer.write(inputs);
      await trial.published?.();
      return trial.store;
    },
    /** Writes more into the register of the case. */
    async write(inputs: RegisterInput[]): Promise<WriteOutcome[]> {
      if (!trial) throw new Error('There is no register to write to yet.');
      const outcomes = trial.writer.write(inputs);
      await trial.published?.();
      return outcomes;
    },
  };
}
