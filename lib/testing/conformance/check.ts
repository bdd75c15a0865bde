import assert from 'node:assert/strict';
import { type Ask, findSampleIds } from './ask';
import type { SentenceCase } from './sentence';

/** `PLACEHOLDER` in an address is replaced by the id of a placeholder with a network. */
async function withIds(ask: Ask, address: string): Promise<string> {
  if (!address.includes('PLACEHOLDER')) return address;
  return address.replace('PLACEHOLDER', String((await findSampleIds(ask)).placeholder));
}

/** Sends the requests of a case. Throws on a wrong reply, and names the request. */
export async function checkCase(ask: Ask, { asks, asking, status = 200, holds, cites }: SentenceCase): Promise<void> {
  const addresses = await Promise.all(asks.map((address) => withIds(ask, address)));
  const replies = await Promise.all(addresses.map((address) => ask(address, asking)));
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
