/** Who asks. The explorer is ours and spends no allowance; a program comes through the API door, perhaps with a token. */
export type Caller = { kind: 'explorer' } | { kind: 'program'; token: string | null };

/** A request of the interface, whichever door it came through. */
export interface RegistryRequest {
  /** Below the base address, percent-encoded: `companies/gb/00102498/network`. */
  path: string;
  /** Without `api_token`. */
  params: URLSearchParams;
  caller: Caller;
  /** Origin written into addresses of the reply. */
  origin: string;
  /** The version asked for in the path, `0.4`; undefined where none was. */
  version?: string;
}

export interface RegistryReply {
  status: number;
  body: unknown;
}

/** The one meeting point of pages, doors and sources. Never throws for a failure of the interface: that is a status. */
export interface Registry {
  source: 'embedded' | 'upstream';
  get(request: RegistryRequest): Promise<RegistryReply>;
}
