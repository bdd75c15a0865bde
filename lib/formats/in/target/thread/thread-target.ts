import { MessageChannel, Worker } from 'node:worker_threads';
import { type ImportTarget, type RawOf, RegisterRefusal } from '../target';
import type { Answer, FromWriter, Request, WriterThreadData } from './messages';

interface Asked {
  resolve: (answer: Answer) => void;
  reject: (error: Error) => void;
  rawOf: RawOf;
}

/** Its objects are short-lived: a larger heap would only fill with garbage. */
const YOUNG_MEGABYTES = 24;

const NONE: RawOf = () => undefined;

/** The thread that writes a register: one request after another, each with its reply. */
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
    this.worker.on('message', (message: FromWriter) => this.applyEvents(message));
    this.worker.on('error', (error) => this.end(error));
    this.worker.on('exit', () => this.end(new Error('the thread that writes the register has ended')));
  }

  get hasEnded(): boolean {
    return this.fault !== undefined;
  }

  /**
   * Resolves once the register can be written.
   * @throws RegisterRefusal if it cannot be opened; all later requests fail likewise.
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

  private applyEvents(message: FromWriter): void {
    if ('wanted' in message) this.send(message.wanted);
    else if (message.refused === undefined) this.asked.shift()?.resolve(message);
    else this.asked.shift()?.reject(new RegisterRefusal(message.refused));
  }

  private send(index: number): void {
    try {
      this.records.port1.postMessage(this.asked[0]?.rawOf(index));
    } catch {
      // A record nested too deeply cannot be sent; the waiting thread must get a reply nevertheless.
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
 * Maximum batches in flight: the one being written, and those that wait. The two threads vary in speed:
 * with one waiting batch they idled a tenth of the time; more than these only take memory.
 */
const MOST_ON_THEIR_WAY = 4;

function expectPart<Key extends 'run' | 'counts'>(answer: Answer, key: Key): NonNullable<Answer[Key]> {
  const part = answer[key];
  if (part === undefined) throw new Error(`the thread that writes the register told no ${key}`);
  return part;
}

/**
 * The register in `file`, written by a separate thread while this one reads on.
 * @throws RegisterRefusal if it cannot be opened.
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
      // Reported by the next `write` or `end`.
      written.catch(() => {});
      onTheirWay.push(written);
      await arrive(MOST_ON_THEIR_WAY - 1);
    },
    end: async (read) => {
      await arrive(0);
      return expectPart(await thread.ask({ ask: 'end', read }), 'counts');
    },
    close: async () => {
      if (!thread.hasEnded) await thread.ask({ ask: 'close' });
    },
  };
}
