import { inject } from 'vitest';

/** The address of the node that all tests of a run share, each with indexes of its own. The first to ask waits for it. */
export async function sharedNode(): Promise<string> {
  const reply = await fetch(inject('openSearch'));
  const text = await reply.text();
  if (!reply.ok) throw new Error(text);
  return text;
}
