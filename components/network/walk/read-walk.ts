import type { WalkEvent } from '@/lib/network/walk/events';
import { type FailedReply, failedReply } from '@/lib/words/failed-reply';

/** A walk that was refused, or whose connection broke; the reply then says nothing. */
export class WalkBroken extends Error {
  constructor(readonly reply: FailedReply) {
    super(reply.message);
    this.name = 'WalkBroken';
  }
}

async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

/** The events of a reply, each as soon as its line is whole. Throws a `WalkBroken` for a refusal, and where the last line never comes. */
export async function* readWalk(response: Response): AsyncGenerator<WalkEvent, void> {
  if (!response.ok || !response.body) throw new WalkBroken(failedReply(await bodyOf(response), response.status));
  const decoder = new TextDecoder();
  const reader = response.body.getReader();
  let rest = '';
  let last: WalkEvent['event'] | undefined;
  for (let { value, done } = await reader.read(); !done; { value, done } = await reader.read()) {
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const event: WalkEvent = JSON.parse(line);
      last = event.event;
      yield event;
    }
  }
  if (last !== 'stopped') throw new WalkBroken({});
}
