import type { Notes, ReplyCache } from './cache';
import { withFallOver } from './fall-over';
import { type FileOptions, openFile } from './file-opener';
import { createReplyCache } from './kept-replies';
import { createMemoryStore } from './memory-store';
import type { ReplyStore } from './reply-store';

/** Where there is no file: a few hundred companies with what belongs to them. */
const MEMORY_BYTES = 32 * 1024 * 1024;

function storeOf(options: FileOptions): ReplyStore {
  const { file, maxBytes, now, warn } = options;
  const memory = createMemoryStore(MEMORY_BYTES);
  if (maxBytes === 0) return memory;
  return withFallOver({
    open: () => openFile(options),
    memory,
    now,
    warn: (code) =>
      warn(
        `Replies cannot be kept in ${file} (${code}); until they can, they are kept in memory and a restart loses them.`,
      ),
  });
}

/**
 * The cache of kept replies: in `file`, at most `maxBytes` of it; in memory where `maxBytes` is 0 or the file cannot be
 * used, at the start or later. `warn` gets a sentence the first time that happens, and when a damaged file is set aside.
 */
export const openCache = (options: FileOptions): ReplyCache & { readonly notes: Notes } =>
  createReplyCache(storeOf(options), options.now);
