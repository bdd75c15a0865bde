import assert from 'node:assert/strict';
import type { Ask } from './ask';
import type { SentenceCase } from './sentence';

/** Sends the requests of a case and throws where an answer is not what it must be, naming the request. */
export async function checkCase(ask: Ask, { asks, asking, status = 200, holds, cites }: SentenceCase): Promise<void> {
  const replies = await Promise.all(asks.map((address) => ask(address, asking)));
  for (const [index, reply] of replies.entries()) {
    assert.equal(
      reply.status,
      status,
      `${cites}\n${asks[index]} was answered by ${reply.status}: ${reply.text.slice(0, 200)}`,
    );
  }
  try {
    holds?.(...replies);
  } catch (error) {
    throw new Error(`${cites}\n${asks.join('\n')}`, { cause: error });
  }
}
