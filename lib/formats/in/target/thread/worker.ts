import { parentPort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { openRegisterWriter } from '@/lib/register/store/sqlite/writer';
import { messageOf } from '@/lib/shared/json';
import { createDirectTarget } from '../direct';
import type { ImportTarget } from '../target';
import type { Answer, FromWriter, Request, WriterThreadData } from './messages';

const { file, records, signal }: WriterThreadData = workerData;

const send = (message: FromWriter): void => parentPort?.postMessage(message);

/**
 * Blocks until the record arrives, as a transaction cannot await it. Originals are not sent
 * with the batch, as nearly all records are accepted.
 */
function askForRecord(index: number): unknown {
  send({ wanted: index });
  Atomics.wait(signal, 0, 0);
  Atomics.store(signal, 0, 0);
  return receiveMessageOnPort(records)?.message;
}

async function obey(target: ImportTarget, request: Request): Promise<Answer> {
  if (request.ask === 'begin') return { run: await target.begin(request.beginning) };
  if (request.ask === 'end') return { counts: await target.end(request.read) };
  if (request.ask === 'write') await target.write(request.batch, askForRecord);
  else await target.close();
  return {};
}

/** A register that cannot be opened is reported as a failed reply to no request. */
function serve(): void {
  const target = createDirectTarget(openRegisterWriter(file));
  send({});
  let last = Promise.resolve();
  parentPort?.on('message', (request: Request) => {
    last = last
      .then(() => obey(target, request))
      .catch((error): Answer => ({ refused: messageOf(error) }))
      .then(send);
    if (request.ask === 'close') void last.then(() => parentPort?.close());
  });
}

try {
  serve();
} catch (error) {
  send({ refused: messageOf(error) });
}
