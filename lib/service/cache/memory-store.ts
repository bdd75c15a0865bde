import { LRUCache } from 'lru-cache';
import { type KeptText, LARGEST_SHARE, type ReplyStore } from './reply-store';

/** Characters beside the text: key, status, moments and the cache's own lists. */
const BESIDE = 256;

/**
 * Replies in the memory of this process, the least used driven out first. Their text is kept, not their objects: parsing
 * costs 60 µs for a company of 20 KB, less than freezing or copying what was parsed, and the size is exact.
 */
export function createMemoryStore(maxBytes: number): ReplyStore {
  const replies = new LRUCache<string, KeptText>({
    maxSize: maxBytes,
    maxEntrySize: Math.floor(maxBytes * LARGEST_SHARE),
    sizeCalculation: ({ text }, key) => text.length + key.length + BESIDE,
  });
  const notes = new Map<string, { text: string; at: number }>();
  return {
    kind: 'memory',
    get: (key) => replies.get(key),
    put: (key, kept) => void replies.set(key, kept),
    confirm(key, at) {
      const kept = replies.peek(key);
      if (kept && kept.at < at) replies.set(key, { ...kept, at });
    },
    remove: (key) => void replies.delete(key),
    timeOf(key) {
      const kept = replies.peek(key);
      return kept && { at: kept.at, status: kept.status };
    },
    readNote: (name) => notes.get(name),
    writeNote: (name, note) => void notes.set(name, note),
    size: () => ({ count: replies.size, bytes: replies.calculatedSize, max_bytes: maxBytes }),
    close() {
      replies.clear();
      notes.clear();
    },
  };
}
