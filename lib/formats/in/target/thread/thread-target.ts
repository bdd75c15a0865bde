import type { ImportTarget } from '../target';
import type { Answer } from './messages';
import { WriterThread } from './thread';

/**
 * Batches on their way at most: one that is written, and those that wait for it. Neither thread is always as fast as
 * the other, and with one waiting only they stood still a tenth of the time; more than these only take memory.
 */
const MOST_ON_THEIR_WAY = 4;

function expectPart<Key extends 'run' | 'counts'>(answer: Answer, key: Key): NonNullable<Answer[Key]> {
  const part = answer[key];
  if (part === undefined) throw new Error(`the thread that writes the register told no ${key}`);
  return part;
}

/**
 * The register in `file`, written by a thread of its own while this one reads on.
 * @throws RegisterRefusal where it cannot be opened.
 */
export async function openThreadTarget(file: string): Promise<ImportTarget> {
  const thread = new WriterThread(file);
  await thread.opened();
  const onTheirWay: Promise<Answer>[] = [];
  const arrive = async (most: number): Promise<void> => {
    while (onTheirWay.length > most) await onTheirWay.shift();
  };
  return {
    begin: async (beginning) => expectPart(await thread.ask({ ask: 'begin', beginning }), 'run'),
    write: async (batch, rawOf) => {
      const written = thread.ask({ ask: 'write', batch }, rawOf);
      // Whoever brings the next batch, or ends, is told of it.
      written.catch(() => {});
      onTheirWay.push(written);
      await arrive(MOST_ON_THEIR_WAY - 1);
    },
    end: async () => {
      await arrive(0);
      return expectPart(await thread.ask({ ask: 'end' }), 'counts');
    },
    close: async () => {
      if (!thread.hasEnded) await thread.ask({ ask: 'close' });
    },
  };
}
