import { MessageChannel, Worker } from 'node:worker_threads';
import { type ImportTarget, type RawOf, RegisterRefusal } from '../target';
import type { Answer, FromWriter, Request, WriterThreadData } from './messages';

interface Asked {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  rawOf: RawOf;
}

/** All it makes is gone soon: more room for it would only be filled with what is not needed any more. */
const YOUNG_MEGABYTES = 24;

const NONE: RawOf = () => undefined;

/** The thread that writes a register: one request after another, each with its answer. */
class WriterThread {
  private readonly worker: Worker;
  private readonly records = new MessageChannel();
  private readonly signal = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  private readonly asked: Asked[] = [];
  private fault: Error | undefined;

  constructor(file: string) {
    const { port2 } = this.records;
    const workerData: WriterThreadData = { file, records: port2, signal: this.signal };
    this.worker = new Worker(new URL('./start-worker.mjs', import.meta.url), {
      workerData,
      transferList: [port2],
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES },
    });
    this.worker.on('message', (message: FromWriter) => this.hear(message));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error('the thread that writes the register has ended')));
  }

  get hasEnded(): boolean {
    return this.fault !== undefined;
  }

  /**
   * Resolves once the register can be written.
   * @throws RegisterRefusal where it cannot be opened, as with all that is asked of it.
   */
  opened(): Promise<Answer> {
    return this.answer(NONE);
  }

  ask(request: Request, rawOf = NONE): Promise<Answer> {
    const answer = this.answer(rawOf);
    if (!this.fault) this.worker.postMessage(request);
    return answer;
  }

  private answer(rawOf: RawOf): Promise<Answer> {
    if (this.fault) return Promise.reject(new RegisterRefusal(this.fault.message));
    return new Promise((resolve, reject) => this.asked.push({ resolve, reject, rawOf }));
  }

  private hear(message: FromWriter): void {
    if ('wanted' in message) this.send(message.wanted);
    else if (message.refused === undefined) this.asked.shift()?.resolve(message);
    else this.asked.shift()?.reject(new RegisterRefusal(message.refused));
  }

  private send(index: number): void {
    try {
      this.records.port1.postMessage(this.asked[0]?.rawOf(index));
    } catch {
      // One that nests without end cannot be sent; whoever waits for it must not do so for ever.
      this.records.port1.postMessage(undefined);
    }
    Atomics.store(this.signal, 0, 1);
    Atomics.notify(this.signal, 0);
  }

  private end(fault: Error): void {
    this.fault ??= fault;
    this.records.port1.close();
    for (const { reject } of this.asked.splice(0)) reject(new RegisterRefusal(this.fault.message));
  }
}

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
