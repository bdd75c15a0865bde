import type { EndpointName, EndpointOf } from '@/lib/contract/endpoints';
import type { ParsedParameters } from '@/lib/contract/parameters';
import type { PathVariables } from '@/lib/contract/paths';
import type { Standing } from '@/lib/registry/quota';
import type { Rights } from './access';
import type { Account, RegisterStore } from './store/store';

/** What a handler is given. It answers with the `results` of the envelope, or throws a `RegistryError`. */
export interface HandlerContext<N extends EndpointName> {
  store: RegisterStore;
  variables: PathVariables<N>;
  parameters: ParsedParameters<EndpointOf<N>['parameters']>;
  /** As they were sent, for extensions of the interface. */
  params: URLSearchParams;
  rights: Rights;
  /** Of the token, where one was sent. */
  account: Account | undefined;
  /** Of the caller; undefined for our own pages, which spend no allowance. */
  standing: Standing | undefined;
  wildcard: 'A' | 'B';
  version: string | undefined;
  /** ISO date. */
  today: string;
}

export type Handler<N extends EndpointName> = (context: HandlerContext<N>) => Promise<unknown>;

/** One for every endpoint: a missing one does not compile. */
export type Handlers = { [N in EndpointName]: Handler<N> };
