import { answerTo } from './answer';
import type { Request } from './ask';

/** Computes networks without blocking the page. Typed arrays are transferred, not copied. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const reply = answerTo(data);
  const transfer = 'answer' in reply && ArrayBuffer.isView(reply.answer) ? [reply.answer.buffer] : [];
  self.postMessage(reply, { transfer });
});
