import { ENDPOINTS, type Endpoint } from '@/lib/contract/endpoints';
import { ERROR_STATUS, errorBody } from '@/lib/contract/errors';
import type { AllowedRequest } from './address';
import type { ErrorReply } from './failure';

/**
 * Visitors of the pages may not read the personal facts of officers, so they may not search by them either, though our own
 * token would let them.
 */
export function refusedPersonalSearch({ endpoint, params }: AllowedRequest): ErrorReply | undefined {
  const declared: Endpoint['parameters'] = ENDPOINTS[endpoint].parameters;
  const asked = [...params.keys()].find((name) => declared[name]?.personal);
  if (asked === undefined) return undefined;
  const message = `The parameter ${asked} needs an API token of your own; these pages do not search by personal facts.`;
  return { status: ERROR_STATUS.refused, body: errorBody(message, { reason: 'needs_token' }) };
}
