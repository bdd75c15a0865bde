import type { KeptReply, Notes, ReplyCache } from './cache';
import { lifetimeOf } from './freshness';
import { LONGEST_TEXT } from './packing';
import type { KeptText, ReplyStore } from './reply-store';

/** Two clocks may differ a little; a reply from beyond that was written under a wrong one, and would stay fresh for ages. */
const CLOCK_ERROR_MS = 60_000;

/** JSON, or undefined for what cannot be kept: too long, or too deep to be written. */
function textOf(body: unknown): string | undefined {
  try {
    const text = JSON.stringify(body);
    return Buffer.byteLength(text) <= LONGEST_TEXT ? text : undefined;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function parsedText(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Replies and notes as JSON over a store of texts. */
export function createReplyCache(store: ReplyStore, now: () => number): ReplyCache & { readonly notes: Notes } {
  const isPossible = ({ at }: { at: number }): boolean => at <= now() + CLOCK_ERROR_MS;

  function toReply(key: string, { text, ...kept }: KeptText): KeptReply | undefined {
    const parsed = parsedText(text);
    if (!parsed) return void store.remove(key);
    return { ...kept, body: parsed.value };
  }

  return {
    get kind() {
      return store.kind;
    },
    get(key) {
      const kept = store.get(key);
      return kept && isPossible(kept) ? toReply(key, kept) : undefined;
    },
    put(key, { body, ...reply }, endpoint) {
      const lifetime = lifetimeOf(endpoint, reply.status);
      if (lifetime === 0) return;
      const text = textOf(body);
      if (text === undefined) store.remove(key);
      else store.put(key, { ...reply, text }, reply.at + lifetime);
    },
    confirm: (key, at) => store.confirm(key, at),
    remove: (key) => store.remove(key),
    timesOf(keys) {
      const times = keys.map((key) => [key, store.timeOf(key)] as const);
      return new Map(times.flatMap(([key, kept]) => (kept && isPossible(kept) ? [[key, kept]] : [])));
    },
    size: () => store.size(),
    close: () => store.close(),
    notes: {
      read(name) {
        const note = store.readNote(name);
        const parsed = note && parsedText(note.text);
        return parsed && isPossible(note) ? { value: parsed.value, at: note.at } : undefined;
      },
      write: (name, value) => store.writeNote(name, { text: JSON.stringify(value) ?? 'null', at: now() }),
    },
  };
}
