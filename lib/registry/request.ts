import type { Suggestions } from '@/lib/contract/extensions';

/** Who asks. The explorer is ours and spends no allowance; a program comes through the API door, perhaps with a token. */
export type Caller =
  | { kind: 'explorer' }
  | {
      kind: 'program';
      token: string | null;
      /** From where; the calls of programs without a token are counted by it. */
      address?: string;
    };

/** A request of the interface, whichever door it came through. */
export interface RegistryRequest {
  /** Below the base address, percent-encoded: `companies/gb/00102498/network`. */
  path: string;
  /** Asked where `path` names nothing: the path of an old caller, without its `.json` or `.xml`. */
  otherPath?: string;
  /** Without `api_token`. */
  params: URLSearchParams;
  caller: Caller;
  /** Origin written into addresses of the reply. */
  origin: string;
  /** The version asked for in the path, `0.4`; undefined where none was. */
  version?: string;
  /** Under which a failure of ours is logged. */
  id?: string;
}

export interface RegistryReply {
  status: number;
  body: unknown;
  /** The caller's allowance, and when to try again, as headers of HTTP. */
  headers?: Record<string, string>;
  /** True where `path` itself named something, so that `otherPath` was not looked at. */
  exact?: boolean;
}

/** The one meeting point of pages, doors and sources. Never throws for a failure of the interface: that is a status. */
export interface Registry {
  source: 'embedded' | 'upstream';
  get(request: RegistryRequest): Promise<RegistryReply>;
  /** Only where the source can tell; throws a `RegistryError` for a text that is no beginning of anything. */
  suggest?(q: string): Promise<Suggestions>;
}
