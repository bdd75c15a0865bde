import { z } from 'zod';
import { ERROR_STATUS } from '@/lib/contract/errors';

/** The specification leaves the words of errors open, and one status stands for several things: these tell them apart. */
const WORDS = {
  allowance: /\b(?:rate|limits?|quotas?|allowance|exceed(?:s|ed)?|used up|usage|too many)\b/i,
  redaction: /\b(?:redact\w*|withheld|restricted)\b/i,
  token: /\b(?:(?:api[ _-]?)?token|api[ _-]?key|credentials|unauthori[sz]ed|authenticat\w*)\b/i,
  need_of_token:
    /\b(?:token|api[ _-]?key)\b.*\b(?:required|needed|missing)\b|\b(?:requires?|needs?|missing|without)\b.*\b(?:token|api[ _-]?key)\b/i,
  absence: /\b(?:not found|no such|does not exist|unknown path)\b/i,
  fault: /\b(?:invalid|must be|not valid|malformed|bad request)\b/i,
  overload: /\b(?:unavailable|overload\w*|busy|try again|maintenance)\b/i,
} as const;

export const speaksOf = (topic: keyof typeof WORDS, message: string | undefined): boolean =>
  message !== undefined && WORDS[topic].test(message);

/** In which order they are looked for, and the status under which a service should have said so. */
const STATUS_OF = [
  ['allowance', ERROR_STATUS.refused],
  ['token', ERROR_STATUS.credentials_incorrect],
  ['absence', ERROR_STATUS.not_found],
  ['redaction', ERROR_STATUS.unavailable],
  ['fault', ERROR_STATUS.invalid_request],
  ['overload', ERROR_STATUS.unavailable],
] as const;

const errorStatus = z.coerce.number().int().min(400).max(599);
const numberedSchema = z.object({
  error: z.object({ status: errorStatus.optional().catch(undefined), code: errorStatus.optional().catch(undefined) }),
});

/**
 * The status that an error sent under 200 should have had: the number in it, else what its words say, else 500. Undefined
 * where the body is no error, or holds results beside it.
 */
export function statusOfError(body: Record<string, unknown>, message: string | undefined): number | undefined {
  if (!body.error || (body.results !== undefined && body.results !== null)) return undefined;
  const { error } = numberedSchema.safeParse(body).data ?? {};
  const said = STATUS_OF.find(([topic]) => speaksOf(topic, message));
  return error?.status ?? error?.code ?? said?.[1] ?? ERROR_STATUS.internal_error;
}
