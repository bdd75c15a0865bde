import type { EndpointName } from '@/lib/contract/endpoints';

/** What the service last said to one address. */
export interface CachedReply {
  status: number;
  /** JSON. Whoever gets it owns it: changing it changes nobody else's. */
  body: unknown;
  etag?: string;
  /** When the service gave or last confirmed it; milliseconds since 1970. */
  at: number;
}

/** Replies of one service, each under the caller's key. A cache: whatever was put may be gone at any time. Never throws for a fault of the disk. */
export interface ReplyCache {
  /** Where replies go now; a file that cannot be written any more gives way to memory. */
  readonly kind: 'file' | 'memory';
  /** Whatever its age: `ageOf` tells what it is good for. */
  get(key: string): CachedReply | undefined;
  /** What `lifetimeOf` gives no time is not kept. The key holds no token. */
  put(key: string, reply: CachedReply, endpoint: EndpointName): void;
  /** The service said (304) that the copy still held at that moment. */
  confirm(key: string, at: number): void;
  remove(key: string): void;
  /** Of those keys that are there, without reading their bodies and without counting as a use. */
  timesOf(keys: string[]): Map<string, { at: number; status: number }>;
  size(): { count: number; bytes: number; max_bytes: number };
  close(): void;
}

export interface Note {
  value: unknown;
  /** When it was written; milliseconds since 1970. */
  at: number;
}

/** Small named JSON values about the service that should outlive a restart; as easily lost as replies are. */
export interface Notes {
  read(name: string): Note | undefined;
  write(name: string, value: unknown): void;
}
