import { afterEach } from 'vitest';
import type { RegisterInput, WriteOutcome } from './records';
import type { RegisterStore, RegisterWriter } from './store';

/** A register to try: what is written through `writer` is read through `store`. */
export interface Trial {
  store: RegisterStore;
  writer: RegisterWriter;
  close(): void;
}

/** Opens a separate register for each test of the calling block, and closes it afterwards. */
export function useTrial(open: () => Trial) {
  let trial: Trial | undefined;
  afterEach(() => {
    trial?.close();
    trial = undefined;
  });
  return {
    /** A register that holds these records. */
    given(...inputs: RegisterInput[]): RegisterStore {
      trial = open();
      trial.writer.write(inputs);
      return trial.store;
    },
    /** Writes more into the register of the case. */
    write(inputs: RegisterInput[]): WriteOutcome[] {
      if (!trial) throw new Error('There is no register to write to yet.');
      return trial.writer.write(inputs);
    },
  };
}
