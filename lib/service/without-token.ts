import { ENDPOINTS } from '@/lib/contract/endpoints';
import { ERROR_STATUS, errorBody } from '@/lib/contract/errors';
import { DEFAULT_PER_PAGE } from '@/lib/contract/limits';
import { restrictedParameters } from '@/lib/contract/parameters';
import { matchPath } from '@/lib/contract/paths';
import type { Language } from '@/lib/shared/language/language';
import { withoutTokenWords } from '@/lib/words/register';
import type { UpstreamRequest } from './address';
import type { ErrorReply } from './failure';

/**
 * Why a service answers this request to nobody without a token, in a sentence; undefined where it may answer. Known
 * from the interface alone (specification, "Authentication", 3 and 4), so that no call is spent to hear it.
 */
export function needsToken({ path, params }: UpstreamRequest): string | undefined {
  const matched = matchPath(path);
  if (!matched) return undefined;
  const { token, parameters } = ENDPOINTS[matched.name];
  if (token === 'always')
    return 'The register service answers this only to holders of a token, and this explorer has none.';
  const [restricted] = restrictedParameters(parameters, params);
  if (!restricted) return undefined;
  return `The register service answers ${restricted.name}=${restricted.value} only to holders of a token, and this explorer has none.`;
}

/** The reply to a request that a service answers only to holders of a token. It costs no call. */
export function refusedWithoutToken(request: UpstreamRequest): ErrorReply | undefined {
  const message = needsToken(request);
  return message === undefined
    ? undefined
    : { status: ERROR_STATUS.refused, body: errorBody(message, { reason: 'needs_token' }) };
}

/**
 * What we must do without, each in words that follow "no token: ". Of an unknown form the worse of the two that still
 * answer.
 */
export function limitsWithoutToken(form: 'A' | 'B' | 'unknown', language: Language): string[] {
  const words = withoutTokenWords[language];
  if (form === 'A') return [words.nothing];
  return [words.perPage(DEFAULT_PER_PAGE), words.events, words.dateOrders, words.identifiers, words.personal];
}
