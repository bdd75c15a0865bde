import type { RegistryReply } from '@/lib/registry/request';

/** The registry, asked in the name of whoever takes the file. `path` is of the interface, without its first slash. */
export interface Asking {
  source: 'embedded' | 'upstream';
  /** Origin of our pages. */
  origin: string;
  now: Date;
  get(path: string, params: URLSearchParams): Promise<RegistryReply>;
  /** What is at hand without a call, for words around a file; undefined where that is nothing. */
  peek(path: string): Promise<RegistryReply | undefined>;
  /** Told of a defect of ours that ends a file when its status is long sent. */
  failed(error: unknown): void;
}
