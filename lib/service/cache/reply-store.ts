/** A reply as it is kept: its body as JSON text, so that no two readers share an object. */
export interface KeptText {
  status: number;
  text: string;
  etag?: string;
  at: number;
}

/** One place for kept replies and notes. Throws what its disk throws; `withFallOver` answers for that. */
export interface ReplyStore {
  readonly kind: 'file' | 'memory';
  get(key: string): KeptText | undefined;
  /** A text larger than a quarter of the room is not kept, and what stood under its key neither. `goneAt`: when nobody needs it any more. */
  put(key: string, kept: KeptText, goneAt: number): void;
  confirm(key: string, at: number): void;
  remove(key: string): void;
  timeOf(key: string): { at: number; status: number } | undefined;
  readNote(name: string): { text: string; at: number } | undefined;
  writeNote(name: string, note: { text: string; at: number }): void;
  size(): { count: number; bytes: number; max_bytes: number };
  close(): void;
}

/** Of the room that one reply may take: a single huge one must not drive out all others. */
export const LARGEST_SHARE = 1 / 4;
