import { answerTo } from './answer';
import type { Request } from './ask';

/** Where a network is computed without holding up the page. Numbers are handed over, not copied. */
self.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  const reply = answerTo(data);
  const transfer = 'answer' in reply && ArrayBuffer.isView(reply.answer) ? [reply.answer.buffer] : [];
  self.postMessage(reply, { transfer });
});
